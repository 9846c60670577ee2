/// A word of a product's name or brand, with what its reader knew of it.
package struct ReadWord: Hashable, Sendable {
    /// The word in small letters.
    package let text: String
    /// The reader's confidence, 0…1.
    package let confidence: Double
    /// Whether it is of the brand.
    package let isBrand: Bool
    /// The words of the other readings of its line, in small letters, each reading in its order.
    let readings: [[String]]

    /// The words that other readings of the line have in its place: they differ in one letter or, longer ones, in two
    /// beside each other, or are two words.
    package var others: [WordChange] {
        let letters = Array(text.unicodeScalars)
        var found: Set<[String]> = []
        for reading in readings {
            for (place, word) in reading.enumerated() {
                if Self.isLike(letters, Array(word.unicodeScalars)) { found.insert([word]) }
                guard place + 1 < reading.count else { continue }
                let joined = Array((word + reading[place + 1]).unicodeScalars)
                if joined == letters { found.insert([word, reading[place + 1]]) }
            }
        }
        found.remove([text])
        return found.sorted { $0.joined() < $1.joined() }.map { WordChange($0.count > 1 ? elided($0) : $0, .reading) }
    }

    /// Whether a letter has an accent or another mark.
    package var hasMarks: Bool { Self.marks(of: text).contains(true) }

    /// Whether a letter has a mark that the languages have not.
    package func hasMarks(besides languages: [String]) -> Bool {
        let marked = PrintedLetters.marked(in: languages)
        return text.unicodeScalars.contains { PrintedLetters.base($0) != $0 && !marked.contains($0) }
    }

    /// Whether another reading of the line has marks at the same letters as another spelling of the word.
    package func isMarked(as word: String) -> Bool {
        let marked = Self.marks(of: word)
        return readings.joined().contains { $0.folded == text.folded && $0 != text && Self.marks(of: $0) == marked }
    }

    private static func marks(of word: String) -> [Bool] {
        word.unicodeScalars.map { PrintedLetters.base($0) != $0 }
    }

    /// Two words with the apostrophe between them where the first is an article's letter.
    private func elided(_ words: [String]) -> [String] {
        words[0].unicodeScalars.count == 1 && "dl".contains(words[0]) ? [words[0] + "’", words[1]] : words
    }

    private static let minimumForTwo = 5

    private static func isLike(_ letters: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
        let (short, long) = (min(letters.count, other.count), max(letters.count, other.count))
        guard short >= 3, long - short <= 1 else { return false }
        let start = zip(letters, other).prefix { $0 == $1 }.count
        let end = min(zip(letters.reversed(), other.reversed()).prefix { $0 == $1 }.count, short - start)
        return long - start - end <= (letters.count >= minimumForTwo ? 2 : 1)
    }
}
