import FoundationEssentials
import GRDB
import KeepItFreshDomain

extension ItemRecord {
    /// Adds packs to the item of the same batch, or a new item. The rules are those of `Item.merging(_:)`.
    static func add(
        _ scanned: Item, in householdId: String, _ database: Database
    ) throws -> (step: JournalStep, change: ItemChange) {
        let candidates = try candidates(for: scanned, in: householdId, database)
        var item = scanned
        let known = Item.batch(of: scanned, among: candidates)
        if let known {
            item = known.merging(scanned)
            try ItemRecord(householdId: householdId, item: item).update(database)
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

    /// Adds what photos showed. When some of the photos are known by one item, `known`, the one item shown completes it
    /// and no pack is added.
    static func add(
        _ scanned: [Item], completing known: [Item], in householdId: String, _ database: Database
    ) throws -> [(step: JournalStep, change: ItemChange)] {
        guard let item = known.first, known.count == 1, let shown = scanned.first, scanned.count == 1,
            !item.contradicts(shown)
        else { return try scanned.map { try add($0, in: householdId, database) } }
        try ItemRecord(householdId: householdId, item: item.completed(by: shown)).update(database)
        let after = try self.item(item.id, in: householdId, database)
        return [(JournalStep(itemId: item.id, before: item, after: after), .updated)]
    }

    /// Gives an item other values; another quantity becomes a purchase of the difference.
    static func replace(_ item: Item, in householdId: String, _ database: Database) throws {
        let known = try self.item(item.id, in: householdId, database)
        try ItemRecord(householdId: householdId, item: item).update(database)
        let difference = max(0, item.quantity) - known.quantity
        guard difference != 0 else { return }
        let packs = Purchase(itemId: item.id, quantity: difference, purchasedAt: Date(), unit: item.unit)
        try PurchaseRecord.create(packs, in: householdId, database)
    }
}
