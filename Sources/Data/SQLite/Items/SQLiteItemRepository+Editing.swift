import FoundationEssentials
import GRDB
public import KeepItFreshDomain

extension SQLiteItemRepository {
    /// Edits an item in one transaction.
    public func edit(
        _ itemId: String, _ edit: ItemEdit, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry {
        let userId = access.userId
        return try await access.write(householdId) { database -> Result<JournalEntry, ItemEditError> in
            let item = try ItemRecord.item(itemId, in: householdId, database)
            let entry: JournalEntry
            do throws(ItemEditError) {
                let newId = UUID().uuidString.lowercased()
                entry = try JournalEntry(editing: item, edit, on: day, by: userId, at: Date(), newId: newId)
            } catch {
                return .failure(error)
            }
            let removed = try ItemRecord.take(entry.steps, in: householdId, database)
            return .success(try JournalRecord.add(entry, removed: removed, in: householdId, database))
        }.get()
    }

    /// Takes back the last change of the acting user in one transaction.
    public func undo(in householdId: String) async throws -> JournalEntry {
        let userId = access.userId
        return try await access.write(householdId) { database -> Result<JournalEntry, ItemEditError> in
            guard let record = try JournalRecord.last(of: userId, in: householdId, database) else {
                return .failure(.nothingToUndo)
            }
            do {
                return .success(try ItemRecord.undo(record, in: householdId, database))
            } catch let error as ItemEditError {
                return .failure(error)
            }
        }.get()
    }

    /// The changes of the household, the latest first.
    public func journal(
        in householdId: String, since day: CivilDate?, limit: Int
    ) async throws -> [JournalEntry] {
        try await access.read(householdId) {
            try JournalRecord.all(in: householdId, since: day, limit: limit, $0)
        }
    }

    /// The changes of one item, the earliest first.
    public func history(of itemId: String, in householdId: String) async throws -> [JournalEntry] {
        try await access.read(householdId) { try JournalRecord.all(of: itemId, in: householdId, $0) }
    }

    /// What the household said of a product.
    public func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory {
        try await access.read(householdId) { try JournalRecord.memory(of: gtin, in: householdId, $0) }
    }

    /// What the household has of a product.
    public func knownProduct(of gtin: GTIN, in householdId: String) async throws -> CatalogProduct? {
        try await access.read(householdId) { database in
            CatalogProduct(gtin, among: try ItemRecord.all(ofProduct: gtin, in: householdId, database))
        }
    }

    /// Stores items under the ids that they have, in one transaction.
    public func importItems(
        _ items: [Item], replacing: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange] {
        let userId = access.userId
        return try await access.write(householdId) { database in
            let known = try ItemRecord.all(in: householdId, database)
            let plan = ItemImport(items, into: known, replacing: replacing)
            guard !plan.steps.isEmpty else { return plan.changes }
            for step in plan.steps { try ItemRecord.keep(step, in: householdId, database) }
            let entry = JournalEntry(userId: userId, date: Date(), day: day, action: .imported, steps: plan.steps)
            _ = try JournalRecord.add(entry, in: householdId, database)
            return plan.changes
        }
    }

    /// The photos of an item.
    public func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto] {
        try await access.read(householdId) { try PhotoRecord.all(of: itemId, in: householdId, $0) }
    }
}
