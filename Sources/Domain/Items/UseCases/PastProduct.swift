import FoundationEssentials
package import KeepItFreshLabels

/// A product as a household had it before: what is likely of its next packs.
package struct PastProduct: Equatable, Sendable {
    package let name: String
    package let brand: String?
    package let gtin: GTIN?
    package let unit: String?
    /// Where most of its packs were kept; nil when that is not known.
    package var place: String?
    /// How many days its packs usually keep from the day on which they are added: the median; nil where fewer than two
    /// of them say it.
    package var days: Int?
    /// The usual kind of its date; nil when it has none.
    package var kind: DateKind?
    /// How many packs were added last.
    package var packs = 1

    private static let spans = 0...3_650

    /// A product of which the household never had any.
    package init(_ product: CatalogProduct) {
        (name, brand, gtin, unit) = (product.name, product.brand, product.gtin, product.quantity)
    }

    /// The product that `items` are packs of, the latest first; nil when none of them has a name.
    init?(_ items: [Item]) {
        let gtin = items.lazy.compactMap(\.gtin).first
        let known = gtin.flatMap { CatalogProduct($0, among: items)?.name }
        guard let name = known ?? items.lazy.compactMap(\.name).first else { return nil }
        (self.name, self.gtin) = (name, gtin)
        brand = items.lazy.compactMap(\.brand).first
        unit = items.lazy.compactMap(\.unit).first
        place = Self.usual(items.compactMap(\.place))
        kind = Self.usual(items.compactMap(\.expiryKind))
        let days = items.compactMap { item in
            item.expiryDate.map { item.addedDate.civilDay.days(until: $0.lastDay) }
        }.filter(Self.spans.contains).sorted()
        if days.count > 1 { self.days = days[days.count / 2] }
        packs = max(1, items.first?.quantity ?? 1)
    }

    /// The most frequent value; of several the one that comes first.
    private static func usual<Value: Hashable>(_ values: [Value]) -> Value? {
        let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
        return values.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
}
