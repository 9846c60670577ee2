package import KeepItFreshLabels

/// Looks products up in several sources; the first one that knows a product decides.
package struct LookUpProduct: ProductLookupProviding {
    private let sources: [any ProductLookupProviding]

    /// Uses the sources in this order.
    package init(_ sources: [any ProductLookupProviding]) {
        self.sources = sources
    }

    /// The product in the first source that knows it. See `GTIN.isLookedUp`.
    package func product(of gtin: GTIN) async -> FoundProduct? {
        guard gtin.isLookedUp else { return nil }
        for source in sources {
            if let found = await source.product(of: gtin) { return found }
        }
        return nil
    }
}

extension GTIN {
    /// False for numbers that are valid only in one shop or region, or that do not denote food.
    var isLookedUp: Bool { restrictedUse == nil && nonFoodUse == nil }
}
