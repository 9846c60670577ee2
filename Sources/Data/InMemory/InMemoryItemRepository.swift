import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores the items of one user's households in memory.
package actor InMemoryItemRepository: ItemProviding {
    private let database: InMemoryDatabase
    private let userId: String
    private let today: @Sendable () -> CivilDate

    /// Opens the items in `database` for the user `userId`; `today` returns the day that "expiring soon" counts from.
    package init(
        _ database: InMemoryDatabase, actingAs userId: String, today: @escaping @Sendable () -> CivilDate
    ) {
        self.database = database
        self.userId = userId
        self.today = today
    }

    /// Replaces the item of the same id, or adds an item without id to its batch.
    package func upsertItem(_ item: Item, in householdId: String) async throws -> String {
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
            household.record(
                JournalEntry(
                    userId: userId, date: Date(), day: today(), action: item.id.isEmpty ? .added : .fixed,
                    steps: [step]))
            return step.itemId
        }
    }

    /// Deletes an item and its purchases.
    package func deleteItem(_ itemId: String, in householdId: String) async throws {
        _ = try await edit(itemId, .delete, on: today(), in: householdId)
    }

    /// Streams the items by expiry date.
    package nonisolated func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error> {
        database.stream { [userId] data in
            Item.inOrderOfExpiry(try data.household(householdId, for: userId).items)
        }
    }

    /// Streams the items that are expired or have at most `days` days left; a new day shows at the next change.
    package nonisolated func observeItemsExpiringSoon(
        in householdId: String, within days: Int
    ) -> AsyncThrowingStream<[Item], any Error> {
        database.stream { [userId, today] data in
            let lastDay = today().dayNumber(adding: days)
            let items = try data.household(householdId, for: userId).items
            return Item.inOrderOfExpiry(items.filter { $0.deadline.map { $0.dayNumber <= lastDay } ?? false })
        }
    }

    /// Lists the items by expiry date.
    package func items(in householdId: String) async throws -> [Item] {
        try await read(householdId) { Item.inOrderOfExpiry($0.items) }
    }

    /// Lists the purchases of an item, oldest first.
    package func purchases(of itemId: String, in householdId: String) async throws -> [Purchase] {
        try await read(householdId) { household in
            let purchases = household.purchases.filter { $0.itemId == itemId }
            guard !purchases.isEmpty else { throw DataError.notFound }
            return purchases
        }
    }

    /// Lists the items of a known photo; nil when the photo is new.
    package func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]? {
        try await read(householdId) { $0.items(ofPhoto: contentHash) }
    }

    /// Returns the time and camera of a stored photo.
    package func capture(ofPhoto contentHash: String, in householdId: String) async throws -> PhotoCapture? {
        try await read(householdId) { $0.captures[contentHash] }
    }

    /// Returns the item that all photos of a stored photo's pack showed together.
    package func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item? {
        try await read(householdId) { household in
            guard var pack = household.packs[contentHash], let item = household.items(ofPhoto: contentHash)?.first
            else { return nil }
            pack.id = item.id
            return pack
        }
    }

    /// Lists the photos that an item's values came from.
    package func origins(of itemId: String, in householdId: String) async throws -> [ItemField.Origin] {
        try await read(householdId) { household in
            guard let item = household.items.first(where: { $0.id == itemId }) else { throw DataError.notFound }
            return household.origins(of: item)
        }
    }

    /// Stores the reading of a photo, until the process ends.
    package func storeReading(_ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String) async throws {
        try await write(householdId) { $0.readings[contentHash] = label }
    }

    /// Returns the stored reading of a photo.
    package func storedReading(ofPhoto contentHash: String, in householdId: String) async throws -> ScannedLabel? {
        try await read(householdId) { $0.readings[contentHash] }
    }

    /// Stores the items that photos show, and the photos, all or nothing.
    package func save(
        _ items: [Item], ofPhotos photos: [StoredPhoto], in householdId: String
    ) async throws -> [SavedItem] {
        try await write(householdId) { [userId, today] in
            $0.save(items, ofPhotos: photos, by: userId, on: today())
        }
    }

    func read<Value: Sendable>(
        _ householdId: String, _ body: @Sendable (InMemoryHousehold) throws -> Value
    ) async throws -> Value {
        try await database.read { [userId] in try body(try $0.household(householdId, for: userId)) }
    }

    func write<Value: Sendable>(
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

extension InMemoryItemRepository {
    /// Edits an item, all or nothing.
    package func edit(
        _ itemId: String, _ edit: ItemEdit, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry {
        try await write(householdId) { [userId] in try $0.edit(itemId, edit, on: day, by: userId) }
    }

    /// Undoes the last change of the acting user.
    package func undo(in householdId: String) async throws -> JournalEntry {
        try await write(householdId) { [userId] in try $0.undo(by: userId) }
    }

    /// Lists the changes of the household, the latest first.
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

    /// Lists the changes of one item, the earliest first.
    package func history(of itemId: String, in householdId: String) async throws -> [JournalEntry] {
        try await read(householdId) { household in
            household.journal.filter { $0.steps.contains { $0.itemId == itemId } }
        }
    }

    /// Lists the products of which an item lacks a value.
    package func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String
    ) async throws -> [GTIN] {
        try await read(householdId) { household in
            let incomplete = household.items.filter { isAnyValue ? $0.lacksProductValues : $0.name == nil }
            let numbers = Set(incomplete.compactMap(\.gtin)).filter { $0.digits > last?.digits ?? "" }
            return Array(numbers.sorted { $0.digits < $1.digits }.prefix(max(0, limit)))
        }
    }

    /// Completes the items of products, all or nothing.
    package func complete(
        _ products: [FoundProduct], isDryRun: Bool, partOf change: Int?, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry? {
        try await write(householdId) { [userId] in
            $0.complete(products, isDryRun: isDryRun, partOf: change, by: userId, on: day)
        }
    }

    /// Replaces the stored reading of a photo.
    package func replaceReading(
        _ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String
    ) async throws {
        try await write(householdId) { try $0.replaceReading(label, ofPhoto: contentHash) }
    }

    /// Returns the household's corrections to a product.
    package func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory {
        try await read(householdId) { $0.memory(of: gtin) }
    }

    /// Returns the product as the household's items name it.
    package func knownProduct(of gtin: GTIN, in householdId: String) async throws -> CatalogProduct? {
        try await read(householdId) { CatalogProduct(gtin, among: $0.items) }
    }

    /// Stores items under their own ids, all or nothing.
    package func importItems(
        _ source: ItemSource, replacing: Bool, isDryRun: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange] {
        try await write(householdId) { [userId] in
            try $0.importItems(source, replacing: replacing, isDryRun: isDryRun, by: userId, on: day)
        }
    }

    /// Lists the photos of an item.
    package func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto] {
        try await read(householdId) { $0.photos(of: itemId) }
    }
}
