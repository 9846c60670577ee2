import FoundationEssentials
import GRDB
import KeepItFreshDomain

extension ItemRecord {
    /// An item; nil when there is none.
    static func find(_ id: String, in householdId: String, _ database: Database) throws -> Item? {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND id = ?"
        return try fetchOne(database, sql: sql, arguments: [householdId, id])?.item
    }

    /// Stores what each step makes of its item, and returns what went with those that are taken out.
    static func take(
        _ steps: [JournalStep], in householdId: String, _ database: Database
    ) throws -> [RemovedItem] {
        var removed: [RemovedItem] = []
        for step in steps {
            guard let after = step.after else {
                guard step.before != nil else { continue }
                removed.append(try RemovedItem(of: step.itemId, in: householdId, database))
                _ = try deleteOne(database, key: ["householdId": householdId, "id": step.itemId])
                continue
            }
            guard step.before == nil else {
                try replace(after, in: householdId, database)
                continue
            }
            try ItemRecord(householdId: householdId, item: after).insert(database)
            try addPacks(of: after, in: householdId, database)
        }
        return removed
    }

    /// Stores what a step of an import makes of its item, whose packs came when it was added.
    static func keep(_ step: JournalStep, in householdId: String, _ database: Database) throws {
        guard let after = step.after else { return }
        guard step.before == nil else { return try replace(after, in: householdId, database) }
        try ItemRecord(householdId: householdId, item: after).insert(database)
        let packs = Purchase(
            itemId: after.id, quantity: after.quantity, purchasedAt: after.addedDate, unit: after.unit)
        try PurchaseRecord.create(packs, in: householdId, database)
    }

    /// Undoes an entry of the journal and returns it. Throws `ItemEditError`, before anything is changed.
    static func undo(_ record: JournalRecord, in householdId: String, _ database: Database) throws -> JournalEntry {
        guard var entry = record.entry(userName: nil) else { throw DataError.unknown("a damaged journal entry") }
        let steps = try entry.undone { try find($0, in: householdId, database) }
        let kept = try record.removed.map { try JSONDecoder().decode([RemovedItem].self, from: $0) } ?? []
        for step in steps {
            guard let back = kept.first(where: { $0.itemId == step.itemId }), let after = step.after else {
                _ = try take([step], in: householdId, database)
                continue
            }
            try ItemRecord(householdId: householdId, item: after).insert(database)
            try back.restore(in: householdId, database)
        }
        for photo in entry.photos {
            _ = try PhotoRecord.deleteOne(database, key: ["householdId": householdId, "contentHash": photo])
        }
        try database.execute(sql: "UPDATE journal SET isUndone = 1 WHERE id = ?", arguments: [record.id])
        entry.isUndone = true
        return entry
    }

    private static func addPacks(of item: Item, in householdId: String, _ database: Database) throws {
        let packs = Purchase(itemId: item.id, quantity: item.quantity, purchasedAt: Date(), unit: item.unit)
        try PurchaseRecord.create(packs, in: householdId, database)
    }
}
