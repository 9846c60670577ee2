import FoundationEssentials
import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores the items of one user's households in SQLite.
package actor SQLiteItemRepository: ItemProviding {
    let access: MemberAccess
    let today: @Sendable () -> CivilDate

    /// Opens the items in `database` for the user `userId`; `today` returns the day that "expiring soon" counts from.
    package init(
        _ database: SQLiteDatabase, actingAs userId: String, today: @escaping @Sendable () -> CivilDate
    ) {
        access = MemberAccess(database: database, userId: userId)
        self.today = today
    }

    /// Replaces the item of the same id, or adds an item without id to its batch.
    package func upsertItem(_ item: Item, in householdId: String) async throws -> String {
        let day = today()
        return try await access.write(householdId) { [access] database in
            let step: JournalStep
            if item.id.isEmpty {
                step = try ItemRecord.add(item, in: householdId, database).step
            } else {
                let before = try ItemRecord.item(item.id, in: householdId, database)
                try ItemRecord.replace(item, in: householdId, database)
                let after = try ItemRecord.item(item.id, in: householdId, database)
                step = JournalStep(itemId: item.id, before: before, after: after)
            }
            let entry = JournalEntry(
                userId: access.userId, date: Date(), day: day, action: item.id.isEmpty ? .added : .fixed, steps: [step])
            _ = try JournalRecord.add(entry, in: householdId, database)
            return step.itemId
        }
    }

    /// Deletes an item and its purchases.
    package func deleteItem(_ itemId: String, in householdId: String) async throws {
        _ = try await edit(itemId, .delete, on: today(), in: householdId)
    }

    /// Streams the items by expiry date.
    package nonisolated func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error> {
        access.stream(householdId) { try ItemRecord.all(in: householdId, $0) }
    }

    /// Streams the items that are expired or have at most `days` days left; midnight counts as a change.
    package nonisolated func observeItemsExpiringSoon(
        in householdId: String, within days: Int
    ) -> AsyncThrowingStream<[Item], any Error> {
        access.stream(householdId, today: today) { [today] database in
            try ItemRecord.all(in: householdId, until: today().dayNumber(adding: days), database)
        }
    }

    /// Lists the items by expiry date.
    package func items(in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.all(in: householdId, $0) }
    }

    /// Lists the purchases of an item, oldest first.
    package func purchases(of itemId: String, in householdId: String) async throws -> [Purchase] {
        try await access.read(householdId) { database in
            let purchases = try PurchaseRecord.all(of: itemId, in: householdId, database)
            guard !purchases.isEmpty else { throw DataError.notFound }
            return purchases
        }
    }
}

extension SQLiteItemRepository {
    /// Edits an item in one transaction.
    package func edit(
        _ itemId: String, _ edit: ItemEdit, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry {
        let userId = access.userId
        return try await access.write(householdId) { database -> Result<JournalEntry, ItemEditError> in
            let item = try ItemRecord.item(itemId, in: householdId, database)
            let entry: JournalEntry
            let others = try ItemRecord.others(toCorrectWith: edit, of: item, in: householdId, database)
            do throws(ItemEditError) {
                let newId = UUID().uuidString.lowercased()
                entry = try JournalEntry(
                    editing: item, edit, others: others, on: day, by: userId, at: Date(), newId: newId)
            } catch {
                return .failure(error)
            }
            let removed = try ItemRecord.apply(entry.steps, in: householdId, database)
            return .success(try JournalRecord.add(entry, removed: removed, in: householdId, database))
        }.get()
    }

    /// Undoes the last change of the acting user in one transaction.
    package func undo(in householdId: String) async throws -> JournalEntry {
        let userId = access.userId
        return try await access.write(householdId) { database -> Result<JournalEntry, ItemEditError> in
            guard let record = try JournalRecord.last(of: userId, in: householdId, database) else {
                return .failure(.nothingToUndo)
            }
            var result = Result<JournalEntry, ItemEditError>.failure(.nothingToUndo)
            try database.inSavepoint {
                do {
                    result = .success(try ItemRecord.undo(record, in: householdId, database))
                    return .commit
                } catch let error as ItemEditError {
                    result = .failure(error)
                    return .rollback
                }
            }
            return result
        }.get()
    }

    /// Lists the changes of the household, the latest first.
    package func journal(
        in householdId: String, since day: CivilDate?, of action: JournalEntry.Action?, limit: Int
    ) async throws -> [JournalEntry] {
        try await access.read(householdId) {
            try JournalRecord.all(in: householdId, since: day, of: action, limit: limit, $0)
        }
    }

    /// Lists the changes of one item, the earliest first.
    package func history(of itemId: String, in householdId: String) async throws -> [JournalEntry] {
        try await access.read(householdId) { try JournalRecord.all(of: itemId, in: householdId, $0) }
    }

    /// Returns the household's corrections to a product.
    package func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory {
        try await access.read(householdId) { try JournalRecord.memory(of: gtin, in: householdId, $0) }
    }

    /// Returns the product as the household's items name it.
    package func knownProduct(of gtin: GTIN, in householdId: String) async throws -> CatalogProduct? {
        try await access.read(householdId) { database in
            CatalogProduct(gtin, among: try ItemRecord.all(ofProduct: gtin, in: householdId, database))
        }
    }

    /// Lists the products of which an item lacks a value.
    package func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String
    ) async throws -> [GTIN] {
        try await access.read(householdId) {
            try ItemRecord.incompleteProducts(
                isAnyValue: isAnyValue, after: last, limit: limit, in: householdId, $0)
        }
    }

    /// Completes the items of products in one transaction.
    package func complete(
        _ products: [FoundProduct], isDryRun: Bool, partOf change: Int?, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry? {
        let userId = access.userId
        let work: @Sendable (Database) throws -> JournalEntry? = { database in
            let steps = try ItemRecord.complete(products, isDryRun: isDryRun, in: householdId, database)
            guard !steps.isEmpty else { return nil }
            let entry = JournalEntry(userId: userId, date: Date(), day: day, action: .completed, steps: steps)
            return isDryRun ? entry : try JournalRecord.add(entry, partOf: change, in: householdId, database)
        }
        return isDryRun ? try await access.read(householdId, work) : try await access.write(householdId, work)
    }

    /// Stores items under their own ids, in one transaction and one journal entry for each batch.
    package func importItems(
        _ source: ItemSource, replacing: Bool, isDryRun: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange] {
        let userId = access.userId
        let work: @Sendable (Database) throws -> [ItemChange] = { database in
            var changes: [ItemChange] = []
            var first: Int?
            try SQLiteDatabase.setCache(megabytes: SQLiteDatabase.importCacheMegabytes, of: database)
            defer { try? SQLiteDatabase.setCache(of: database) }
            var search = isDryRun ? nil : try ImportedSearch(database)
            try source.forEachBatch { batch in
                let known = try ItemRecord.all(withIds: batch.map(\.id), in: householdId, database)
                let plan = ItemImport(batch, into: known, replacing: replacing)
                changes += plan.changes
                guard !isDryRun, !plan.steps.isEmpty else { return }
                for step in plan.steps {
                    try search?.prepare(for: step, database)
                    try ItemRecord.applyImported(step, in: householdId, database)
                }
                let entry = JournalEntry(userId: userId, date: Date(), day: day, action: .imported, steps: plan.steps)
                let stored = try JournalRecord.add(entry, partOf: first, in: householdId, database)
                first = first ?? stored.id
            }
            try search?.end(database)
            return changes
        }
        return isDryRun ? try await access.read(householdId, work) : try await access.write(householdId, work)
    }
}
