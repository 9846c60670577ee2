/// Units that packs give their content in.
enum QuantityUnit: String, CaseIterable, Sendable {
    case grams = "g"
    case kilograms = "kg"
    case millilitres = "ml"
    case centilitres = "cl"
    case decilitres = "dl"
    case litres = "l"
    case ounces = "oz"
    case fluidOunces = "fl oz"
    case pounds = "lb"

    /// The unit that folded tokens begin with, how many tokens it takes, and whether an e-mark is stuck to it; nil when
    /// they begin with none.
    static func read(_ words: ArraySlice<LabelToken>) -> (unit: QuantityUnit, length: Int, hasEMark: Bool)? {
        guard let first = words.first?.folded else { return nil }
        if first == "fl", words.dropFirst().first?.folded == "oz" { return (.fluidOunces, 2, false) }
        if let unit = names[first] { return (unit, 1, false) }
        if let unit = namesWithEMark[first] { return (unit, 1, true) }
        return nil
    }

    /// Whether it belongs to the metric system.
    var isMetric: Bool {
        switch self {
        case .ounces, .fluidOunces, .pounds: false
        default: true
        }
    }

    /// What a household buys of it in one pack.
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

    /// Not `le`, which is a word.
    private static let namesWithEMark: [String: QuantityUnit] = [
        "ge": .grams, "kge": .kilograms, "mle": .millilitres, "cle": .centilitres,
    ]

    private static let names: [String: QuantityUnit] = {
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
        var names: [String: QuantityUnit] = [:]
        for (unit, line) in zip(allCases, table.split(separator: "\n")) {
            for name in line.split(separator: " ") { names[String(name)] = unit }
        }
        return names
    }()
}
