/// The part of a line behind a colon, as in `Product name: Oat Drink`.
enum LabelledValue {
    /// Nil without a colon, or with nothing behind it.
    static func behindColon(_ line: TextLine) -> TextLine? {
        let value = line.text.drop { !isColon($0) }.dropFirst().drop(while: \.isWhitespace)
        guard !value.isEmpty else { return nil }
        let words = line.words.drop { !$0.text.contains(where: isColon) }.dropFirst()
        return TextLine(text: String(value), confidence: line.confidence, box: line.box, words: Array(words))
    }

    private static func isColon(_ character: Character) -> Bool {
        character == ":" || character == "："
    }
}
