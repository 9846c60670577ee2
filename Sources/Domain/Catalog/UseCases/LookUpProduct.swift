/// Looks products up by their number, in several places, the first that knows one deciding.
public struct LookUpProduct: ProductLookupProviding {
    private let places: [any ProductLookupProviding]

    /// Asks these places in their order.
    public init(_ places: [any ProductLookupProviding]) {
        self.places = places
    }

    /// What the first place that knows the product tells. Numbers that are good in one shop or region alone, and those
    /// of things that are no food, are not asked for.
    public func product(of gtin: GTIN) async -> FoundProduct? {
        guard gtin.restrictedUse == nil, gtin.nonFoodUse == nil else { return nil }
        for place in places {
            if let found = await place.product(of: gtin) { return found }
        }
        return nil
    }
}
