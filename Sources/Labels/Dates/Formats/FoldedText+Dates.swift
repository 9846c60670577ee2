extension FoldedText {
    /// The index after at most four spaces.
    func skipSpaces(_ index: Int) -> Int {
        var end = index
        while self[end] == 0x20 && end - index < 4 { end += 1 }
        return end
    }

    /// Whether `hh:mm` begins at an index.
    func isTime(at index: Int) -> Bool {
        guard self[index + 2] == 0x3A, !GlyphClass.isDigit(self[index + 5]),
            [0, 1, 3, 4].allSatisfy({ GlyphClass.isDigit(self[index + $0]) })
        else { return false }
        return self[index] * 10 + self[index + 1] < 0x30 * 11 + 24 && self[index + 3] < 0x36
    }
}
