/// A line of a label with its words and their roles.
struct ProductLine: Sendable {
    let line: TextLine
    /// The words and numbers; of a very long line, those of its first part.
    let tokens: [LabelToken]
    /// The roles of its words.
    let roles: Set<ProductWords.Role>
    /// Whether it is about dates, offers or similar.
    let isAboutDates: Bool
    /// The height of the letters in pixels; nil for plain text.
    let height: Double?

    /// The number of characters that are considered; longer lines are running text.
    static let maximumLength = 400

    init(_ line: TextLine, vocabulary: ProductVocabulary, isAboutDates: Bool = false) {
        self.line = line
        tokens = LabelToken.tokens(of: line, upTo: Self.maximumLength)
        roles = Roles(tokens, vocabulary: vocabulary).found
        self.isAboutDates = isAboutDates
        height = Self.height(of: line)
    }

    /// Whether it was read by the reader for letters of any font and size.
    var isSceneText: Bool { line.readers.contains(.sceneText) }

    /// Whether a word names a food.
    var hasFood: Bool { roles.contains(.food) }

    /// Whether the line can be a name: no word excludes it.
    var mayBeName: Bool { mayBeBrand && !roles.contains(.company) }

    /// Whether the line can be a brand: no word excludes it.
    var mayBeBrand: Bool {
        guard !isAboutDates, line.text.utf8.count <= 2 * Self.maximumLength, !hasLongNumber,
            !roles.contains(where: { $0.excludesName && $0 != .company })
        else { return false }
        guard !Self.isAddress(line.text) else { return false }
        let digits = tokens.reduce(0) { $0 + $1.folded.utf8.count { ASCII.isDigit($0) } }
        let letters = tokens.reduce(0) { $0 + $1.folded.unicodeScalars.count { $0.properties.isAlphabetic } }
        return letters >= 2 && letters > 2 * digits && !(roles.contains(.nutrient) && hasAmount)
    }

    /// Whether there is a number of four digits or more: a year, a postcode or another number that names do not have.
    private var hasLongNumber: Bool {
        tokens.contains { $0.isNumeric && $0.folded.utf8.count >= 4 && $0.folded.utf8.allSatisfy(ASCII.isDigit) }
    }

    /// Whether a number comes before a unit of weight or energy, as in a row of the nutrition table; not `3,5 % fat`.
    private var hasAmount: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isNumeric && Self.tableUnits.contains($1.folded) }
    }

    private static let tableUnits: Set<String> = ["g", "gr", "gm", "mg", "mcg", "µg", "kj", "kcal", "г", "мг"]

    private static func isAddress(_ text: String) -> Bool {
        let bytes = text.utf8.map { $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }
        guard !bytes.contains(UInt8(ascii: "@")), !bytes.contains(UInt8(ascii: "#")) else { return true }
        return bytes.indices.contains { index in
            (bytes[index] == UInt8(ascii: "w") || bytes[index] == UInt8(ascii: "h")
                || bytes[index] == UInt8(ascii: "."))
                && addressParts.contains { bytes[index...].starts(with: $0) }
        }
    }

    private static let addressParts = ["www.", "http:", "https:", ".com", ".co.", ".de", ".fr", ".net", ".org"].map {
        Array($0.utf8)
    }

    /// The median height of the words; the line's height when it has none.
    private static func height(of line: TextLine) -> Double? {
        let heights = line.words.compactMap(\.box).map(height).sorted()
        guard heights.isEmpty else { return heights[heights.count / 2] }
        return line.box.map(height)
    }

    private static func height(of box: Quad) -> Double {
        let across = Double(box.bottomLeft.x - box.topLeft.x)
        let down = Double(box.bottomLeft.y - box.topLeft.y)
        return (across * across + down * down).squareRoot()
    }
}

extension ProductLine {
    /// The roles of a line's words, found phrase by phrase.
    private struct Roles {
        private(set) var found: Set<ProductWords.Role> = []

        init(_ tokens: [LabelToken], vocabulary: ProductVocabulary) {
            var index = 0
            while index < tokens.count {
                index += addPhrase(at: index, of: tokens, vocabulary: vocabulary)
            }
        }

        /// Adds the roles of the longest known phrase at `index` and returns its number of tokens, at least one.
        private mutating func addPhrase(at index: Int, of tokens: [LabelToken], vocabulary: ProductVocabulary) -> Int {
            let maximumLength = min(vocabulary.maximumPhraseLength, tokens.count - index)
            for length in (1...maximumLength).reversed() {
                let phrase = tokens[index..<(index + length)].map(\.folded).joined(separator: " ")
                let roles = vocabulary.roles(of: phrase)
                guard !roles.isEmpty else { continue }
                found.formUnion(roles)
                if length > 1 { return length }
            }
            addWord(tokens[index], vocabulary: vocabulary)
            return 1
        }

        private mutating func addWord(_ token: LabelToken, vocabulary: ProductVocabulary) {
            if token.folded.unicodeScalars.contains(where: Letters.isUnspaced) {
                found.formUnion(vocabulary.unspacedRoles(in: token.folded))
            } else if token.folded.utf8.count > 3 || token.confidence > 0.85, vocabulary.isFood(token.folded) {
                found.insert(.food)
            }
        }
    }
}
