package import KeepItFreshLabels

/// Looks products up among the items that a household has, or had.
package struct HouseholdLookup: ProductLookupProviding {
    private let items: any ItemProviding
    private let householdId: String
    /// The id of the item that does not count; nil for none.
    private var excluded: String?

    package init(_ items: any ItemProviding, in householdId: String) {
        self.items = items
        self.householdId = householdId
    }

    /// The same without what the item with an id has.
    package func apart(from itemId: String) -> HouseholdLookup {
        var lookup = self
        lookup.excluded = itemId
        return lookup
    }

    /// The product with the household's most reliable name for it.
    package func product(of gtin: GTIN) async -> FoundProduct? {
        guard let known = try? await items.knownProduct(of: gtin, apartFrom: excluded, in: householdId)
        else { return nil }
        return FoundProduct(known, source: .household)
    }
}

extension CatalogProduct {
    /// The product according to the item with the most reliable name: names set by a person come before those that were
    /// read, and later ones before earlier ones of the same confidence. Nil when no item has a reliable name.
    package init?(_ gtin: GTIN, among items: [Item], apartFrom excluded: String? = nil) {
        let named = items.filter { $0.gtin == gtin && $0.id != excluded && $0.name != nil && $0.nameSource.isReliable }
        let best = named.max { left, right in
            (left.nameSource.precedence, left.addedDate) < (right.nameSource.precedence, right.addedDate)
        }
        guard let item = best, let name = item.name else { return nil }
        self.init(gtin: gtin, name: name, brand: item.brand, quantity: item.unit, category: item.category)
    }
}
