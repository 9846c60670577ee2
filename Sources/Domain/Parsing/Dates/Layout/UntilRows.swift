/// Puts an "until" that a reader gave as a line of its own behind the date in its row: `2021.11.11B` and `까지`, where the
/// date is stamped beside the word.
struct UntilRows {
    let lexicon: Lexicon

    /// So many times its own height may lie between a date and its "until".
    private static let widestGap = 4
    private static let longestWord = 4

    /// The lines, each such word with the date before it; as they came where there is none.
    func joined(_ lines: [TextLine]) -> [TextLine] {
        let words = lines.indices.filter { isUntil(lines[$0].text) }
        guard !words.isEmpty else { return lines }
        var joined = lines
        var gone: Set<Int> = []
        for word in words {
            guard let date = lines.indices.first(where: { hasDate(lines[$0]) && isBefore(lines[$0], lines[word]) })
            else { continue }
            joined[date].append(lines[word])
            gone.insert(word)
        }
        return joined.indices.filter { !gone.contains($0) }.map { joined[$0] }
    }

    private func isUntil(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard scalars.count <= Self.longestWord, scalars.allSatisfy({ GlyphClass.isUnspaced($0.value) }) else {
            return false
        }
        let folded = FoldedText([text])
        let found = WordFinder(lexicon: lexicon, text: folded, compressed: CompressedText(folded)).find()
        return !found.isEmpty && found.allSatisfy { $0.role == .until }
    }

    private func hasDate(_ line: TextLine) -> Bool {
        line.text.contains(/[0-9]{1,4}[.\/ -][0-9]{1,2}[.\/ -][0-9]{1,4}/)
    }

    private func isBefore(_ line: TextLine, _ word: TextLine) -> Bool {
        guard let date = line.box.map({ BoxExtent($0) }), let place = word.box.map({ BoxExtent($0) }) else {
            return false
        }
        let gap = place.left &- date.right
        return place.isBeside(date) && gap > -place.height && gap < Self.widestGap &* max(place.height, date.height)
    }
}

extension TextLine {
    /// Adds a line that stands behind this one, to all its readings.
    fileprivate mutating func append(_ other: TextLine) {
        words = wordsOrWhole + other.wordsOrWhole
        text += " " + other.text
        alternatives = alternatives.map { $0 + " " + other.text }
        rivals = rivals.map { $0 + " " + other.text }
    }
}
