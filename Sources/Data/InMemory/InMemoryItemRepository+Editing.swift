public import KeepItFreshDomain

extension InMemoryItemRepository {
    /// Edits an item, all or nothing.
    public func edit(
        _ itemId: String, _ edit: ItemEdit, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry {
        try await write(householdId) { [userId] in try $0.edit(itemId, edit, on: day, by: userId) }
    }

    /// Takes back the last change of the acting user.
    public func undo(in householdId: String) async throws -> JournalEntry {
        try await write(householdId) { [userId] in try $0.undo(by: userId) }
    }

    /// The changes of the household, the latest first.
    public func journal(
        in householdId: String, since day: CivilDate?, limit: Int
    ) async throws -> [JournalEntry] {
        try await read(householdId) { household in
            let entries = household.journal.reversed().filter { entry in day.map { entry.day >= $0 } ?? true }
            return Array(entries.prefix(limit))
        }
    }

    /// The changes of one item, the earliest first.
    public func history(of itemId: String, in householdId: String) async throws -> [JournalEntry] {
        try await read(householdId) { household in
            household.journal.filter { $0.steps.contains { $0.itemId == itemId } }
        }
    }

    /// What the household said of a product.
    public func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory {
        try await read(householdId) { $0.memory(of: gtin) }
    }

    /// What the household has of a product.
    public func knownProduct(of gtin: GTIN, in householdId: String) async throws -> CatalogProduct? {
        try await read(householdId) { CatalogProduct(gtin, among: $0.items) }
    }

    /// Stores items under the ids that they have, all or nothing.
    public func importItems(
        _ items: [Item], replacing: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange] {
        try await write(householdId) { [userId] in
            try $0.importItems(items, replacing: replacing, by: userId, on: day)
        }
    }

    /// The photos of an item.
    public func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto] {
        try await read(householdId) { $0.photos(of: itemId) }
    }
}
