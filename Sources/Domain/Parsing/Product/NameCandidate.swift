/// A line that may be the product's name, cleaned.
struct NameCandidate {
    /// The words kept.
    var words: [LabelToken]
    /// Where the line stands among the label's lines.
    let index: Int
    let line: ProductLine
    let hasFood: Bool

    /// Nil when nothing is left that a name, or when asked for a brand, could be.
    init?(_ line: ProductLine, at index: Int, vocabulary: ProductVocabulary, isBrand: Bool = false) {
        guard isBrand ? line.mayBeBrand : line.mayBeName else { return nil }
        let words = NameCleaner.words(of: line, vocabulary: vocabulary)
        let letters = words.reduce(0) { $0 + $1.folded.unicodeScalars.count }
        let isClaimOnly = words.allSatisfy { token in
            let roles = vocabulary.roles(of: token.folded)
            return roles.contains(.claim) || roles.contains(.particle) || roles.contains(.nutrient)
        }
        guard !words.isEmpty, words.count <= 8, letters >= 3, !isClaimOnly else { return nil }
        self.words = words
        self.index = index
        self.line = line
        hasFood =
            line.hasFood && words.contains { Self.isFood($0, vocabulary) }
            || line.roles.contains(.food) && words.count > 1
    }

    /// 0…1, the mean of the words' measures.
    var confidence: Double {
        words.reduce(0) { $0 + $1.confidence } / Double(words.count)
    }

    /// The share of the line's tokens that were kept: debris speaks against a line.
    var purity: Double {
        Double(words.count) / Double(max(1, line.tokens.count { !$0.isNumeric }))
    }

    /// True when every word and number of the line was kept, but for its quantity.
    var isWhole: Bool {
        let end = line.tokens.indices.first { QuantityReading(line.tokens, at: $0) != nil } ?? line.tokens.count
        return words.count == end
    }

    /// True for words parted by commas, as ingredients are.
    var isList: Bool {
        let commas = words.count { $0.mark == "," || $0.mark == ";" }
        return commas >= 2 || (commas == 1 && words.count > 3) || line.line.text.contains("(")
    }

    private static func isFood(_ token: LabelToken, _ vocabulary: ProductVocabulary) -> Bool {
        token.folded.unicodeScalars.contains(where: Script.isUnspaced)
            ? vocabulary.unspacedRoles(in: token.folded).contains(.food) : vocabulary.isFood(token.folded)
    }
}
