import func Glibc.log

/// A line of scene text on the front of a pack, which may belong to the name.
package struct FrontLine {
    /// The words that would be part of the name.
    let words: [LabelToken]
    /// The line's index in the label.
    package let index: Int
    /// The line's text as read.
    package let text: String
    /// What speaks for or against it; features that are missing are 0.
    package fileprivate(set) var features: [Feature: Double] = [:]
    /// The probability that it belongs to brand or name, and that such a line is the brand, 0…1.
    private(set) var nameProbability = 0.0
    private(set) var brandProbability = 0.0

    fileprivate let line: ProductLine
    fileprivate let box: Quad
    fileprivate let height: Double

    /// The words as they are displayed in a name.
    package var name: String { NameCandidate.text(words, vocabulary: .shared) }

    private static let minimumLetters = 2
    private static let maximumLines = 60

    fileprivate init?(_ line: ProductLine, at index: Int, _ vocabulary: ProductVocabulary) {
        guard line.isSceneText, let box = line.line.box, let height = line.height, height > 0 else { return nil }
        words = NameCandidate.allWords(of: line, vocabulary: vocabulary)
        guard words.reduce(0, { $0 + $1.folded.unicodeScalars.count(where: Letters.isLetter) }) >= Self.minimumLetters
        else { return nil }
        self.line = line
        self.index = index
        self.box = box
        self.height = height
        text = line.line.text
    }

    subscript(feature: Feature) -> Double { features[feature] ?? 0 }

    /// The lines of scene text of a photo in their order, with their features; `photo` is its frame.
    static func all(in lines: [ProductLine], photo: PixelRect, vocabulary: ProductVocabulary) -> [FrontLine] {
        let found = lines.enumerated().compactMap { FrontLine($1, at: $0, vocabulary) }.prefix(maximumLines)
        let scene = Scene(Array(found), photo: photo)
        return found.map { line in
            var line = line
            line.features = scene.features(of: line, vocabulary)
            line.nameProbability = FrontRules.nameProbability(line.features)
            line.brandProbability = FrontRules.brandProbability(line.features)
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
    }
}

extension FrontLine {
    /// The lines of a photo, to compare each with the others.
    private struct Scene {
        let byHeight: [FrontLine]
        let photo: PixelRect
        let middle: (x: Double, y: Double)

        init(_ lines: [FrontLine], photo: PixelRect) {
            byHeight = lines.sorted { ($0.height, $1.index) > ($1.height, $0.index) }
            self.photo = photo
            let tallest = byHeight.prefix(3)
            let weight = tallest.reduce(0) { $0 + $1.height }
            middle = tallest.reduce((0, 0)) { sum, line in
                let centre = FrontLine.centre(line.box)
                return (sum.0 + centre.x * line.height / weight, sum.1 + centre.y * line.height / weight)
            }
        }

        func features(of line: FrontLine, _ vocabulary: ProductVocabulary) -> [Feature: Double] {
            let (width, height) = (Double(max(1, photo.width)), Double(max(1, photo.height)))
            let tallest = byHeight[0].height, median = byHeight[byHeight.count / 2].height
            let rank = byHeight.firstIndex { $0.index == line.index } ?? 0
            let centre = FrontLine.centre(line.box)
            let across = centre.x - Double(photo.left), down = centre.y - Double(photo.top)
            let others = byHeight.filter { $0.index != line.index }
            let alike = others.filter { $0.isAlike(line) }
            let taller = Set(byHeight[..<rank].flatMap(\.words).map(\.folded))
            let length = line.box.length
            let tilt = length > 0 ? abs(Double(line.box.topRight.y) - Double(line.box.topLeft.y)) / length : 0
            let place: [Feature: Double] = [
                .belowTallest: log(line.height / tallest), .aboveMedian: log(line.height / median),
                .shareOfPhoto: log(line.height / max(width, height)), .isTallest: rank == 0 ? 1 : 0,
                .isSmall: max(0, log(tallest / line.height) - log(2)),
                .rank: min(1, Double(rank) / 8), .fromMiddle: abs(across / width - 0.5),
                .fromUpperMiddle: abs(down / height - 0.4),
                .fromTallest: distance(centre, middle) / max(width, height),
                .length: length / width, .tilt: min(1, tilt), .lines: log(Double(byHeight.count)),
                .alike: others.isEmpty ? 0 : Double(alike.count) / Double(others.count),
                .excludedAlike: alike.isEmpty ? 0 : Double(alike.count { $0.isExcluded }) / Double(alike.count),
                .repeated: !line.words.isEmpty && line.words.allSatisfy { taller.contains($0.folded) } ? 1 : 0,
            ]
            return place.merging(line.textFeatures(vocabulary)) { $1 }.merging(beside(line, vocabulary)) { $1 }
        }

        private func distance(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
            let (across, down) = (one.x - other.x, one.y - other.y)
            return (across * across + down * down).squareRoot()
        }

        private func beside(_ line: FrontLine, _ vocabulary: ProductVocabulary) -> [Feature: Double] {
            let beside = byHeight.filter { $0.index != line.index && line.isBeside($0) }
            let words = beside.flatMap(\.words)
            let share: (Int) -> Double = { Double($0) / Double(max(1, words.count)) }
            return [
                .claimsBeside: share(words.count { FrontLine.isClaim($0, vocabulary) }),
                .foodsBeside: share(words.count { vocabulary.isFood($0.folded) }),
                .alikeBeside: beside.contains { $0.isAlike(line) } ? 1 : 0,
            ]
        }
    }

    private static func centre(_ box: Quad) -> (x: Double, y: Double) {
        let corners = box.corners
        return (corners.reduce(0) { $0 + Double($1.x) } / 4, corners.reduce(0) { $0 + Double($1.y) } / 4)
    }

    private func isAlike(_ other: FrontLine) -> Bool {
        height < 1.25 * other.height && other.height < 1.25 * height
    }

    /// Whether another line is right above, below or next to this one.
    private func isBeside(_ other: FrontLine) -> Bool {
        let one = PixelRect(box), two = PixelRect(other.box)
        let across = max(0, max(one.left, two.left) &- min(one.right, two.right))
        let down = max(0, max(one.top, two.top) &- min(one.bottom, two.bottom))
        return Double(across) < min(height, other.height) && Double(down) < 0.8 * min(height, other.height)
    }

    /// Whether a word is used in claims and notices: such words do not say what the product is.
    static func isClaim(_ token: LabelToken, _ vocabulary: ProductVocabulary) -> Bool {
        let roles = vocabulary.roles(of: token.folded)
        return roles.contains(.claim) || roles.contains(.notice)
    }

    /// Whether the line can be neither a name nor a brand.
    private var isExcluded: Bool { !line.mayBeName && !line.roles.contains(.company) }

    private func textFeatures(_ vocabulary: ProductVocabulary) -> [Feature: Double] {
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
        ]
    }

    private static let organicWords: Set<String> = ["bio", "organic", "biologique", "okologisch", "eko", "oko"]

    private static let wordsOfLack: Set<String> = [
        "sans", "no", "without", "ohne", "senza", "sin", "sem", "zonder", "uten", "utan", "uden", "bez", "less",
        "moins",
        "weniger", "meno", "menos", "free", "frei",
    ]
}
