package import KeepItFreshLabels

/// Says in which orders the packs of households print day, month and year. All calls throw `DataError`.
package protocol DateOrderProviding: Sendable {
    /// How many packs print each order: those whose photos show it, and those for which a person's date did.
    func dateOrders(in householdId: String) async throws -> DateOrderCounts
}

extension ItemProviding {
    /// What the household knows of the order on packs of a product, or of one without a number. A store that does not
    /// say how its packs are printed knows nothing of the household. Throws `DataError`.
    package func knownOrders(of gtin: GTIN?, in householdId: String) async throws -> KnownOrders {
        var known = KnownOrders()
        if let gtin { known.ofProduct = try await memory(of: gtin, in: householdId).dateOrder }
        if let store = self as? any DateOrderProviding {
            known.ofHousehold = try await store.dateOrders(in: householdId)
        }
        return known
    }
}
