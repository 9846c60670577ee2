/// Numbers that count units of time.
extension FoldedText {
    /// The number before a unit, with its folded index and the number of digits that were read as letters; nil when
    /// there is none.
    func count(before unit: WordMatch) -> (value: Int, start: Int, editCost: Int)? {
        count(endingAt: unit.range.lowerBound, atMost: Self.maximumCount(of: unit.role))
    }

    /// The number before an index, in digits or letters.
    func count(endingAt index: Int, atMost maximum: Int) -> (value: Int, start: Int, editCost: Int)? {
        var end = index
        while end > 0, self[end - 1] == 0x20 || self[end - 1] == 0x2D, index - end < 3 { end -= 1 }
        var start = end
        while Self.digit(self[start - 1]) != nil, end - start < 5 { start -= 1 }
        guard (start..<end).contains(where: { GlyphClass.isDigit(self[$0]) }) else {
            return countInLetters(endingAt: end)
        }
        let before = self[start - 1]
        let isPart = GlyphClass.isLetter(before) && !GlyphClass.isUnspaced(before) && !GlyphClass.isDigit(self[start])
        guard !isPart, before != 0x2E, before != 0x2F, before != 0x5E74 else { return nil }
        let value = (start..<end).reduce(0) { $0 * 10 + (Self.digit(self[$1]) ?? 0) }
        let editCost = (start..<end).count { !GlyphClass.isDigit(self[$0]) }
        return (1...maximum).contains(value) ? (value, start, editCost) : nil
    }

    /// The longest shelf lives that are stated: those of emergency food, of 25 years.
    private static func maximumCount(of unit: WordRole) -> Int {
        switch unit {
        case .hours: 168
        case .days: 1826
        case .weeks: 260
        case .months: 300
        default: 25
        }
    }

    private static func digit(_ scalar: UInt32) -> Int? {
        GlyphClass.isDigit(scalar) ? Int(scalar - 0x30) : Confusables.digit(for: scalar)
    }

    private func countInLetters(endingAt end: Int) -> (value: Int, start: Int, editCost: Int)? {
        if let digit = Self.ideographs[self[end - 1]] {
            guard self[end - 2] == 0x5341 else { return (digit, end - 1, 0) }
            return (digit == 10 ? 20 : 10 + digit, end - 2, 0)
        }
        for (letters, value) in Lexicon.shared.numbers where letters.count <= end {
            let start = end - letters.count
            let matches = letters.indices.allSatisfy { self[start + $0] == letters[$0] }
            if matches, !GlyphClass.isLetter(self[start - 1]) { return (value, start, 0) }
        }
        return nil
    }

    private static let ideographs: [UInt32: Int] = [
        0x4E00: 1, 0x4E8C: 2, 0x4E24: 2, 0x4E09: 3, 0x56DB: 4, 0x4E94: 5, 0x516D: 6, 0x4E03: 7, 0x516B: 8, 0x4E5D: 9,
        0x5341: 10,
    ]
}
