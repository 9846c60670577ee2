import GRDB
import KeepItFreshDomain

/// What goes with an item when it is taken out, kept for the case that this is undone.
struct RemovedItem: Codable {
    let itemId: String
    let purchases: [PurchaseRecord]
    let origins: [FieldOriginRecord]
    /// Content hashes.
    let photos: [String]

    /// What there is of an item now.
    init(of itemId: String, in householdId: String, _ database: Database) throws {
        let isOfItem = Column("householdId") == householdId && Column("itemId") == itemId
        self.itemId = itemId
        purchases = try PurchaseRecord.filter(isOfItem).order(Column.rowID).fetchAll(database)
        origins = try FieldOriginRecord.filter(isOfItem).fetchAll(database)
        photos = try String.fetchAll(
            database,
            sql: "SELECT contentHash FROM photoItem WHERE householdId = ? AND itemId = ? ORDER BY rowid",
            arguments: [householdId, itemId])
    }

    /// Puts it back to the item, which is stored again.
    func restore(in householdId: String, _ database: Database) throws {
        for purchase in purchases { try purchase.insert(database) }
        for origin in origins { try origin.insert(database) }
        for photo in photos {
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO photoItem (householdId, contentHash, itemId)
                    SELECT householdId, contentHash, ? FROM photo WHERE householdId = ? AND contentHash = ?
                    """,
                arguments: [itemId, householdId, photo])
        }
    }
}
