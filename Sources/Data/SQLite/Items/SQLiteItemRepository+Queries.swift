import GRDB
package import KeepItFreshDomain

extension SQLiteItemRepository {
    /// Lists the items that a query chooses.
    package func items(_ query: ItemQuery, limit: Int?, in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.all(query, limit: limit, in: householdId, $0) }
    }

    /// Counts the items that a query chooses.
    package func count(_ query: ItemQuery, upTo maximum: Int, in householdId: String) async throws -> Int {
        try await access.read(householdId) { try ItemRecord.count(query, upTo: maximum, in: householdId, $0) }
    }

    /// Passes the items that a query chooses to `receive` in batches, within one read of the database.
    package func forEachBatch(
        _ query: ItemQuery, in householdId: String, _ receive: @escaping @Sendable ([Item]) throws -> Void
    ) async throws {
        try await access.read(householdId) { database -> Result<Void, any Error> in
            var failure: (any Error)?
            do {
                try ItemRecord.forEachBatch(query, in: householdId, database) { items in
                    do {
                        try receive(items)
                    } catch {
                        failure = error
                        throw error
                    }
                }
            } catch {
                guard let failure else { throw error }
                return .failure(failure)
            }
            return .success(())
        }.get()
    }

    /// Lists the items that matter for finding the item to which a reference refers.
    package func candidates(for reference: ItemReference, in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.candidates(for: reference, in: householdId, $0) }
    }

    /// Returns how many characters distinguish the items' ids from all others.
    package func idLength(toDistinguish items: [Item]?, in householdId: String) async throws -> Int {
        let ids = items?.map(\.id)
        return try await access.read(householdId) {
            try ItemRecord.idLength(toDistinguish: ids, in: householdId, $0)
        }
    }
}
