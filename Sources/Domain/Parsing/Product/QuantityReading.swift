/// An amount with its unit as it stands in a line: `500 g e`, `6 x 0,33 l`, `4x125g`.
struct QuantityReading {
    let quantity: NetQuantity
    let start: Int
    /// The index of the token behind it.
    let end: Int
    /// True when the mark of Directive 76/211/EEC stands behind it.
    let hasEMark: Bool
    /// True for an amount of something else: `per 100 g`, `/100 g`, `€ 2 l`.
    let isRate: Bool
    /// 0…1, of its least sure word.
    let confidence: Double
    private let value: Double

    /// True for an amount that packs have.
    var isUsual: Bool { quantity.unit.usualAmounts.contains(value) && value > 0 }

    /// True for a lone digit, which a reader easily makes of a stroke.
    var isOneDigit: Bool { quantity.counts.isEmpty && quantity.amount.utf8.count == 1 }

    /// True for grams and millilitres without decimals, and for any other unit: `11,2 g` is a nutrient's amount.
    var isWhole: Bool {
        !quantity.amount.contains(".") || (quantity.unit != .grams && quantity.unit != .millilitres)
    }

    /// Reads at `index`; nil when no amount with a unit begins there.
    init?(_ tokens: [LabelToken], at index: Int) {
        var next = index
        var counts: [Int] = []
        while let count = Self.count(tokens[next...]) {
            counts.append(count)
            next += 2
        }
        guard counts.count <= 2, next + 1 < tokens.count, tokens[next].isNumeric,
            let unit = QuantityUnit.read(tokens[(next + 1)...]),
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

    /// The number of packs when a number and a sign of multiplication begin here.
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

    /// Decimal digits with a point. Behind grams and millilitres three digits after a comma or point are thousands.
    private static func amount(_ text: String, unit: QuantityUnit) -> String? {
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
