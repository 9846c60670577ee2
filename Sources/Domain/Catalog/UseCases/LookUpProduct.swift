package import KeepItFreshLabels

/// Looks products up in several sources; the first one that knows a product decides.
package struct LookUpProduct: ProductLookupProviding {
    private let sources: [any ProductLookupProviding]

    /// Uses the sources in this order.
    package init(_ sources: [any ProductLookupProviding]) {
        self.sources = sources
    }

    /// The product in the first source that knows it. Numbers that are valid only in one shop or region, or that do not
    /// denote food, are not looked up.
    package func product(of gtin: GTIN) async -> FoundProduct? {
        guard gtin.restrictedUse == nil, gtin.nonFoodUse == nil else { return nil }
        for source in sources {
            if let found = await source.product(of: gtin) { return found }
        }
        return nil
    }
}
