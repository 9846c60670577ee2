import GRDB
import KeepItFreshDomain

extension ItemRecord {
    /// The items of a household, in the order of `Item.expiresBefore`.
    static func all(in householdId: String, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? ORDER BY expiryDay IS NULL, \(order)"
        return try items(sql, [householdId], database)
    }

    /// The items of a household whose last day is `day` or before.
    static func all(in householdId: String, until day: Int, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND expiryDay <= ? ORDER BY \(order)"
        return try items(sql, [householdId, day], database)
    }

    /// The items that may be of the same batch as `scanned`.
    static func candidates(for scanned: Item, in householdId: String, _ database: Database) throws -> [Item] {
        guard let productKey = scanned.productKey else { return [] }
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND productKey = ? AND expiryDate IS ?"
        let arguments: StatementArguments = [householdId, productKey, scanned.expiryDate?.description]
        return try items(sql, arguments, database)
    }

    /// The items of a product.
    static func all(ofProduct gtin: GTIN, in householdId: String, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND productKey = ?"
        return try items(sql, [householdId, Item.productKey(of: gtin)], database)
    }

    /// The items that a photo made, without those removed since; nil when the photo is not known.
    static func all(ofPhoto contentHash: String, in householdId: String, _ database: Database) throws -> [Item]? {
        let key = ["householdId": householdId, "contentHash": contentHash]
        guard try PhotoRecord.exists(database, key: key) else { return nil }
        let sql = """
            SELECT \(columns) FROM photoItem
            JOIN inventory ON inventory.householdId = photoItem.householdId AND inventory.id = photoItem.itemId
            WHERE photoItem.householdId = ? AND photoItem.contentHash = ?
            ORDER BY photoItem.rowid
            """
        return try items(sql, [householdId, contentHash], database)
    }

    /// An item. Throws `DataError.notFound` when there is none.
    static func item(_ id: String, in householdId: String, _ database: Database) throws -> Item {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND id = ?"
        guard let record = try fetchOne(database, sql: sql, arguments: [householdId, id]) else {
            throw DataError.notFound
        }
        return record.item
    }

    /// The items of the records that are selected, none of them held twice on the way.
    private static func items(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [Item] {
        let records = try fetchCursor(database, sql: sql, arguments: arguments)
        var items: [Item] = []
        while let record = try records.next() { items.append(record.item) }
        return items
    }

    /// Of two that end on the same day the more precise comes first: its text is longer.
    private static let order = "expiryDay, length(expiryDate) DESC, addedDate, id"
}
