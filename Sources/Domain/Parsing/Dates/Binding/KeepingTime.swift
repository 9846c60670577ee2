/// How long something keeps, such as "6 months".
struct KeepingTime: Sendable {
    /// How many units.
    let count: Int
    /// `.days`, `.weeks`, `.months` or `.years`.
    let unit: WordRole
    /// The folded indices of the number and the unit.
    let range: Range<Int>

    /// The number that stands before a unit's word, with its folded index; nil when there is none.
    static func number(before unit: WordMatch, in text: FoldedText) -> (value: Int, start: Int)? {
        var end = unit.range.lowerBound
        while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x2D, unit.range.lowerBound - end < 3 { end -= 1 }
        var start = end
        while GlyphClass.isDigit(text[start - 1]), end - start < 4 { start -= 1 }
        if start < end {
            let value = (start..<end).reduce(0) { $0 * 10 + Int(text[$1] - 0x30) }
            let joined = text[start - 1] == 0x2E || text[start - 1] == 0x2F || text[start - 1] == 0x5E74
            return (1...1500).contains(value) && !joined ? (value, start) : nil
        }
        return word(before: end, in: text)
    }

    private static func word(before end: Int, in text: FoldedText) -> (value: Int, start: Int)? {
        if let digit = ideographs[text[end - 1]] {
            guard text[end - 2] == 0x5341 else { return (digit, end - 1) }
            return (digit == 10 ? 20 : 10 + digit, end - 2)
        }
        for (letters, value) in names where letters.count <= end {
            let start = end - letters.count
            let matches = letters.indices.allSatisfy { text[start + $0] == letters[$0] }
            if matches, !GlyphClass.isLetter(text[start - 1]) { return (value, start) }
        }
        return nil
    }

    private static let ideographs: [UInt32: Int] = [
        0x4E00: 1, 0x4E8C: 2, 0x4E24: 2, 0x4E09: 3, 0x56DB: 4, 0x4E94: 5, 0x516D: 6, 0x4E03: 7, 0x516B: 8, 0x4E5D: 9,
        0x5341: 10,
    ]

    private static let names: [([UInt32], Int)] = [
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8),
        ("nine", 9), ("ten", 10), ("twelve", 12), ("eighteen", 18),
    ].map { ($0.0.unicodeScalars.map { $0.value }, $0.1) }

    /// The date so much later than another: days exactly, months clamped to the month's end. Nil outside 1…9999.
    func end(from start: CivilDate) -> CivilDate? {
        switch unit {
        case .days: start.day == nil ? nil : start.adding(days: count)
        case .weeks: start.day == nil ? nil : start.adding(days: count * 7)
        case .months: start.adding(months: count)
        case .years: start.adding(months: count * 12)
        default: nil
        }
    }
}
