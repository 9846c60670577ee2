import func Glibc.exp

/// The name on the front of a pack, from text of any font and size: the lines that together are likeliest to be it, in
/// reading order, and the brand apart from the others.
struct FrontName {
    /// The letters of a front's name are at least this share of the photo, as a logarithm: 4 %.
    private static let usualHeight = -3.2

    /// The name as it is displayed; with the brand when the pack shows nothing else but claims.
    let name: String
    /// Nil when no line is the brand, and when it is the name.
    let brand: String?
    /// 0…1.
    let confidence: Double

    /// Nil when nothing in the photo is surely a name. `photo` is its frame.
    init?(in lines: [ProductLine], photo: PixelRect, vocabulary: ProductVocabulary) {
        let lines = FrontLine.all(in: lines, photo: photo, vocabulary: vocabulary)
        guard let choice = FrontChoice.best(among: lines) else { return nil }
        let chosen = choice.lines
        confidence = FrontRules.confidence(Self.features(of: choice, among: lines))
        let brand = Self.words(of: chosen.filter(\.isBrand), vocabulary)
        let name = Self.words(of: chosen.filter { !$0.isBrand }, vocabulary)
        let all = Self.words(of: chosen, vocabulary)
        let says: ([[LabelToken]]) -> Set<String> = { lines in
            Set(lines.joined().filter { !FrontLine.isClaim($0, vocabulary) }.map(\.folded))
        }
        guard confidence >= FrontRules.minimumConfidence, !says(all).isEmpty else { return nil }
        let saysMore = !says(name).isSubset(of: says(brand))
        self.name = NameCandidate.text(of: saysMore ? name : all, vocabulary: vocabulary)
        self.brand = saysMore && !brand.isEmpty ? NameCandidate.text(of: brand, vocabulary: vocabulary) : nil
    }

    /// The features of the chosen lines together.
    static func features(of choice: FrontChoice, among lines: [FrontLine]) -> [Feature: Double] {
        let chosen = choice.lines
        let height = chosen.map { $0[.shareOfPhoto] }.max() ?? 0
        return [
            .height: height, .isLow: min(0, height - usualHeight),
            .probability: mean(chosen) { $0.probability }, .choice: choice.probability,
            .lines: Double(chosen.count),
            .excluded: mean(lines) { $0[.excluded] }, .excludedOfName: mean(chosen) { $0[.excluded] },
            .confidence: mean(chosen) { $0[.confidence] }, .foods: chosen.map { $0[.foods] }.max() ?? 0,
            .lettering: mean(lines) { $0[.shareOfPhoto] }, .smallWords: mean(lines) { exp($0[.smallWords]) },
        ]
    }

    private static func mean(_ lines: [FrontLine], _ value: (FrontLine) -> Double) -> Double {
        lines.reduce(0) { $0 + value($1) } / Double(max(1, lines.count))
    }

    /// The words of the lines, without lines whose words are in earlier ones, and without particles at the end.
    private static func words(of lines: [FrontLine], _ vocabulary: ProductVocabulary) -> [[LabelToken]] {
        var seen: Set<String> = []
        var parts: [[LabelToken]] = []
        for line in lines where !line.words.allSatisfy({ seen.contains($0.folded) }) {
            seen.formUnion(line.words.map(\.folded))
            parts.append(line.words)
        }
        let isEnd: (LabelToken) -> Bool = { word in
            word.folded.unicodeScalars.count > 1
                && (word.isElided || !vocabulary.roles(of: word.folded).contains(.particle))
        }
        while let last = parts.popLast() {
            guard let end = last.lastIndex(where: isEnd) else { continue }
            return parts + [Array(last[...end])]
        }
        return []
    }
}

extension FrontName {
    /// What speaks for or against the chosen lines of a front as the right name.
    enum Feature: CaseIterable {
        /// The height of the tallest chosen line, as the logarithm of its share of the photo.
        case height
        /// How far that is below the height of a front's name.
        case isLow
        /// The mean probability of the chosen lines.
        case probability
        /// The probability of the choice among all of the same front.
        case choice
        /// The number of chosen lines.
        case lines
        /// The share of lines that cannot be a name, of all and of the chosen ones: small print has many.
        case excluded, excludedOfName
        /// The mean confidence of the chosen lines.
        case confidence
        /// The largest share of words that name a food in a chosen line.
        case foods
        /// The mean height of all lines, as the logarithm of its share of the photo.
        case lettering
        /// The mean probability that a line is small print, by its words.
        case smallWords
    }
}
