/// The name on the front of a pack, from text of any font and size: its tallest lines. Brand and name are what a front
/// shows in the largest letters.
struct FrontName {
    /// Lower lines, as a share of the photo's longer side, are not a front's name.
    private static let minimumHeight = 0.03
    private static let maximumLines = 3
    /// Lines lower than this share of the tallest one are something else.
    private static let minimumShareOfHeight = 0.45
    private static let minimumConfidence = 0.6
    private static let minimumLetters = 3
    /// How often such names are right: that of one line read well, and the loss for each line read badly.
    private static let confidence = 0.75
    private static let confidenceOfUnclear = 0.62
    private static let clearConfidence = 0.8

    /// The name as it is displayed; it may begin with the brand.
    let text: String
    /// 0…1.
    let confidence: Double

    /// Nil when no line of scene text can be a name. `longSide` is the photo's longer side in pixels.
    init?(in lines: [ProductLine], longSide: Int, vocabulary: ProductVocabulary) {
        let candidates = lines.enumerated().compactMap { index, line -> NameCandidate? in
            guard line.line.readers.contains(.sceneText), line.line.confidence >= Self.minimumConfidence,
                let height = line.height, height >= Self.minimumHeight * Double(longSide)
            else { return nil }
            return NameCandidate(line, at: index, vocabulary: vocabulary)
        }
        let tallest = candidates.filter(Self.hasLetters).sorted { Self.height($0) > Self.height($1) }
        guard let first = tallest.first else { return nil }
        let chosen = tallest.prefix(Self.maximumLines)
            .filter { Self.height($0) >= Self.minimumShareOfHeight * Self.height(first) }.sorted { $0.index < $1.index }
        text = chosen.map { NameCandidate.text($0.words, vocabulary: vocabulary) }.joined(separator: " ")
        let isClear = chosen.allSatisfy { $0.confidence >= Self.clearConfidence }
        confidence = isClear ? Self.confidence : Self.confidenceOfUnclear
    }

    private static func height(_ candidate: NameCandidate) -> Double {
        candidate.line.height ?? 0
    }

    private static func hasLetters(_ candidate: NameCandidate) -> Bool {
        candidate.words.contains { $0.folded.unicodeScalars.count { $0.properties.isAlphabetic } >= minimumLetters }
    }
}
