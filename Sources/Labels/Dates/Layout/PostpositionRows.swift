/// Appends an "until" that was recognised as a separate line to the date in its row: `2021.11.11B` and `까지`, when the
/// date was printed beside the word.
struct PostpositionRows {
    let lexicon: Lexicon

    /// The maximum gap between a date and its "until", in heights of the taller one.
    private static let maximumGap = 4
    private static let maximumWordLength = 4

    /// The lines, with each such word appended to the date before it.
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
        guard scalars.count <= Self.maximumWordLength, scalars.allSatisfy({ GlyphClass.isUnspaced($0.value) }) else {
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
        guard let date = line.box.map({ PixelRect($0) }), let place = word.box.map({ PixelRect($0) }) else {
            return false
        }
        let gap = place.left &- date.right
        return place.isBeside(date) && gap > -place.lineHeight
            && gap < Self.maximumGap &* max(place.lineHeight, date.lineHeight)
    }
}

extension TextLine {
    /// Appends a line to all readings of this one.
    fileprivate mutating func append(_ other: TextLine) {
        words = wordsOrWhole + other.wordsOrWhole
        text += " " + other.text
        for index in alternatives.indices { alternatives[index].text += " " + other.text }
    }
}
