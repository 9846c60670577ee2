/// Knows products by what a household has of them.
public struct HouseholdLookup: ProductLookupProviding {
    private let items: any ItemProviding
    private let householdId: String

    /// Knows what is kept of a household in `items`.
    public init(_ items: any ItemProviding, in householdId: String) {
        self.items = items
        self.householdId = householdId
    }

    /// The product by the household's best name of it.
    public func product(of gtin: GTIN) async -> FoundProduct? {
        guard let known = try? await items.knownProduct(of: gtin, in: householdId) else { return nil }
        return FoundProduct(known, source: .household)
    }
}
