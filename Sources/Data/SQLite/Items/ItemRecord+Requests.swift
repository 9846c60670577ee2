import GRDB
import KeepItFreshDomain

extension ItemRecord {
    /// The items of a household, in the order of `Item.inOrderOfExpiry`. An inventory may be large: its purchases are summed
    /// up in one go, and what is sorted are places, not rows.
    static func all(in householdId: String, _ database: Database) throws -> [Item] {
        let quantities = try quantities(in: householdId, database)
        // Where there is no other household, the table is read as it lies on the disk.
        let isAlone = try Int.fetchOne(database, sql: "SELECT count(*) FROM household") == 1
        let sql = """
            SELECT \(columnsWithoutQuantity) FROM item AS inventory \(isAlone ? "NOT INDEXED" : "")
            WHERE householdId = ?
            """
        let rows = try Row.fetchCursor(database, sql: sql, arguments: [householdId])
        var items: [Item] = []
        items.reserveCapacity(quantities.count)
        while let row = try rows.next() {
            var item = Self.item(row)
            item.quantity = quantities[item.id] ?? 0
            items.append(item)
        }
        return Item.inOrderOfExpiry(items)
    }

    /// The packs of each item of a household that has purchases, by its id.
    private static func quantities(in householdId: String, _ database: Database) throws -> [String: Int] {
        let sql = "SELECT itemId, sum(quantity) FROM purchase WHERE householdId = ? GROUP BY itemId"
        let rows = try Row.fetchCursor(database, sql: sql, arguments: [householdId])
        var quantities: [String: Int] = [:]
        while let row = try rows.next() { quantities[row[0]] = row[1] }
        return quantities
    }

    /// The items of a household whose last day is `day` or before, in the order of `Item.inOrderOfExpiry`.
    static func all(in householdId: String, until day: Int, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND expiryDay <= ?"
        return Item.inOrderOfExpiry(try items(sql, [householdId, day], database))
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
        let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
        var items: [Item] = []
        while let row = try rows.next() { items.append(item(row)) }
        return items
    }
}
