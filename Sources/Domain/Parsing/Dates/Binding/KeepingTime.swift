/// How long something keeps, such as "6 months".
struct KeepingTime: Sendable {
    /// How many units.
    let count: Int
    /// `.days`, `.weeks`, `.months` or `.years`.
    let unit: WordRole
    /// The folded indices of the number and the unit.
    let range: Range<Int>
    /// How many digits of the number were printed as letters.
    let repairs: Int

    /// The number that stands before a unit's word, with its folded index and the digits that were printed as letters;
    /// nil when there is none.
    static func number(before unit: WordMatch, in text: FoldedText) -> (value: Int, start: Int, repairs: Int)? {
        var end = unit.range.lowerBound
        while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x2D, unit.range.lowerBound - end < 3 { end -= 1 }
        var start = end
        while digit(text[start - 1]) != nil, end - start < 5 { start -= 1 }
        guard (start..<end).contains(where: { GlyphClass.isDigit(text[$0]) }) else {
            return word(before: end, in: text)
        }
        let before = text[start - 1]
        let isPart = GlyphClass.isLetter(before) && !GlyphClass.isUnspaced(before) && !GlyphClass.isDigit(text[start])
        guard !isPart, before != 0x2E, before != 0x2F, before != 0x5E74 else { return nil }
        let value = (start..<end).reduce(0) { $0 * 10 + (digit(text[$1]) ?? 0) }
        let repairs = (start..<end).count { !GlyphClass.isDigit(text[$0]) }
        return (1...1500).contains(value) ? (value, start, repairs) : nil
    }

    private static func digit(_ scalar: UInt32) -> Int? {
        GlyphClass.isDigit(scalar) ? Int(scalar - 0x30) : OCRDigit.value(scalar)
    }

    private static func word(before end: Int, in text: FoldedText) -> (value: Int, start: Int, repairs: Int)? {
        if let digit = ideographs[text[end - 1]] {
            guard text[end - 2] == 0x5341 else { return (digit, end - 1, 0) }
            return (digit == 10 ? 20 : 10 + digit, end - 2, 0)
        }
        for (letters, value) in names where letters.count <= end {
            let start = end - letters.count
            let matches = letters.indices.allSatisfy { text[start + $0] == letters[$0] }
            if matches, !GlyphClass.isLetter(text[start - 1]) { return (value, start, 0) }
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
