package import KeepItFreshLabels

import func Glibc.log

/// What speaks for or against a product of a catalogue as that of a pack with some lettering. The weights are in
/// `LetteringRules`.
package struct LetteringFeatures: Equatable, Sendable {
    /// How much the words found in the lettering say, in nats: rare words in large print say most.
    package private(set) var nameFound = 0.0
    package private(set) var brandFound = 0.0
    /// The number of the name's words that are not in the lettering, and of its claims.
    package private(set) var nameMissing = 0.0
    package private(set) var claimsMissing = 0.0
    /// The share of the brand's words that are not in the lettering.
    package private(set) var brandMissing = 0.0
    /// 1 when the brand is not known.
    package private(set) var hasNoBrand = 0.0
    /// 1 when all words of the name but claims are found, and any.
    package private(set) var isWhole = 0.0
    /// The number of likely words of the name in the lettering that the product does not have, without claims, and
    /// their share.
    package private(set) var unexplained = 0.0
    package private(set) var unexplainedShare = 0.0
    /// 1 for the same net quantity, −1 for another, 0 when either is not known.
    package private(set) var quantity = 0.0

    /// From this weight on, a word of the lettering is likelier than not a part of brand or name.
    private static let likelyWeight = 0.5

    package init(of product: CatalogProduct, _ lettering: PackLettering, among candidates: LetteringCandidates) {
        let name = Set(PackLettering.words(of: product.name)), brand = Set(PackLettering.words(of: product.brand ?? ""))
        var explained: Set<PackLettering.Word> = []
        /// The most that a word of the lettering says for each word of the product; none for a word that is not there.
        var found: [PackLettering.Word: Double] = [:]
        for word in name.union(brand) {
            for (read, weight) in lettering.words {
                let likeness = read.likeness(to: word)
                guard likeness > 0 else { continue }
                explained.insert(read)
                let rarity = log(Double(candidates.count + 1) / Double((candidates.frequencies[read] ?? 0) + 1))
                found[word] = max(found[word] ?? 0, weight * likeness * likeness * max(0, rarity))
            }
        }
        var foundInName = 0
        for word in name {
            if let value = found[word] {
                nameFound += value
                foundInName += 1
            } else if word.isClaim {
                claimsMissing += 1
            } else {
                nameMissing += 1
            }
        }
        isWhole = foundInName > 0 && nameMissing == 0 ? 1 : 0
        for word in brand.subtracting(name) { brandFound += found[word] ?? 0 }
        let counted = brand.contains { !$0.isClaim } ? brand.filter { !$0.isClaim } : brand
        let missing = counted.count { found[$0] == nil }
        brandMissing = Double(missing) / Double(max(1, counted.count))
        hasNoBrand = brand.isEmpty ? 1 : 0
        var likely = 0.0
        for (word, weight) in lettering.words where weight >= Self.likelyWeight && !word.isClaim {
            likely += weight
            if !explained.contains(word) { unexplained += weight }
        }
        unexplainedShare = likely > 0 ? unexplained / likely : 0
        if let mine = product.quantity.flatMap(Self.plain), let read = lettering.quantity.flatMap(Self.plain) {
            quantity = mine == read ? 1 : -1
        }
    }

    /// A quantity without spaces and in small letters; nil for one that is empty.
    private static func plain(_ text: String) -> String? {
        let plain = text.lowercased().filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
        return plain.isEmpty ? nil : String(plain)
    }

    /// The values by their names, which are those of `LetteringRules.weights`.
    package var values: [(name: String, value: Double)] {
        [
            ("nameFound", nameFound), ("brandFound", brandFound), ("nameMissing", nameMissing),
            ("claimsMissing", claimsMissing),
            ("brandMissing", brandMissing), ("hasNoBrand", hasNoBrand), ("isWhole", isWhole),
            ("unexplained", unexplained),
            ("unexplainedShare", unexplainedShare), ("quantity", quantity),
        ]
    }
}
