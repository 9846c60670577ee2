import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `item`, read through the view `inventory`, which adds the quantity.
struct ItemRecord {
    let householdId: String
    var item: Item
}

extension ItemRecord: FetchableRecord {
    /// The columns read from `inventory`, by their position in the row: looking them up by name costs as much as
    /// reading them.
    private enum Field: Int, CaseIterable {
        case householdId, id, name, nameConfidence, brand, category, gtin, quantity, unit, expiryDate, expiryKind,
            expiryConfidence, productionDate, lot, addedDate, notes, needsReview, place, leftover, openedOn, openedDays,
            frozenOn, frozenDaysLeft, thawedOn, given
    }

    /// The columns to select for a record.
    static let columns = Field.allCases.map { "inventory.\($0)" }.joined(separator: ", ")

    /// The same columns, with 0 for the quantity, which the table `item` does not have.
    static let columnsWithoutQuantity = Field.allCases.map { $0 == .quantity ? "0" : "inventory.\($0)" }
        .joined(separator: ", ")

    init(row: Row) throws {
        householdId = row[Field.householdId.rawValue]
        item = Self.item(row)
    }

    /// Makes the item of a row with these columns.
    static func item(_ row: Row) -> Item {
        Item(
            id: row[Field.id.rawValue],
            name: row[Field.name.rawValue],
            nameConfidence: row[Field.nameConfidence.rawValue],
            brand: row[Field.brand.rawValue],
            category: row[Field.category.rawValue],
            gtin: (row[Field.gtin.rawValue] as String?).flatMap { GTIN($0) },
            quantity: row[Field.quantity.rawValue],
            unit: row[Field.unit.rawValue],
            expiryDate: (row[Field.expiryDate.rawValue] as String?).flatMap { CivilDate($0) },
            expiryKind: (row[Field.expiryKind.rawValue] as String?).flatMap { DateKind(rawValue: $0) },
            expiryConfidence: row[Field.expiryConfidence.rawValue],
            productionDate: (row[Field.productionDate.rawValue] as String?).flatMap { CivilDate($0) },
            lot: row[Field.lot.rawValue],
            addedDate: row[Field.addedDate.rawValue],
            notes: row[Field.notes.rawValue],
            needsReview: words(row[Field.needsReview.rawValue]).compactMap { ReviewReason(rawValue: String($0)) },
            place: row[Field.place.rawValue],
            openedPackRemainder: row[Field.leftover.rawValue],
            opening: Self.date(row[Field.openedOn.rawValue]).map {
                Item.Opening(date: $0, days: row[Field.openedDays.rawValue])
            },
            freezing: Self.date(row[Field.frozenOn.rawValue]).map { frozenOn in
                Item.Freezing(
                    date: frozenOn, daysLeft: row[Field.frozenDaysLeft.rawValue],
                    thawedOn: Self.date(row[Field.thawedOn.rawValue]))
            },
            fieldsSetByUser: Set(words(row[Field.given.rawValue]).compactMap { ItemField(rawValue: String($0)) })
        )
    }

    /// The words of a list separated by commas, which is usually empty.
    private static func words(_ list: String) -> [Substring] {
        list.isEmpty ? [] : list.split(separator: ",")
    }

    private static func date(_ text: String?) -> CivilDate? {
        text.flatMap { CivilDate($0) }
    }
}

extension ItemRecord: PersistableRecord {
    static let databaseTableName = "item"

    func encode(to container: inout PersistenceContainer) {
        container["householdId"] = householdId
        container["id"] = item.id
        container["productKey"] = item.productKey
        container["name"] = item.name
        container["nameConfidence"] = item.nameConfidence
        container["brand"] = item.brand
        container["category"] = item.category
        container["gtin"] = item.gtin?.digits
        container["unit"] = item.unit
        container["expiryDate"] = item.expiryDate?.description
        container["expiryDay"] = item.deadline?.dayNumber
        container["expiryKind"] = item.expiryKind?.rawValue
        container["expiryConfidence"] = item.expiryConfidence
        container["productionDate"] = item.productionDate?.description
        container["lot"] = item.lot
        container["addedDate"] = item.addedDate
        container["notes"] = item.notes
        container["needsReview"] = item.needsReview.map(\.rawValue).joined(separator: ",")
        container["place"] = item.place
        container["leftover"] = item.openedPackRemainder
        container["openedOn"] = item.opening?.date.description
        container["openedDays"] = item.opening?.days
        container["frozenOn"] = item.freezing?.date.description
        container["frozenDaysLeft"] = item.freezing?.daysLeft
        container["thawedOn"] = item.freezing?.thawedOn?.description
        let fieldsSetByUser = ItemField.allCases.filter(item.fieldsSetByUser.contains)
        container["given"] = fieldsSetByUser.map(\.rawValue).joined(separator: ",")
    }
}

extension ItemRecord {
    /// Reads the items of a household in the order of `Item.inOrderOfExpiry`. An inventory may be large: its purchases
    /// are summed up in one query.
    static func all(in householdId: String, _ database: Database) throws -> [Item] {
        let quantities = try quantities(in: householdId, database)
        // With only one household, the table is read in the order it has on the disk.
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

    /// Counts the packs of each item of a household that has purchases, by the item's id.
    private static func quantities(in householdId: String, _ database: Database) throws -> [String: Int] {
        let sql = "SELECT itemId, sum(quantity) FROM purchase WHERE householdId = ? GROUP BY itemId"
        let rows = try Row.fetchCursor(database, sql: sql, arguments: [householdId])
        var quantities: [String: Int] = [:]
        while let row = try rows.next() { quantities[row[0]] = row[1] }
        return quantities
    }

    /// Reads the items of a household whose last day is `day` or earlier, in the order of `Item.inOrderOfExpiry`.
    static func all(in householdId: String, until day: Int, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND expiryDay <= ?"
        return Item.inOrderOfExpiry(try items(sql, [householdId, day], database))
    }

    /// Reads the items that may belong to the same batch as `scanned`.
    static func candidates(for scanned: Item, in householdId: String, _ database: Database) throws -> [Item] {
        guard let productKey = scanned.productKey else { return [] }
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND productKey = ? AND expiryDate IS ?"
        let arguments: StatementArguments = [householdId, productKey, scanned.expiryDate?.description]
        return try items(sql, arguments, database)
    }

    /// Reads the items of a product.
    static func all(ofProduct gtin: GTIN, in householdId: String, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND productKey = ?"
        return try items(sql, [householdId, Item.productKey(of: gtin)], database)
    }

    /// Reads the items that a photo made, without those deleted since; nil when the photo is not known.
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

    /// Reads an item. Throws `DataError.notFound` when there is none.
    static func item(_ id: String, in householdId: String, _ database: Database) throws -> Item {
        let sql = "SELECT \(columns) FROM inventory WHERE householdId = ? AND id = ?"
        guard let record = try fetchOne(database, sql: sql, arguments: [householdId, id]) else {
            throw DataError.notFound
        }
        return record.item
    }

    /// Reads the selected rows one by one, so that only the items are held in memory.
    private static func items(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [Item] {
        let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
        var items: [Item] = []
        while let row = try rows.next() { items.append(item(row)) }
        return items
    }
}
