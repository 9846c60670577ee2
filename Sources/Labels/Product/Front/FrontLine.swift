/// A line of scene text on the front of a pack, which may belong to the name.
package struct FrontLine {
    /// The words that would be part of the name.
    let words: [LabelToken]
    /// The line's index in the label.
    package let index: Int
    /// The line's text as read.
    package let text: String
    /// What speaks for or against it; features that are missing are 0.
    package private(set) var features: [Feature: Double] = [:]
    /// The places of the lines right above and below it among all of the photo; nil without one.
    package private(set) var above: Int?
    package private(set) var below: Int?
    /// The probability that it is a brand, and that it belongs to the name, 0…1.
    private(set) var brandProbability = 0.0
    private(set) var nameProbability = 0.0

    let line: ProductLine
    let box: Quad
    let bounds: PixelRect
    let height: Double
    /// The probability of each role by its words alone.
    let roles: [Double]

    /// The words as they are displayed in a name.
    package var name: String { NameCandidate.text(words, vocabulary: .shared) }

    private static let minimumLetters = 2
    private static let maximumLines = 60

    init?(_ line: ProductLine, at index: Int, _ vocabulary: ProductVocabulary) {
        guard line.isSceneText, let box = line.line.box, let height = line.height, height > 0 else { return nil }
        words = NameCandidate.allWords(of: line, vocabulary: vocabulary)
        guard words.reduce(0, { $0 + $1.folded.unicodeScalars.count(where: Letters.isLetter) }) >= Self.minimumLetters
        else { return nil }
        self.line = line
        self.index = index
        self.box = box
        self.height = height
        bounds = PixelRect(box)
        text = line.line.text
        roles = FrontWords.probabilities(of: text)
    }

    package var wordCount: Int { words.count }

    /// The corners in upright coordinates, clockwise from where the line begins.
    package var corners: [PixelPoint] { box.corners }

    /// The probability that it belongs to brand or name, 0…1.
    var probability: Double { brandProbability + nameProbability }

    /// Whether it is rather the brand than part of the name.
    var isBrand: Bool { brandProbability > nameProbability }

    subscript(feature: Feature) -> Double { features[feature] ?? 0 }

    /// The lines of scene text of a photo in their order, with their features; `photo` is its frame.
    static func all(in lines: [ProductLine], photo: PixelRect, vocabulary: ProductVocabulary) -> [FrontLine] {
        let found = Array(lines.enumerated().compactMap { FrontLine($1, at: $0, vocabulary) }.prefix(maximumLines))
        let scene = Scene(found, photo: photo)
        return found.map { line in
            var line = line
            (line.above, line.below) = (neighbour(of: line, .above, in: found), neighbour(of: line, .below, in: found))
            line.features = scene.features(of: line, vocabulary)
                .merging(line.featuresOfNeighbours(in: found)) { $1 }
            (line.brandProbability, line.nameProbability) = FrontRules.probabilities(line.features)
            return line
        }
    }
}

extension FrontLine {
    /// What speaks for or against a line of scene text as a part of the name on the front of a pack: numbers that do
    /// not depend on the photo's size. Their weights are in `FrontRules`.
    package enum Feature: String, CaseIterable, Sendable {
        // The letters' height, as logarithms of its relation to that of the tallest line, of the middle one and of the
        // photo.
        case belowTallest, aboveMedian, shareOfPhoto
        /// How many times smaller than the tallest line, beyond twice: small print.
        case isSmall
        case isTallest
        /// The place in the order of height, 0…1.
        case rank
        case confidence, isUnclear
        // The place, as shares of the photo's sides.
        case fromMiddle, fromUpperMiddle, fromTallest
        // The text: letters and words as logarithms, shares of all characters and words.
        case letters, words, longestWord, digits, capitals, claims, foods, implausible
        // 1 where the line has it.
        case quantity, excluded, company, prose, organic, lack, isShort, dates, repeated
        // The signs of lists and sentences: commas as a logarithm, 1 for a full stop at the end.
        case commas, fullStop
        /// The length as a share of the photo's width.
        case length
        /// The share of the other lines that have nearly the same height, and how many of these cannot be a name.
        case alike, excludedAlike
        // The shares of words in the lines right above and below, and 1 where one of these has nearly the same height.
        case claimsBeside, foodsBeside, alikeBeside
        /// The sine of its angle to the others.
        case tilt
        /// The logarithm of the number of lines.
        case lines
        /// How far the line is from the photo's edge, in its heights, up to 2: what is cut off belongs to another pack.
        case fromEdge
        /// How far it is beside the three tallest lines, as a share of the photo's width.
        case beside
        // The logarithms of the probabilities of its roles, by its words alone.
        case brandWords, nameWords, descriptionWords, claimWords, wineWords, smallWords, otherWords
        // The lines right above and below in the same column: 1 where there is one, the logarithm of its height by that
        // of this one, the gap between them in heights of the larger one, and the probabilities of its roles.
        case above, aboveHeight, aboveGap, aboveBrand, aboveName, aboveOther
        case below, belowHeight, belowGap, belowBrand, belowName, belowOther
    }
}
