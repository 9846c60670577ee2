import FoundationEssentials
import GRDB
import KeepItFreshDomain

extension ItemRecord {
    /// Reads an item; nil when there is none.
    static func find(_ id: String, in householdId: String, _ database: Database) throws -> Item? {
        let sql = "SELECT \(columns) FROM item WHERE householdId = ? AND id = ?"
        return try fetchOne(database, sql: sql, arguments: [householdId, id])?.item
    }

    /// Updates the row of a stored item. Throws `DataError.notFound` when there is none.
    private static func update(_ item: Item, in householdId: String, _ database: Database) throws {
        let sql = "SELECT number FROM item WHERE householdId = ? AND id = ?"
        guard let number = try Int64.fetchOne(database, sql: sql, arguments: [householdId, item.id]) else {
            throw DataError.notFound
        }
        try ItemRecord(householdId: householdId, item: item, number: number).update(database)
    }

    /// Applies each step to its item, and returns the deleted items with all that belonged to them.
    static func apply(
        _ steps: [JournalStep], in householdId: String, _ database: Database
    ) throws -> [JournalRecord.RemovedItem] {
        var removed: [JournalRecord.RemovedItem] = []
        for step in steps {
            guard let after = step.after else {
                guard step.before != nil else { continue }
                removed.append(try JournalRecord.RemovedItem(of: step.itemId, in: householdId, database))
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

    /// Applies a step of an import to its item, whose packs count as bought on the day the item was added.
    static func applyImported(_ step: JournalStep, in householdId: String, _ database: Database) throws {
        guard let after = step.after else { return }
        guard step.before == nil else { return try replace(after, in: householdId, database) }
        try ItemRecord(householdId: householdId, item: after).insert(database)
        let packs = Purchase(
            itemId: after.id, quantity: after.quantity, purchasedAt: after.addedDate, unit: after.unit)
        try PurchaseRecord.create(packs, in: householdId, database)
    }

    /// Undoes the change to which an entry of the journal belongs, and returns it as one entry. Throws `ItemEditError`.
    static func undo(_ record: JournalRecord, in householdId: String, _ database: Database) throws -> JournalEntry {
        let entries = try record.wholeChange(database).map { try undoEntry($0, in: householdId, database) }
        guard var change = entries.last else { throw ItemEditError.nothingToUndo }
        change.steps = entries.reversed().flatMap(\.steps)
        return change
    }

    private static func undoEntry(
        _ record: JournalRecord, in householdId: String, _ database: Database
    ) throws -> JournalEntry {
        var entry = try record.entry(userName: nil)
        let steps = try entry.undone { try find($0, in: householdId, database) }
        let removed = try record.removedItems
        for step in steps {
            guard let item = removed.first(where: { $0.itemId == step.itemId }), let after = step.after else {
                _ = try apply([step], in: householdId, database)
                continue
            }
            try ItemRecord(householdId: householdId, item: after).insert(database)
            try item.restore(in: householdId, database)
        }
        for photo in record.scannedPhotos {
            _ = try PhotoRecord.deleteOne(database, key: ["householdId": householdId, "contentHash": photo])
        }
        try database.execute(sql: "UPDATE journal SET isUndone = 1 WHERE id = ?", arguments: [record.id])
        entry.isUndone = true
        return entry
    }

    /// Adds packs to the item of the same batch, or a new item, by the rules of `Item.merging(_:)`.
    static func add(
        _ scanned: Item, in householdId: String, _ database: Database
    ) throws -> (step: JournalStep, change: ItemChange) {
        let candidates = try candidates(for: scanned, in: householdId, database)
        var item = scanned
        let known = Item.batch(of: scanned, among: candidates)
        if let known {
            item = known.merging(scanned)
            try update(item, in: householdId, database)
        } else {
            item.id = UUID().uuidString.lowercased()
            try ItemRecord(householdId: householdId, item: item).insert(database)
        }
        let packs = Purchase(
            itemId: item.id, quantity: max(1, scanned.quantity), purchasedAt: scanned.addedDate, unit: scanned.unit
        )
        try PurchaseRecord.create(packs, in: householdId, database)
        let step = JournalStep(
            itemId: item.id, before: known, after: try self.item(item.id, in: householdId, database))
        return (step, known == nil ? .created : .merged)
    }

    /// Adds the items that photos show. When some of the photos belong to one stored item, the only one in `known`, and
    /// one item is shown, it completes the stored one and no pack is added. The same is true of an item that lacks only
    /// the date and was stored before `start`, when this import began (`Item.undated`).
    static func add(
        _ scanned: [Item], completing known: [Item], storedBefore start: Date?, in householdId: String,
        _ database: Database
    ) throws -> [(step: JournalStep, change: ItemChange)] {
        guard let shown = scanned.first, scanned.count == 1 else {
            return try scanned.map { try add($0, in: householdId, database) }
        }
        if let item = known.first, known.count == 1, !item.contradicts(shown) {
            return [try update(item, to: item.completed(by: shown), in: householdId, database)]
        }
        if let start, let product = shown.productKey {
            let items = try undated(ofProduct: product, in: householdId, database)
            if let item = Item.undated(shown, among: items, storedBefore: start) {
                return [try update(item, to: item.dated(by: shown), in: householdId, database)]
            }
        }
        return [try add(shown, in: householdId, database)]
    }

    private static func update(
        _ item: Item, to changed: Item, in householdId: String, _ database: Database
    ) throws -> (step: JournalStep, change: ItemChange) {
        try update(changed, in: householdId, database)
        let after = try self.item(item.id, in: householdId, database)
        return (JournalStep(itemId: item.id, before: item, after: after), .updated)
    }

    /// Completes the items of looked-up products, records where the values come from, and returns the steps.
    static func complete(
        _ products: [FoundProduct], isDryRun: Bool = false, in householdId: String, _ database: Database
    ) throws -> [JournalStep] {
        var steps: [JournalStep] = []
        for found in products {
            for item in try all(ofProduct: found.product.gtin, in: householdId, database) {
                let completion = try item.completion(by: found) {
                    try JournalRecord.undone(of: item.id, in: householdId, database)
                }
                guard let completion, let after = completion.after else { continue }
                steps.append(completion)
                guard !isDryRun else { continue }
                try update(after, in: householdId, database)
                try FieldOriginRecord.store(
                    after.lookedUpFields(since: item, at: found.source), of: after, in: householdId, database)
            }
        }
        return steps
    }

    /// Reads the other items of a product whose name or brand an edit of `item` corrects; none for any other edit.
    static func others(
        toCorrectWith edit: ItemEdit, of item: Item, in householdId: String, _ database: Database
    ) throws -> [Item] {
        guard case .fix(let fix) = edit, fix.isOfProduct, let gtin = fix.gtin ?? item.gtin else { return [] }
        return try all(ofProduct: gtin, in: householdId, database).filter { $0.id != item.id }
    }

    /// Replaces an item's values; a different quantity is stored as a purchase of the difference.
    static func replace(_ item: Item, in householdId: String, _ database: Database) throws {
        let known = try self.item(item.id, in: householdId, database)
        try update(item, in: householdId, database)
        let difference = max(0, item.quantity) - known.quantity
        guard difference != 0 else { return }
        let packs = Purchase(itemId: item.id, quantity: difference, purchasedAt: Date(), unit: item.unit)
        try PurchaseRecord.create(packs, in: householdId, database)
    }

    private static func addPacks(of item: Item, in householdId: String, _ database: Database) throws {
        let packs = Purchase(itemId: item.id, quantity: item.quantity, purchasedAt: Date(), unit: item.unit)
        try PurchaseRecord.create(packs, in: householdId, database)
    }
}
