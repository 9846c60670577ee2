import KeepItFreshLabels

/// A weight or a volume.
package struct MeasuredAmount: Hashable, Codable, Sendable {
    package let value: Double
    package let unit: Unit

    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// A unit, by its usual name.
    package struct Unit: Hashable, Codable, Sendable {
        package let name: String
        package let isVolume: Bool
        /// Grams or millilitres.
        fileprivate let size: Double

        /// The unit with a name in any of the languages of labels; nil for any other text.
        package init?(named name: String) {
            guard let unit = NetQuantity.Unit.named(name) else { return nil }
            self.name = unit.rawValue
            switch unit {
            case .grams: (isVolume, size) = (false, 1)
            case .kilograms: (isVolume, size) = (false, 1000)
            case .ounces: (isVolume, size) = (false, 28.349_523_125)
            case .pounds: (isVolume, size) = (false, 453.592_37)
            case .millilitres: (isVolume, size) = (true, 1)
            case .centilitres: (isVolume, size) = (true, 10)
            case .decilitres: (isVolume, size) = (true, 100)
            case .litres: (isVolume, size) = (true, 1000)
            case .fluidOunces: (isVolume, size) = (true, 29.573_529_562_5)
            }
        }
    }

    /// The share of another amount; nil where one is a weight and the other a volume. Ounces of a volume are fluid
    /// ounces.
    package func share(of whole: MeasuredAmount) -> Double? {
        let fluid = unit.name == "oz" && whole.unit.isVolume ? Unit(named: "fl oz") : nil
        let unit = fluid ?? unit
        guard unit.isVolume == whole.unit.isVolume else { return nil }
        return value * unit.size / (whole.value * whole.unit.size)
    }
}
