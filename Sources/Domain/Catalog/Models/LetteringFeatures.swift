package import KeepItFreshLabels

import func Glibc.log

/// What speaks for or against a product of a catalogue as that of a pack with some lettering. The weights are in
/// `LetteringRules`.
package struct LetteringFeatures: Equatable, Sendable {
    /// What of name and brand is found in the lettering, and what is not.
    package enum Feature: String, CaseIterable, Sendable {
        /// How much the words found in the lettering say, in nats: rare words in large print say most.
        case nameFound
        case brandFound
        /// The number of the name's words that are not in the lettering, and of its claims.
        case nameMissing
        case claimsMissing
        /// The share of the brand's words that are not in the lettering.
        case brandMissing
        /// 1 when the brand is not known.
        case hasNoBrand
        /// 1 when all words of the name but claims are found, and any.
        case isWhole
        /// The number of likely words of the name in the lettering that the product does not have, without claims, and
        /// their share.
        case unexplained
        case unexplainedShare
        /// 1 for the same net quantity, −1 for another, 0 when either is not known.
        case quantity
    }

    /// The value of each feature.
    package let values: [Feature: Double]

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
        let missing = name.filter { found[$0] == nil }
        let missingClaims = missing.count(where: \.isClaim)
        let isWhole = missing.count < name.count && missing.count == missingClaims
        let counted = brand.contains { !$0.isClaim } ? brand.filter { !$0.isClaim } : brand
        var likely = 0.0, unexplained = 0.0
        for (word, weight) in lettering.words where weight >= Self.likelyWeight && !word.isClaim {
            likely += weight
            if !explained.contains(word) { unexplained += weight }
        }
        let quantities = [product.quantity, lettering.quantity].compactMap { $0.flatMap(Self.plain) }
        values = [
            .nameFound: name.reduce(0) { $0 + (found[$1] ?? 0) },
            .brandFound: brand.subtracting(name).reduce(0) { $0 + (found[$1] ?? 0) },
            .nameMissing: Double(missing.count - missingClaims),
            .claimsMissing: Double(missingClaims),
            .brandMissing: Double(counted.count { found[$0] == nil }) / Double(max(1, counted.count)),
            .hasNoBrand: brand.isEmpty ? 1 : 0,
            .isWhole: isWhole ? 1 : 0,
            .unexplained: unexplained,
            .unexplainedShare: likely > 0 ? unexplained / likely : 0,
            .quantity: quantities.count < 2 ? 0 : quantities[0] == quantities[1] ? 1 : -1,
        ]
    }

    /// A quantity without spaces and in small letters; nil for one that is empty.
    private static func plain(_ text: String) -> String? {
        let plain = text.lowercased().filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
        return plain.isEmpty ? nil : String(plain)
    }
}
