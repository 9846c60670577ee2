package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores the items of one user's households in memory.
package actor InMemoryItemRepository {
    private let database: InMemoryDatabase
    private let userId: String
    private let currentDay: @Sendable () -> CivilDate

    /// Opens the items in `database` for the user `userId`; `today` returns the day that "expiring soon" counts from.
    package init(
        _ database: InMemoryDatabase, actingAs userId: String, today: @escaping @Sendable () -> CivilDate
    ) {
        self.database = database
        self.userId = userId
        currentDay = today
    }

    private func read<Value: Sendable>(
        _ householdId: String, _ body: @Sendable (InMemoryHousehold) throws -> Value
    ) async throws -> Value {
        try await database.read { [userId] in try body(try $0.household(householdId, for: userId)) }
    }

    private func write<Value: Sendable>(
        _ householdId: String, _ body: @Sendable (inout InMemoryHousehold) throws -> Value
    ) async throws -> Value {
        try await database.write { [userId] data in
            var household = try data.household(householdId, for: userId)
            let value = try body(&household)
            data.households[householdId] = household
            return value
        }
    }
}

extension InMemoryItemRepository: ItemProviding {
    package nonisolated func today() -> CivilDate { currentDay() }

    package func perform(_ change: RequestedChange, in householdId: String) async throws -> ChangeOutcome {
        try await write(householdId) { [userId] in try $0.perform(change, by: userId) }
    }

    package func preview(_ change: RequestedChange, in householdId: String) async throws -> ChangeOutcome {
        try await read(householdId) { [userId] household in
            var household = household
            return try household.perform(change, by: userId)
        }
    }

    /// Stores the reading of a photo, until the process ends.
    package func storeReading(_ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String) async throws {
        try await write(householdId) { $0.readings[contentHash] = label }
    }

    package func storedReading(ofPhoto contentHash: String, in householdId: String) async throws -> ScannedLabel? {
        try await read(householdId) { $0.readings[contentHash] }
    }

    package func itemJoined(by id: String, in householdId: String) async throws -> Item? {
        try await read(householdId) { household in
            let ids = household.joined.keys.filter { $0.hasPrefix(id) }
            guard ids.count == 1 else { return nil }
            return household.joined[ids[0]].flatMap { id in household.items.first { $0.id == id } }
        }
    }

    package nonisolated func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error> {
        database.stream { [userId] data in
            Item.inOrderOfExpiry(try data.household(householdId, for: userId).items)
        }
    }

    /// Streams the items that are expired or have at most `days` days left; a new day shows at the next change.
    package nonisolated func observeItemsExpiringSoon(
        in householdId: String, within days: Int
    ) -> AsyncThrowingStream<[Item], any Error> {
        database.stream { [userId, currentDay] data in
            let lastDay = currentDay().dayNumber(adding: days)
            let items = try data.household(householdId, for: userId).items
            return Item.inOrderOfExpiry(items.filter { $0.deadline.map { $0.dayNumber <= lastDay } ?? false })
        }
    }

    package func items(in householdId: String) async throws -> [Item] {
        try await read(householdId) { Item.inOrderOfExpiry($0.items) }
    }

    package func purchases(of itemId: String, in householdId: String) async throws -> [Purchase] {
        try await read(householdId) { household in
            let purchases = household.purchases.filter { $0.itemId == itemId }
            guard !purchases.isEmpty else { throw DataError.notFound }
            return purchases
        }
    }

    package func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String
    ) async throws -> [GTIN] {
        try await read(householdId) { household in
            let incomplete = household.items.filter { isAnyValue ? $0.lacksProductValues : $0.name == nil }
            let numbers = Set(incomplete.compactMap(\.gtin)).filter { $0.digits > last?.digits ?? "" }
            return Array(numbers.sorted { $0.digits < $1.digits }.prefix(max(0, limit)))
        }
    }

    package func knownProduct(
        of gtin: GTIN, apartFrom excluded: String?, in householdId: String
    ) async throws -> CatalogProduct? {
        try await read(householdId) { CatalogProduct(gtin, among: $0.items, apartFrom: excluded) }
    }
}

// MARK: The journal

extension InMemoryItemRepository {
    package func journal(
        in householdId: String, since day: CivilDate?, of action: JournalEntry.Action?, limit: Int
    ) async throws -> [JournalEntry] {
        try await read(householdId) { household in
            let entries = household.journal.reversed().filter { entry in
                (day.map { entry.day >= $0 } ?? true) && (action.map { entry.action == $0 } ?? true)
            }
            return Array(entries.prefix(max(0, limit)))
        }
    }

    package func history(of itemId: String, in householdId: String) async throws -> [JournalEntry] {
        try await read(householdId) { household in
            household.journal.filter { $0.steps.contains { $0.itemId == itemId } }
        }
    }

    package func changeIds(
        beginningWith prefix: String, limit: Int, in householdId: String
    ) async throws -> [String] {
        try await read(householdId) { household in
            let ids = household.journal.filter { $0.partOf == nil && $0.changeId.hasPrefix(prefix) }.map(\.changeId)
            return Array(ids.reversed().prefix(max(0, limit)))
        }
    }

    package func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory {
        try await read(householdId) { [userId] household in
            ProductMemory(try InMemoryChangeFacts(userId: userId, state: { household }).corrections(of: gtin))
        }
    }
}

// MARK: Photos and the inbox

extension InMemoryItemRepository: InboxProviding, DateOrderProviding, HouseholdRuleProviding {
    package func rules(in householdId: String) async throws -> [HouseholdRule] {
        try await read(householdId) { Array($0.rules.values) }
    }

    package func dateOrders(in householdId: String) async throws -> DateOrderCounts {
        try await read(householdId) { household in
            household.dateOrders.values.reduce(into: DateOrderCounts()) { counts, photo in
                if let order = photo.answered ?? photo.shown { counts.add(order, of: photo.origin) }
            }
        }
    }

    package func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]? {
        try await read(householdId) { $0.items(ofPhoto: contentHash) }
    }

    package func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item? {
        try await read(householdId) { household in
            guard var pack = household.packs[contentHash], let item = household.items(ofPhoto: contentHash)?.first
            else { return nil }
            pack.id = item.id
            return pack
        }
    }

    package func origins(of itemId: String, in householdId: String) async throws -> [ItemField.Origin] {
        try await read(householdId) { household in
            guard let item = household.items.first(where: { $0.id == itemId }) else { throw DataError.notFound }
            return item.origins(among: household.shown[itemId] ?? [])
        }
    }

    package func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto] {
        try await read(householdId) { $0.photos(of: itemId) }
    }

    package func waitingPhotos(in householdId: String) async throws -> [InboxPhoto] {
        try await read(householdId) { $0.inbox.filter { $0.decision == nil } }
    }

    package func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto? {
        try await read(householdId) { household in household.inbox.first { $0.contentHash == contentHash } }
    }

    package func decision(
        onProduct gtin: GTIN, in householdId: String
    ) async throws -> InboxPhoto.Decision? {
        try await read(householdId) { household in household.decided.first { $0.gtin == gtin }?.decision }
    }

    package func letteredPhotos(limit: Int, in householdId: String) async throws -> [InboxPhoto] {
        try await read(householdId) { household in
            Array(household.decided.filter { $0.lettering != nil }.prefix(max(0, limit)))
        }
    }
}
