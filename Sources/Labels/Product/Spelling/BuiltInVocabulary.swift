/// The words of `ProductWords` by their languages. They are stored without marks.
package struct BuiltInVocabulary: Sendable {
    /// Made at the first use.
    package static let shared = BuiltInVocabulary()

    /// The languages of a word without marks, as bits in the order of `ProductWords.languages`.
    private let languages: [String: UInt32]
    private let products = ProductVocabulary.shared

    private init() {
        var languages: [String: UInt32] = [:]
        for (index, language) in ProductWords.languages.enumerated() {
            for (_, list) in language.words.lists {
                for word in list.split(whereSeparator: { ", \n".contains($0) }) where word.utf8.count > 1 {
                    languages[word.folded, default: 0] |= 1 << UInt32(index)
                }
            }
        }
        self.languages = languages
    }

    /// Whether a word in small letters is one of these, or names a food with one of its endings or in a compound.
    package func hasLetters(of word: String) -> Bool {
        let folded = word.folded
        return languages[folded] != nil || products.isFood(folded)
    }

    /// Whether a word in small letters is exactly one of these in one of the languages, or in any for none.
    package func contains(_ word: String, in codes: [String]) -> Bool {
        guard let found = languages[word.folded] else { return false }
        if codes.isEmpty { return true }
        return ProductWords.languages.indices.contains { index in
            found & 1 << UInt32(index) != 0 && ProductWords.languages[index].codes.contains(where: codes.contains)
        }
    }

    /// Whether it is a word with which names do not end, such as an article, in one of the languages, or in any for
    /// none.
    func isParticle(_ word: String, in codes: [String]) -> Bool {
        products.roles(of: word.folded).contains(.particle) && (codes.isEmpty || contains(word, in: codes))
    }
}

extension BuiltInVocabulary {
    /// The languages with the number of some words without marks that they have.
    func counts(of words: Set<String>) -> [(codes: [String], count: Int)] {
        var counts = [Int](repeating: 0, count: ProductWords.languages.count)
        for word in words {
            guard let found = languages[word] else { continue }
            for index in counts.indices where found & 1 << UInt32(index) != 0 { counts[index] += 1 }
        }
        return zip(ProductWords.languages, counts).map { ($0.codes, $1) }
    }
}
