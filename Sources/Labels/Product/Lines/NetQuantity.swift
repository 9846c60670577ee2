/// A net quantity: an amount, and for multipacks the number of packs.
package struct NetQuantity: Hashable, Sendable, CustomStringConvertible {
    /// The numbers of packs in a multipack, from the outermost inwards; empty for a single pack.
    let counts: [Int]
    /// The amount as decimal digits with a point.
    let amount: String
    let unit: Unit

    /// As a person writes it: `500 g`, `6 × 0.33 l`.
    package var description: String {
        (counts.map(String.init) + ["\(amount) \(unit.rawValue)"]).joined(separator: " × ")
    }
}

extension NetQuantity {
    /// The units of contents on packs.
    package enum Unit: String, CaseIterable, Sendable {
        case grams = "g"
        case kilograms = "kg"
        case millilitres = "ml"
        case centilitres = "cl"
        case decilitres = "dl"
        case litres = "l"
        case ounces = "oz"
        case fluidOunces = "fl oz"
        case pounds = "lb"

        /// The unit at the start of tokens, the number of tokens it takes, and whether an e-mark is attached to it; nil
        /// when they do not begin with a unit.
        static func unit(atStartOf words: ArraySlice<LabelToken>) -> (unit: Unit, length: Int, hasEMark: Bool)? {
            guard let first = words.first?.folded else { return nil }
            if first == "fl", words.dropFirst().first?.folded == "oz" { return (.fluidOunces, 2, false) }
            if let unit = names[first] { return (unit, 1, false) }
            if let unit = namesWithEMark[first] { return (unit, 1, true) }
            return nil
        }

        /// The unit with a name, such as `g`, `Liter` or `fl oz`; case is ignored.
        package static func named(_ name: String) -> Unit? {
            let folded = name.lowercased()
            return folded == Unit.fluidOunces.rawValue ? .fluidOunces : names[folded]
        }

        var isMetric: Bool {
            switch self {
            case .ounces, .fluidOunces, .pounds: false
            default: true
            }
        }

        /// The amounts in packs for households.
        var usualAmounts: ClosedRange<Double> {
            switch self {
            case .grams, .millilitres: 5...20_000
            case .centilitres: 1...500
            case .decilitres: 1...100
            case .kilograms, .litres: 0.05...50
            case .ounces, .fluidOunces: 0.3...200
            case .pounds: 0.2...50
            }
        }

        /// Units with an attached e-mark; not `le`, which is a word.
        private static let namesWithEMark: [String: Unit] = [
            "ge": .grams, "kge": .kilograms, "mle": .millilitres, "cle": .centilitres,
        ]

        private static let names: [String: Unit] = {
            let table = """
                g gr gm gms gram grams gramm gramme grammes grammi gramos gramas gramow г гр  γρ
                kg kgs kilo kilogram kilogramm кг
                ml mls millilitre milliliter мл
                cl сл
                dl дл dl℮
                l lt ltr ltrs litre litres liter litri litro litros litr л
                oz ozs ounce ounces
                floz
                lb lbs pound pounds
                """
            var names: [String: Unit] = [:]
            for (unit, line) in zip(allCases, table.split(separator: "\n")) {
                for name in line.split(separator: " ") { names[String(name)] = unit }
            }
            return names
        }()
    }
}
