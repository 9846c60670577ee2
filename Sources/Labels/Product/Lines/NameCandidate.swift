/// A line that may be the product's name, reduced to the words of the name.
struct NameCandidate {
    let words: [LabelToken]
    /// The line's index in the label.
    let index: Int
    let line: ProductLine
    let hasFood: Bool

    /// Nil when the line cannot be a name, or a brand if `isBrand`.
    init?(_ line: ProductLine, at index: Int, vocabulary: ProductVocabulary, isBrand: Bool = false) {
        guard isBrand ? line.mayBeBrand : line.mayBeName else { return nil }
        let words = Self.words(of: line, vocabulary: vocabulary)
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

    /// The mean confidence of the words, 0…1.
    var confidence: Double {
        words.reduce(0) { $0 + $1.confidence } / Double(words.count)
    }

    /// The share of the line's tokens that belong to the name; a low share means noise.
    var purity: Double {
        Double(words.count) / Double(max(1, line.tokens.count { !$0.isNumeric }))
    }

    /// Whether all words and numbers of the line but its quantity belong to the name.
    var isWhole: Bool {
        let end = line.tokens.indices.first { QuantityReading(line.tokens, at: $0) != nil } ?? line.tokens.count
        return words.count == end
    }

    /// Whether the words are separated by commas, as ingredients are.
    var isList: Bool {
        let commas = words.count { $0.mark == "," || $0.mark == ";" }
        return commas >= 2 || (commas == 1 && words.count > 3) || line.line.text.contains("(")
    }

    private static func isFood(_ token: LabelToken, _ vocabulary: ProductVocabulary) -> Bool {
        token.folded.unicodeScalars.contains(where: Letters.isUnspaced)
            ? vocabulary.unspacedRoles(in: token.folded).contains(.food) : vocabulary.isFood(token.folded)
    }
}

/// The words of a line that belong to a name.
extension NameCandidate {
    /// The words of a line that can belong to a name: plausible words, without a quantity and what follows it, and
    /// without particles and single letters at the ends.
    static func words(of line: ProductLine, vocabulary: ProductVocabulary) -> [LabelToken] {
        let end = line.tokens.indices.first { QuantityReading(line.tokens, at: $0) != nil } ?? line.tokens.count
        let kept = (0..<end).filter { isWord(line.tokens, $0) }.map { line.tokens[$0] }
        let isPhoto = line.height != nil
        let head = kept.drop { isNoise($0, isPhoto: isPhoto) }
        let last = head.lastIndex { token in
            !vocabulary.roles(of: token.folded).contains(.particle) && !token.isNumeric
                && (token.isElided || !isNoise(token, isPhoto: isPhoto))
        }
        return last.map { Array(head[...$0]) } ?? []
    }

    /// All words of a line of large print, which is seldom misread, and its small numbers, without a quantity and what
    /// follows it.
    static func allWords(of line: ProductLine, vocabulary: ProductVocabulary) -> [LabelToken] {
        let end = line.tokens.indices.first { QuantityReading(line.tokens, at: $0) != nil } ?? line.tokens.count
        let kept = (0..<end).filter { index in
            let token = line.tokens[index]
            if token.isNumeric { return isPercentage(line.tokens, index) || token.folded.utf8.count <= 2 }
            let isElided = token.isElided || (index + 1 < end && line.tokens[index + 1].isElided)
            return token.hasLetter && token.folded.unicodeScalars.count > 1 || isElided
                || vocabulary.roles(of: token.folded).contains(.particle)
        }.map { line.tokens[$0] }
        return kept.contains(where: \.hasLetter) ? kept : []
    }

    /// The words as the text of a name: with the signs between them, a capital first letter, and ordinary capitals
    /// instead of a text or a longer word in capitals. `BjORG` is such a word: i and j look alike small and capital.
    static func text(_ words: [LabelToken], vocabulary: ProductVocabulary) -> String {
        text(of: [words], vocabulary: vocabulary)
    }

    /// The text of a name over several lines, which may be in capitals each.
    static func text(of lines: [[LabelToken]], vocabulary: ProductVocabulary) -> String {
        var name = ""
        for words in lines {
            let allCapitals = words.allSatisfy { $0.text.uppercased() == $0.text }
            for word in words {
                let roles = vocabulary.roles(of: word.folded)
                let isLetter = word.isElided && word.folded.utf8.count == 1
                let isSmall = !name.isEmpty && (roles.contains(.particle) || isLetter)
                let text =
                    allCapitals || isInCapitals(word.text) ? ordinary(word.text, isSmall: isSmall) : word.text
                name += separator(before: word, isFirst: name.isEmpty) + text
            }
        }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func isWord(_ tokens: [LabelToken], _ index: Int) -> Bool {
        let token = tokens[index]
        guard token.confidence >= 0.4 else { return false }
        if token.isNumeric { return isPercentage(tokens, index) }
        let isBeforeApostrophe = index + 1 < tokens.count && tokens[index + 1].isElided
        if token.folded.utf8.count <= 2 && (token.isElided || isBeforeApostrophe) { return true }
        return WordShape.isPlausible(token)
    }

    /// Whether a token is noise: a single letter, and in a photo also two letters that are not certain.
    private static func isNoise(_ token: LabelToken, isPhoto: Bool) -> Bool {
        let count = token.folded.unicodeScalars.count
        return count == 1 || (isPhoto && count == 2 && token.confidence < 0.9)
    }

    /// Whether a number is a percentage, as in `Pure Orange 100% Juice` or `Milk 3,5 %`.
    private static func isPercentage(_ tokens: [LabelToken], _ index: Int) -> Bool {
        tokens[index].confidence >= 0.8 && index + 1 < tokens.count && tokens[index + 1].mark == "%"
    }

    private static func separator(before word: LabelToken, isFirst: Bool) -> String {
        guard !isFirst else { return "" }
        if word.isElided { return "’" }
        switch word.mark {
        case "&"?: return " & "
        case "-"? where !word.isSpaced: return "-"
        case ","?: return ", "
        case "%"?: return " % "
        default: return " "
        }
    }

    /// Whether most letters of a word are capitals, and it is no abbreviation.
    private static func isInCapitals(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter(Letters.isLetter)
        let capitals = letters.count(where: Letters.isCapital)
        return 2 * capitals > letters.count && letters.count >= (capitals == letters.count ? 5 : 3)
    }

    private static func ordinary(_ text: String, isSmall: Bool) -> String {
        let small = text.lowercased()
        return isSmall ? small : small.prefix(1).uppercased() + small.dropFirst()
    }
}
