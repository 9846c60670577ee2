/// Finds items of a household, however many it has, without loading the others. Like `ItemProviding`, it serves only
/// members. A store that has all items at hand needs to implement nothing of it.
public protocol ItemQueryProviding: Sendable {
    /// The items that `query` chooses, in its order and at most `limit`; nil means all. Throws `DataError`.
    func items(_ query: ItemQuery, limit: Int?, in householdId: String) async throws -> [Item]

    /// The number of items that `query` chooses, or `maximum` if there are more. Throws `DataError`.
    func count(_ query: ItemQuery, upTo maximum: Int, in householdId: String) async throws -> Int

    /// Passes the items that `query` chooses to `receive`, in its order and in batches, all as they are at one moment.
    /// Throws `DataError` and what `receive` throws.
    func forEachBatch(
        _ query: ItemQuery, in householdId: String, _ receive: @escaping @Sendable ([Item]) throws -> Void
    ) async throws

    /// The items that matter for finding the item to which `reference` refers, or for naming similar ones: see
    /// `ItemReference.resolve(in:)`. Throws `DataError`.
    func candidates(for reference: ItemReference, in householdId: String) async throws -> [Item]

    /// The item that the only item whose id began with `id` joined; nil for any other text. Throws `DataError`.
    func itemJoined(by id: String, in householdId: String) async throws -> Item?

    /// How many characters of their ids distinguish `items`, or with nil all items, from every other item of the
    /// household. Throws `DataError`.
    func idLength(toDistinguish items: [Item]?, in householdId: String) async throws -> Int
}

extension ItemQueryProviding where Self: ItemProviding {
    public func items(_ query: ItemQuery, limit: Int?, in householdId: String) async throws -> [Item] {
        let chosen = query.select(from: try await items(in: householdId))
        return limit.map { Array(chosen.prefix(max(0, $0))) } ?? chosen
    }

    public func count(_ query: ItemQuery, upTo maximum: Int, in householdId: String) async throws -> Int {
        try await items(query, limit: maximum, in: householdId).count
    }

    public func forEachBatch(
        _ query: ItemQuery, in householdId: String, _ receive: @escaping @Sendable ([Item]) throws -> Void
    ) async throws {
        let chosen = try await items(query, limit: nil, in: householdId)
        if !chosen.isEmpty { try receive(chosen) }
    }

    public func candidates(for reference: ItemReference, in householdId: String) async throws -> [Item] {
        try await items(in: householdId)
    }

    public func idLength(toDistinguish items: [Item]?, in householdId: String) async throws -> Int {
        ItemReference.length(toDistinguish: try await self.items(in: householdId).map(\.id))
    }
}
