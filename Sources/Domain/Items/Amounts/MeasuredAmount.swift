import KeepItFreshLabels

/// A weight or a volume.
package struct MeasuredAmount: Hashable, Sendable {
    package let value: Fraction
    package let unit: Unit

    /// A unit, by its usual name.
    package struct Unit: Hashable, Sendable {
        package let name: String
        package let isVolume: Bool
        package let isMetric: Bool
        /// Grams or millilitres.
        let size: Fraction

        private init(_ name: String, isVolume: Bool, isMetric: Bool, _ size: Fraction) {
            (self.name, self.isVolume, self.isMetric, self.size) = (name, isVolume, isMetric, size)
        }

        /// The unit with a name in any of the languages of labels; nil for any other text.
        package init?(named name: String) {
            if let unit = Self.further[name.lowercased()] {
                self = unit
                return
            }
            guard let unit = NetQuantity.Unit.named(name), let own = Self.usual[unit] else { return nil }
            self = own
        }

        /// The units that labels have, in grams and millilitres.
        private static let usual: [NetQuantity.Unit: Unit] = {
            let sizes: [(NetQuantity.Unit, isVolume: Bool, isMetric: Bool, Int, over: Int)] = [
                (.grams, false, true, 1, 1), (.kilograms, false, true, 1000, 1),
                (.ounces, false, false, 28_349_523_125, 1_000_000_000), (.pounds, false, false, 45_359_237, 100_000),
                (.millilitres, true, true, 1, 1), (.centilitres, true, true, 10, 1),
                (.decilitres, true, true, 100, 1), (.litres, true, true, 1000, 1),
                (.fluidOunces, true, false, 295_735_295_625, 10_000_000_000),
            ]
            return sizes.reduce(into: [:]) { units, row in
                let size = Fraction(row.3, over: row.over)
                units[row.0] = size.map { Unit(row.0.rawValue, isVolume: row.isVolume, isMetric: row.isMetric, $0) }
            }
        }()

        /// Those by which people shop, and hardly any label: ten grams (Austria, Hungary, Poland), and pints, quarts
        /// and gallons of the United States.
        private static let further: [String: Unit] = {
            let rows: [(String, isVolume: Bool, isMetric: Bool, Int, over: Int)] = [
                ("dag", false, true, 10, 1), ("dkg deka dekagramm", false, true, 10, 1),
                ("pt pts pint pints", true, false, 473_176_473, 1_000_000),
                ("qt qts quart quarts", true, false, 946_352_946, 1_000_000),
                ("gal gals gallon gallons", true, false, 3_785_411_784, 1_000_000),
            ]
            return rows.reduce(into: [:]) { units, row in
                let names = row.0.split(separator: " ").map(String.init)
                guard let size = Fraction(row.3, over: row.over) else { return }
                for name in names {
                    units[name] = Unit(names[0], isVolume: row.isVolume, isMetric: row.isMetric, size)
                }
            }
        }()

        /// The unit for what is measured by another one: ounces of a volume are fluid ounces. Nil where one is of a
        /// weight and the other of a volume.
        func like(_ other: Unit) -> Unit? {
            let unit = name == "oz" && other.isVolume ? Unit(named: "fl oz") : self
            return unit?.isVolume == other.isVolume ? unit : nil
        }
    }
}
