/// Takes debris and quantities off a line, and writes a name as people do.
enum NameCleaner {
    /// The words of a line that a name can hold: plausible ones, without a quantity and what follows it, without
    /// small words and loose letters at either end.
    static func words(of line: ProductLine, vocabulary: ProductVocabulary) -> [LabelToken] {
        let end = line.tokens.indices.first { QuantityReading(line.tokens, at: $0) != nil } ?? line.tokens.count
        let kept = (0..<end).filter { isWord(line.tokens, $0) }.map { line.tokens[$0] }
        let isPhoto = line.height != nil
        let head = kept.drop { isDebris($0, isPhoto: isPhoto) }
        let last = head.lastIndex { token in
            !vocabulary.roles(of: token.folded).contains(.particle) && !token.isNumeric
                && (token.isElided || !isDebris(token, isPhoto: isPhoto))
        }
        return last.map { Array(head[...$0]) } ?? []
    }

    /// The words as one name: signs between them kept, all capitals made ordinary, the first letter a capital.
    static func name(_ words: [LabelToken], vocabulary: ProductVocabulary) -> String {
        let allCapitals = words.allSatisfy { $0.text.uppercased() == $0.text }
        var name = ""
        for word in words {
            let roles = vocabulary.roles(of: word.folded)
            let isSmall = !name.isEmpty && (roles.contains(.particle) || (word.isElided && word.folded.utf8.count == 1))
            let text = allCapitals ? ordinary(word.text, isSmall: isSmall) : word.text
            name += separator(before: word, isFirst: name.isEmpty) + text
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

    /// A loose letter; of a photo also two letters that are not sure.
    private static func isDebris(_ token: LabelToken, isPhoto: Bool) -> Bool {
        let count = token.folded.unicodeScalars.count
        return count == 1 || (isPhoto && count == 2 && token.confidence < 0.9)
    }

    /// True for the number of `Pure Orange 100% Juice` or `Milk 3,5 %`.
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

    private static func ordinary(_ text: String, isSmall: Bool) -> String {
        let small = text.lowercased()
        return isSmall ? small : small.prefix(1).uppercased() + small.dropFirst()
    }
}
