import KeepItFreshLabels

/// The words in the lettering of a pack, as far as they are kept to know the next photo of it.
package struct InboxLettering: Codable, Hashable, Sendable {
    /// The probability that a word belongs to brand or name, by the words in small letters without marks.
    private let weights: [String: Double]

    /// Fewer words are on too many packs.
    private static let minimumWords = 2
    /// The share of the words that two packs of one product have in common, at least.
    private static let minimumLikeness = 0.7

    /// The words of a lettering; nil when they are too few.
    init?(_ lettering: PackLettering?) {
        guard let words = lettering?.words, words.count >= Self.minimumWords else { return nil }
        weights = Dictionary(words.map { ($0.key.text, $0.value) }, uniquingKeysWith: max)
    }

    /// Whether both are letterings of one product, each perhaps misread in places.
    func isSame(as other: InboxLettering) -> Bool {
        PackLettering.Word.likeness(of: words, to: other.words) >= Self.minimumLikeness
    }

    private var words: [PackLettering.Word: Double] {
        let found = weights.flatMap { text, weight in PackLettering.words(of: text).map { ($0, weight) } }
        return Dictionary(found, uniquingKeysWith: max)
    }
}
