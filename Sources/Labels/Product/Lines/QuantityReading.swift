/// An amount with its unit in a line: `500 g e`, `6 x 0,33 l`, `4x125g`.
struct QuantityReading {
    let quantity: NetQuantity
    /// The index of its first token.
    let start: Int
    /// The index of the token after it.
    let end: Int
    /// Whether the e-mark of Directive 76/211/EEC follows.
    let hasEMark: Bool
    /// Whether it is not a quantity of the product but a reference amount: `per 100 g`, `/100 g`, `€ 2 l`.
    let isRate: Bool
    /// The lowest confidence of its words, 0…1.
    let confidence: Double
    private let value: Double

    /// Whether packs have such an amount.
    var isUsual: Bool { quantity.unit.usualAmounts.contains(value) && value > 0 }

    /// Whether the amount is a single digit, which may be a misread stroke.
    var isOneDigit: Bool { quantity.counts.isEmpty && quantity.amount.utf8.count == 1 }

    /// False for grams and millilitres with decimals: `11,2 g` is the amount of a nutrient.
    var isWhole: Bool {
        !quantity.amount.contains(".") || (quantity.unit != .grams && quantity.unit != .millilitres)
    }

    /// The amount that begins at `index`; nil when there is none with a unit.
    init?(_ tokens: [LabelToken], at index: Int) {
        var next = index
        var counts: [Int] = []
        while let count = Self.count(tokens[next...]) {
            counts.append(count)
            next += 2
        }
        guard counts.count <= 2, next + 1 < tokens.count, tokens[next].isNumeric,
            let unit = NetQuantity.Unit.unit(atStartOf: tokens[(next + 1)...]),
            let amount = Self.amount(tokens[next].folded, unit: unit.unit), let value = Double(amount),
            tokens[next + 1].mark == nil || tokens[next + 1].mark == "."
        else { return nil }
        quantity = NetQuantity(counts: counts, amount: amount, unit: unit.unit)
        self.value = value
        start = index
        let unitEnd = next + 1 + unit.length
        let marked = unitEnd < tokens.count && tokens[unitEnd].folded == "e"
        hasEMark = unit.hasEMark || marked
        end = marked ? unitEnd + 1 : unitEnd
        isRate = Self.isRate(tokens, at: index, end: end, value: value)
        confidence = tokens[index..<unitEnd].map(\.confidence).min() ?? 0
    }

    /// The number of packs when the tokens begin with a number and a multiplication sign; nil otherwise.
    private static func count(_ tokens: ArraySlice<LabelToken>) -> Int? {
        guard tokens.count >= 3, let first = tokens.first, first.isNumeric, let count = Int(first.folded),
            (2...100).contains(count)
        else { return nil }
        let sign = tokens[tokens.startIndex + 1].folded
        return ["x", "х"].contains(sign) ? count : nil
    }

    private static func isRate(_ tokens: [LabelToken], at index: Int, end: Int, value: Double) -> Bool {
        if let mark = tokens[index].mark, "/€$£¥₹".contains(mark) { return true }
        if end < tokens.count, let mark = tokens[end].mark, "/%".contains(mark) { return true }
        guard index > 0 else { return false }
        return rateWords.contains(tokens[index - 1].folded)
    }

    private static let rateWords: Set<String> = [
        "per", "pro", "je", "por", "pour", "pr", "na", "w", "ve", "za", "cada", "na", "в", "на", "of", "from",
        "serving",
    ]

    /// Decimal digits with a point. For grams and millilitres, three digits after a comma or point are thousands.
    private static func amount(_ text: String, unit: NetQuantity.Unit) -> String? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }),
            parts[0].count <= 5
        else { return nil }
        let whole = String(parts[0].drop { $0 == "0" })
        guard parts.count == 2 else { return whole.isEmpty ? nil : whole }
        if parts[1].count == 3, !whole.isEmpty, unit == .grams || unit == .millilitres { return whole + parts[1] }
        var decimals = String(parts[1])
        while decimals.last == "0" { decimals.removeLast() }
        let head = whole.isEmpty ? "0" : whole
        return decimals.isEmpty ? head : head + "." + decimals
    }
}
