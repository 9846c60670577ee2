extension TextLine {
    /// A line of the given words: their texts parted by a space, the box around theirs, their mean confidence by
    /// length. Nil when nothing but space was read.
    package init?(words: [TextWord]) {
        let words = words.filter { $0.text.contains { !$0.isWhitespace } }
        let letters = words.reduce(0) { $0 + $1.text.count }
        guard letters > 0 else { return nil }
        let weighted = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) }
        self.init(
            text: words.map(\.text).joined(separator: " "),
            confidence: min(1, max(0, weighted / Double(letters))),
            box: Quad(around: words.compactMap(\.box)),
            words: words
        )
    }

    /// Its words; the whole line as one where its reader gives none.
    var wordsOrWhole: [TextWord] {
        words.isEmpty ? [TextWord(text: text, confidence: confidence, box: box)] : words
    }
}
