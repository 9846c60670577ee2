import func Glibc.log

/// What the text of a line on a front shows.
extension FrontLine {
    /// Whether a word is used in claims and notices: such words do not say what the product is.
    static func isClaim(_ token: LabelToken, _ vocabulary: ProductVocabulary) -> Bool {
        let roles = vocabulary.roles(of: token.folded)
        return roles.contains(.claim) || roles.contains(.notice)
    }

    /// Whether the line can be neither a name nor a brand.
    var isExcluded: Bool { !line.mayBeName && !line.roles.contains(.company) }

    func textFeatures(_ vocabulary: ProductVocabulary) -> [Feature: Double] {
        let scalars = text.unicodeScalars.filter { !$0.properties.isWhitespace }
        let letters = scalars.filter(Letters.isLetter)
        let share: (Int, Int) -> Double = { Double($0) / Double(max(1, $1)) }
        let tokens = line.tokens.filter { !$0.isNumeric }
        let isOrganic = tokens.contains { Self.organicWords.contains($0.folded) }
        return [
            .confidence: line.line.confidence, .isUnclear: max(0, 0.85 - line.line.confidence),
            .letters: log(Double(1 + letters.count)), .words: log(Double(1 + tokens.count)),
            .longestWord: log(Double(1 + (tokens.map(\.folded.unicodeScalars.count).max() ?? 0))),
            .digits: share(scalars.count { $0.properties.numericType != nil }, scalars.count),
            .capitals: share(letters.count { $0.properties.isUppercase }, letters.count),
            .claims: share(tokens.count { Self.isClaim($0, vocabulary) }, tokens.count),
            .foods: share(tokens.count { vocabulary.isFood($0.folded) }, tokens.count),
            .implausible: share(tokens.count { !WordShape.isPlausible($0) }, tokens.count),
            .quantity: line.tokens.indices.contains { QuantityReading(line.tokens, at: $0) != nil } ? 1 : 0,
            .excluded: isExcluded ? 1 : 0,
            .company: line.roles.contains(.company) ? 1 : 0, .prose: line.roles.contains(.prose) ? 1 : 0,
            .organic: isOrganic ? 1 : 0,
            .lack: tokens.contains { Self.wordsOfLack.contains($0.folded) } ? 1 : 0,
            .isShort: tokens.allSatisfy { $0.folded.unicodeScalars.count <= 2 } ? 1 : 0,
            .dates: line.isAboutDates ? 1 : 0,
            .commas: log(Double(1 + text.unicodeScalars.count { $0 == "," || $0 == ";" })),
            .fullStop: text.hasSuffix(".") ? 1 : 0,
        ].merging(zip(Self.roleFeatures, roles.map { log($0 + 0.01) })) { $1 }
    }

    /// The features of the roles, in the order of `FrontRole`.
    private static let roleFeatures: [Feature] = [
        .brandWords, .nameWords, .descriptionWords, .claimWords, .wineWords, .smallWords, .otherWords,
    ]

    private static let organicWords: Set<String> = ["bio", "organic", "biologique", "okologisch", "eko", "oko"]

    private static let wordsOfLack: Set<String> = [
        "sans", "no", "without", "ohne", "senza", "sin", "sem", "zonder", "uten", "utan", "uden", "bez", "less",
        "moins",
        "weniger", "meno", "menos", "free", "frei",
    ]
}
