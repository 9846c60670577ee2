/// What the words of a line tell, phrase by phrase.
struct LineRoles {
    private(set) var roles: Set<ProductWordRole> = []

    init(_ tokens: [LabelToken], vocabulary: ProductVocabulary) {
        var index = 0
        while index < tokens.count {
            index += takePhrase(at: index, of: tokens, vocabulary: vocabulary)
        }
    }

    /// Takes the longest known phrase at `index`; gives how many tokens it has, at least one.
    private mutating func takePhrase(at index: Int, of tokens: [LabelToken], vocabulary: ProductVocabulary) -> Int {
        let longest = min(vocabulary.longestPhrase, tokens.count - index)
        for length in (1...longest).reversed() {
            let phrase = tokens[index..<(index + length)].map(\.folded).joined(separator: " ")
            let found = vocabulary.roles(of: phrase)
            guard !found.isEmpty else { continue }
            take(found)
            if length > 1 { return length }
        }
        takeWord(tokens[index], vocabulary: vocabulary)
        return 1
    }

    private mutating func takeWord(_ token: LabelToken, vocabulary: ProductVocabulary) {
        if token.folded.unicodeScalars.contains(where: Script.isUnspaced) {
            take(vocabulary.unspacedRoles(in: token.folded))
        } else if token.folded.utf8.count > 3 || token.confidence > 0.85, vocabulary.isFood(token.folded) {
            take([.food])
        }
    }

    private mutating func take(_ found: Set<ProductWordRole>) {
        roles.formUnion(found)
    }
}
