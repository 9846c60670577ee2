/// The words in the lettering of a pack, to find its product by them.
package struct PackLettering: Equatable, Sendable {
    /// A word, compared without marks and capitals.
    package struct Word: Hashable, Sendable {
        /// The word in small letters without marks.
        package let text: String
        /// Whether it is a claim or the like, which many products share.
        package let isClaim: Bool
    }

    /// The words, each with the probability that its line belongs to brand or name, 0…1.
    package private(set) var words: [Word: Double] = [:]
    /// The net quantity, in the form of `ParsedProduct.quantity`; nil when none was read.
    package let quantity: String?

    private static let maximumLength = 100

    /// The words that compare two texts: without particles and single letters.
    package static func words(of text: String) -> [Word] {
        let line = TextLine(text: text)
        return words(of: LabelToken.tokens(of: line, upTo: maximumLength))
    }

    private static func words(of tokens: [LabelToken]) -> [Word] {
        tokens.compactMap { token in
            let isShort = token.folded.unicodeScalars.count < 2 || !token.hasLetter
            let vocabulary = ProductVocabulary.shared
            guard !isShort, !vocabulary.roles(of: token.folded).contains(.particle) else { return nil }
            return Word(text: token.folded, isClaim: FrontLine.isClaim(token, vocabulary))
        }
    }

    init(_ lines: [FrontLine], quantity: String?) {
        self.quantity = quantity
        for line in lines {
            for word in Self.words(of: line.words) { words[word] = max(words[word] ?? 0, line.probability) }
        }
    }
}
