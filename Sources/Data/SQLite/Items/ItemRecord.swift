import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `item`.
struct ItemRecord {
    let householdId: String
    var item: Item
    /// The row's number; nil for a row that was read or is new.
    var number: Int64?
}

extension ItemRecord: FetchableRecord {
    /// The columns read, by their position in the row: looking them up by name costs as much as reading them.
    private enum Field: Int, CaseIterable {
        case householdId, id, name, nameConfidence, brand, category, gtin, packs, unit, expiryDate, expiryKind,
            expiryConfidence, productionDate, lot, addedDate, notes, needsReview, place, leftover, leftoverExact,
            openedOn,
            openedDays, frozenOn, frozenDaysLeft, thawedOn, given, frozenDays, proposedDate, proposedBy
    }

    /// The columns to select for a record.
    static let columns = Field.allCases.map { "item.\($0)" }.joined(separator: ", ")

    init(row: Row) throws {
        householdId = try row.decode(atIndex: Field.householdId.rawValue)
        item = try Self.item(row)
    }

    /// Makes the item of a row with these columns. Throws when a value cannot be understood, as in a damaged file.
    static func item(_ row: Row) throws -> Item {
        var item = try Item(
            id: row.decode(atIndex: Field.id.rawValue),
            name: row.decode(atIndex: Field.name.rawValue),
            nameConfidence: row.decode(atIndex: Field.nameConfidence.rawValue),
            brand: row.decode(atIndex: Field.brand.rawValue),
            category: row.decode(atIndex: Field.category.rawValue),
            gtin: value(.gtin, row) { GTIN($0) },
            quantity: row.decode(atIndex: Field.packs.rawValue),
            unit: row.decode(atIndex: Field.unit.rawValue),
            expiryDate: value(.expiryDate, row) { CivilDate($0) },
            expiryKind: value(.expiryKind, row) { DateKind(rawValue: $0) },
            expiryConfidence: row.decode(atIndex: Field.expiryConfidence.rawValue),
            productionDate: value(.productionDate, row) { CivilDate($0) },
            lot: row.decode(atIndex: Field.lot.rawValue),
            addedDate: row.decode(atIndex: Field.addedDate.rawValue),
            notes: row.decode(atIndex: Field.notes.rawValue),
            needsReview: words(.needsReview, row) { ReviewReason(rawValue: $0) },
            place: row.decode(atIndex: Field.place.rawValue),
            openedPackRemainder: row.decode(atIndex: Field.leftover.rawValue),
            opening: value(.openedOn, row) { CivilDate($0) }.map {
                try Item.Opening(date: $0, days: row.decode(atIndex: Field.openedDays.rawValue))
            },
            freezing: value(.frozenOn, row) { CivilDate($0) }.map { frozenOn in
                try Item.Freezing(
                    date: frozenOn, daysLeft: row.decode(atIndex: Field.frozenDaysLeft.rawValue),
                    thawedOn: value(.thawedOn, row) { CivilDate($0) })
            },
            fieldsSetByUser: Set(words(.given, row) { ItemField(rawValue: $0) })
        )
        item.exactRemainder = try value(.leftoverExact, row) { ExactAmount($0) }
        item.freezing?.days = try row.decode(atIndex: Field.frozenDays.rawValue)
        item.proposal = try value(.proposedDate, row) { CivilDate($0) }.map {
            Item.Proposal(date: $0, source: try row.decode(atIndex: Field.proposedBy.rawValue))
        }
        return item
    }

    /// The words of a list separated by commas, which is usually empty.
    private static func words<Word>(_ field: Field, _ row: Row, _ word: (String) -> Word?) throws -> [Word] {
        let list = try row.decode(String.self, atIndex: field.rawValue)
        return try list.utf8.split(separator: UInt8(ascii: ",")).map { try understood(word(String(Substring($0)))) }
    }

    private static func value<Value>(_ field: Field, _ row: Row, _ value: (String) -> Value?) throws -> Value? {
        try row.decode(String?.self, atIndex: field.rawValue).map { try understood(value($0)) }
    }

    private static func understood<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw DataError.damaged }
        return value
    }
}

extension ItemRecord: PersistableRecord {
    static let databaseTableName = "item"

    func encode(to container: inout PersistenceContainer) {
        if let number { container["number"] = number }
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
        container["leftoverExact"] = item.exactRemainder?.description
        container["openedOn"] = item.opening?.date.description
        container["openedDays"] = item.opening?.days
        container["frozenOn"] = item.freezing?.date.description
        container["frozenDaysLeft"] = item.freezing?.daysLeft
        container["thawedOn"] = item.freezing?.thawedOn?.description
        container["frozenDays"] = item.freezing?.days
        container["proposedDate"] = item.proposal?.date.description
        container["proposedBy"] = item.proposal?.source
        let fieldsSetByUser = ItemField.allCases.filter(item.fieldsSetByUser.contains)
        container["given"] = fieldsSetByUser.map(\.rawValue).joined(separator: ",")
        container["searchText"] = item.searchText
    }
}

extension ItemRecord {
    /// Reads the items of a household in the order of `Item.inOrderOfExpiry`.
    static func all(in householdId: String, _ database: Database) throws -> [Item] {
        // With only one household, the table is read in the order it has on the disk.
        let isAlone = try Int.fetchOne(database, sql: "SELECT count(*) FROM household") == 1
        let sql = "SELECT \(columns) FROM item \(isAlone ? "NOT INDEXED" : "") WHERE householdId = ?"
        return Item.inOrderOfExpiry(try items(sql, [householdId], database))
    }

