package import KeepItFreshLabels

import func Glibc.exp

/// What a catalogue, or the household itself, says of a pack by its lettering: the product, or what similar products
/// have in common.
package struct LetteringMatch: Equatable, Sendable {
    package let name: String
    package let brand: String?
    package let category: String?
    /// How often such a match is right, 0…1.
    package let confidence: Double

    /// A match that is right less often than this is none.
    private static let minimumConfidence = 0.7
    /// Products that are less likely than this do not count among those that the pack may be.
    private static let minimumShare = 0.01

    /// The product that has the lettering, out of those that may have it; nil when none is sure.
    package init?(_ lettering: PackLettering, among candidates: LetteringCandidates) {
        let rated = Self.rated(lettering, among: candidates)
        guard let best = rated.first else { return nil }
        if best.share >= Self.minimumConfidence {
            self.init(best.product, name: best.product.name, confidence: best.share)
            return
        }
        let likely = rated.filter { $0.share >= Self.minimumShare }
        let confidence = likely.reduce(0) { $0 + $1.share }
        guard confidence >= Self.minimumConfidence, Set(likely.map { Self.key($0.product.brand ?? "") }).count == 1,
            let common = Self.commonName(of: likely.map(\.product))
        else { return nil }
        self.init(best.product, name: common, confidence: confidence)
    }

    private init(_ product: CatalogProduct, name: String, confidence: Double) {
        self.init(name: name, brand: product.brand, category: product.category, confidence: confidence)
    }

    /// A match that is known.
    init(name: String, brand: String?, category: String?, confidence: Double) {
        self.name = name
        self.brand = brand
        self.category = category
        self.confidence = confidence
    }

    /// The products, each once, with the probability that the pack is of it, the likeliest first.
    package static func rated(
        _ lettering: PackLettering, among candidates: LetteringCandidates
    ) -> [(product: CatalogProduct, share: Double)] {
        var rated: [(product: CatalogProduct, score: Double)] = []
        var keys: Set<String> = []
        for product in candidates.products where keys.insert(key("\(product.brand ?? "") \(product.name)")).inserted {
            let features = LetteringFeatures(of: product, lettering, among: candidates)
            rated.append((product, LetteringRules.score(features)))
        }
        let most = max(LetteringRules.noProduct, rated.map(\.score).max() ?? 0)
        let total = rated.reduce(exp(LetteringRules.noProduct - most)) { $0 + exp($1.score - most) }
        return rated.map { ($0.product, exp($0.score - most) / total) }.sorted { $0.share > $1.share }
    }

    private static func key(_ text: String) -> String {
        Set(PackLettering.words(of: text).map(\.text)).sorted().joined(separator: " ")
    }

    /// The words that the names of all products share, in the form of the first; nil when these do not say what it is.
    private static func commonName(of products: [CatalogProduct]) -> String? {
        guard let first = products.first else { return nil }
        let words = products.map { Set(PackLettering.words(of: $0.name)) }
        let common = words.dropFirst().reduce(words[0]) { $0.intersection($1) }
        guard common.contains(where: { !$0.isClaim }) else { return nil }
        var kept = first.name.split(separator: " ").filter { part in
            PackLettering.words(of: String(part)).allSatisfy(common.contains)
        }
        // Particles stay between words, but not at the end.
        while let last = kept.last, PackLettering.words(of: String(last)).isEmpty { kept.removeLast() }
        return kept.isEmpty ? nil : kept.joined(separator: " ")
    }
}
