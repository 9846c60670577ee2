import FoundationEssentials
public import KeepItFreshDomain

/// The items of the households of one user, in memory.
public actor InMemoryItemRepository: ItemProviding {
    private let database: InMemoryDatabase
    let userId: String
    private let today: @Sendable () -> CivilDate

    /// The items in `database`, for the user `userId`; `today` tells the day that "expiring soon" counts from.
    public init(
        _ database: InMemoryDatabase, actingAs userId: String, today: @escaping @Sendable () -> CivilDate
    ) {
        self.database = database
        self.userId = userId
        self.today = today
    }

    /// Replaces an item by its id, or adds one without id to its batch.
    public func upsertItem(_ item: Item, in householdId: String) async throws -> String {
        try await write(householdId) { [userId, today] household in
            let step: JournalStep
            if item.id.isEmpty {
                step = household.add(item).step
            } else {
                let before = household.items.first { $0.id == item.id }
                try household.replace(item)
                let after = household.items.first { $0.id == item.id }
                step = JournalStep(itemId: item.id, before: before, after: after)
            }
            household.note(
                JournalEntry(
                    userId: userId, date: Date(), day: today(), action: item.id.isEmpty ? .added : .fixed,
                    steps: [step]))
            return step.itemId
        }
    }

    /// Removes an item and its purchases.
    public func deleteItem(_ itemId: String, in householdId: String) async throws {
        _ = try await edit(itemId, .delete, on: today(), in: householdId)
    }

    /// The items by expiry date, live.
    public nonisolated func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error> {
        database.stream { [userId] data in
            Item.inOrderOfExpiry(try data.household(householdId, for: userId).items)
        }
    }

    /// The items that are expired or have at most `days` days left, live; midnight is seen at the next change.
    public nonisolated func observeItemsExpiringSoon(
        in householdId: String, within days: Int
    ) -> AsyncThrowingStream<[Item], any Error> {
        database.stream { [userId, today] data in
            let lastDay = today().dayNumber + days
            let items = try data.household(householdId, for: userId).items
            return Item.inOrderOfExpiry(items.filter { $0.deadline.map { $0.dayNumber <= lastDay } ?? false })
        }
    }

    /// The items by expiry date.
    public func items(in householdId: String) async throws -> [Item] {
        try await read(householdId) { Item.inOrderOfExpiry($0.items) }
    }

    /// The purchases of an item, oldest first.
    public func purchases(of itemId: String, in householdId: String) async throws -> [Purchase] {
        try await read(householdId) { household in
            let purchases = household.purchases.filter { $0.itemId == itemId }
            guard !purchases.isEmpty else { throw DataError.notFound }
            return purchases
        }
    }

    /// The items of a known photo; nil when the photo is new.
    public func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]? {
        try await read(householdId) { $0.items(ofPhoto: contentHash) }
    }

    /// When and with what a stored photo was taken.
    public func capture(ofPhoto contentHash: String, in householdId: String) async throws -> PhotoCapture? {
        try await read(householdId) { $0.captures[contentHash] }
    }

    /// What the photos of a stored photo's pack showed together.
    public func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item? {
        try await read(householdId) { household in
            guard var pack = household.packs[contentHash], let item = household.items(ofPhoto: contentHash)?.first
            else { return nil }
            pack.id = item.id
            return pack
        }
    }

    /// Which photos gave an item its values.
    public func origins(of itemId: String, in householdId: String) async throws -> [FieldOrigin] {
        try await read(householdId) { household in
            guard let item = household.items.first(where: { $0.id == itemId }) else { throw DataError.notFound }
            return household.origins(of: item)
        }
    }

    /// Keeps what was read of a photo.
    public func keep(_ label: Label, ofPhoto contentHash: String, in householdId: String) async throws {
        try await write(householdId) { $0.readings[contentHash] = label }
    }

    /// What was kept of a photo.
    public func keptLabel(ofPhoto contentHash: String, in householdId: String) async throws -> Label? {
        try await read(householdId) { $0.readings[contentHash] }
    }

    /// Stores what photos showed, all of it or nothing.
    public func save(
        _ items: [Item], ofPhotos photos: [StoredPhoto], in householdId: String
    ) async throws -> [SavedItem] {
        try await write(householdId) { [userId, today] in
            $0.save(items, ofPhotos: photos, by: userId, on: today())
        }
    }

    func read<Value: Sendable>(
        _ householdId: String, _ work: @Sendable (InMemoryHousehold) throws -> Value
    ) async throws -> Value {
        try await database.read { [userId] in try work(try $0.household(householdId, for: userId)) }
    }

    func write<Value: Sendable>(
        _ householdId: String, _ work: @Sendable (inout InMemoryHousehold) throws -> Value
    ) async throws -> Value {
        try await database.write { [userId] data in
            var household = try data.household(householdId, for: userId)
            let value = try work(&household)
            data.households[householdId] = household
            return value
        }
    }
}