    /// Reads the items with these ids; ids without an item are left out.
    static func all(withIds ids: [String], in householdId: String, _ database: Database) throws -> [Item] {
        let sql =
            "SELECT \(columns) FROM item WHERE householdId = ? AND id IN (\(databaseQuestionMarks(count: ids.count)))"
        return try items(sql, [householdId] + StatementArguments(ids), database)
    }

    /// Reads the items of a household whose last day is `day` or earlier, in the order of `Item.inOrderOfExpiry`.
    static func all(in householdId: String, until day: Int, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM item WHERE householdId = ? AND \(Schema.deadlineKey) <= ?"
        return Item.inOrderOfExpiry(try items(sql, [householdId, day], database))
    }

    /// Reads the items of a product (`Item.productKey`).
    static func all(ofProduct key: String, in householdId: String, _ database: Database) throws -> [Item] {
        let sql = "SELECT \(columns) FROM item WHERE householdId = ? AND productKey = ?"
        return try items(sql, [householdId, key], database)
    }

    /// Reads the items of a product with exactly this date, or with nil without a date.
    static func all(
        ofProduct key: String, expiring date: CivilDate?, in householdId: String, _ database: Database
    ) throws -> [Item] {
        let sql = "SELECT \(columns) FROM item WHERE householdId = ? AND productKey = ? AND expiryDate IS ?"
        return try items(sql, [householdId, key, date?.description], database)
    }

    /// The condition for items that have a product number and no name: that of the index `itemUnnamed`.
    static let isUnnamed = "name IS NULL AND gtin IS NOT NULL"

    /// Reads the numbers of the products of which an item has no name or, with `isAnyValue`, lacks any value that a
    /// lookup may give (`Item.lacksProductValues`): those greater than `last`, in order and at most `limit`.
    static func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String, _ database: Database
    ) throws -> [GTIN] {
        let last = last?.digits ?? ""
        guard isAnyValue else {
            let sql = """
                SELECT DISTINCT gtin FROM item
                WHERE householdId = ? AND gtin > ? AND \(isUnnamed) ORDER BY gtin LIMIT ?
                """
            return try numbers(sql, [householdId, last, limit], database)
        }
        let sql = """
            SELECT DISTINCT gtin FROM item
            WHERE householdId = ? AND productKey > ? AND productKey < ?
                AND (name IS NULL OR nameConfidence < ? OR brand IS NULL OR unit IS NULL)
            ORDER BY productKey LIMIT ?
            """
        let first = "gtin:" + last
        let arguments: StatementArguments = [householdId, first, "gtin;", Item.NameSource.reliableConfidence, limit]
        return try numbers(sql, arguments, database)
    }

    private static func numbers(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [GTIN] {
        try String.fetchAll(database, sql: sql, arguments: arguments).map { try understood(GTIN($0)) }
    }

    /// Reads the items that a photo made, without those deleted since; nil when the photo is not known.
    static func all(ofPhoto contentHash: String, in householdId: String, _ database: Database) throws -> [Item]? {
        let key = ["householdId": householdId, "contentHash": contentHash]
        guard try PhotoRecord.exists(database, key: key) else { return nil }
        let sql = """
            SELECT \(columns) FROM photoItem
            JOIN item ON item.householdId = photoItem.householdId AND item.id = photoItem.itemId
            WHERE photoItem.householdId = ? AND photoItem.contentHash = ?
            ORDER BY photoItem.rowid
            """
        return try items(sql, [householdId, contentHash], database)
    }

    /// Reads an item; nil when there is none.
    static func find(_ id: String, in householdId: String, _ database: Database) throws -> Item? {
        let sql = "SELECT \(columns) FROM item WHERE householdId = ? AND id = ?"
        let statement = try database.cachedStatement(sql: sql)
        return try Row.fetchOne(statement, arguments: [householdId, id]).map { try item($0) }
    }

    /// Reads the item that an item with this id joined; nil when there is none.
    static func joined(by id: String, in householdId: String, _ database: Database) throws -> Item? {
        let sql = "SELECT itemId FROM itemAlias WHERE householdId = ? AND id = ?"
        let joined = try String.fetchOne(database, sql: sql, arguments: [householdId, id])
        return try joined.flatMap { try find($0, in: householdId, database) }
    }

    /// Creates, replaces or deletes an item; with a deleted one goes all that belongs to it.
    static func apply(_ step: JournalStep, in householdId: String, _ database: Database) throws {
        guard let after = step.after else {
            let sql = "DELETE FROM item WHERE householdId = ? AND id = ?"
            return try database.cachedStatement(sql: sql).execute(arguments: [householdId, step.itemId])
        }
        guard step.before != nil else { return try ItemRecord(householdId: householdId, item: after).insert(database) }
        let sql = "SELECT number FROM item WHERE householdId = ? AND id = ?"
        let statement = try database.cachedStatement(sql: sql)
        guard let number = try Int64.fetchOne(statement, arguments: [householdId, step.itemId]) else {
            throw DataError.notFound
        }
        try ItemRecord(householdId: householdId, item: after, number: number).update(database)
    }

    /// Reads the items of a household one by one, in no order.
    static func forEach(in householdId: String, _ database: Database, _ body: (Item) -> Void) throws {
        let sql = "SELECT \(columns) FROM item WHERE householdId = ?"
        let rows = try Row.fetchCursor(database, sql: sql, arguments: [householdId])
        while let row = try rows.next() { body(try item(row)) }
    }

    /// Reads the selected rows one by one, so that only the items are held in memory.
    static func items(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [Item] {
        let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
        var items: [Item] = []
        while let row = try rows.next() { items.append(try item(row)) }
        return items
    }
}
