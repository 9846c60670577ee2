import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `journal`.
struct JournalRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "journal"

    var id: Int64?
    let householdId: String
    let userId: String?
    let date: Date
    let day: String
    let action: JournalEntry.Action
    let gtin: String?
    let amount: Int?
    /// `[JournalStep]` in JSON.
    let steps: Data
    /// Content hashes, separated by commas.
    let photos: String
    let dateOrder: DateOrder?
    /// The deleted items with all that belonged to them: `[RemovedItem]` in JSON.
    let removed: Data?
    let isUndone: Bool
    /// The id of the first entry of the same change, when a change of very many items has several; nil in the first.
    let partOf: Int64?

    /// Makes a row that is not stored yet.
    init(_ entry: JournalEntry, removed: [RemovedItem], partOf: Int?, in householdId: String) throws {
        self.householdId = householdId
        userId = entry.userId
        date = entry.date
        day = entry.day.description
        action = entry.action
        gtin = entry.gtin?.digits
        amount = entry.amount
        steps = try JSONEncoder().encode(entry.steps)
        photos = entry.photos.joined(separator: ",")
        dateOrder = entry.dateOrder
        self.removed = try removed.isEmpty ? nil : JSONEncoder().encode(removed)
        isUndone = entry.isUndone
        self.partOf = partOf.map { Int64($0) }
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }

    /// The entry. Throws when it cannot be decoded, as in a damaged file.
    func entry(userName: String?) throws -> JournalEntry {
        guard let day = CivilDate(day) else { throw DataError.damaged }
        let steps = try JSONDecoder().decode([JournalStep].self, from: steps)
        let amount = amount.map { min(max($0, 0), Item.maximumTotal * 1000) }
        return JournalEntry(
            id: Int(id ?? 0), userId: userId, userName: userName, date: date, day: day, action: action, amount: amount,
            steps: steps, photos: try scannedPhotos + removedItems.flatMap(\.photos), dateOrder: dateOrder,
            isUndone: isUndone)
    }

    /// The content hashes of the photos that a scan stored.
    var scannedPhotos: [String] { photos.split(separator: ",").map(String.init) }

    /// The deleted items with all that belonged to them.
    var removedItems: [RemovedItem] {
        get throws { try removed.map { try JSONDecoder().decode([RemovedItem].self, from: $0) } ?? [] }
    }

    /// Stores an entry, a further one of the change that began with the entry `partOf`, and returns it with its number.
    static func add(
        _ entry: JournalEntry, removed: [RemovedItem] = [], partOf: Int? = nil, in householdId: String,
        _ database: Database
    ) throws -> JournalEntry {
        var record = try JournalRecord(entry, removed: removed, partOf: partOf, in: householdId)
        try record.insert(database)
        let insertion = try database.cachedStatement(
            sql: "INSERT INTO journalItem (householdId, itemId, journalId) VALUES (?, ?, ?)")
        for itemId in Set(entry.steps.map(\.itemId)) {
            try insertion.execute(arguments: [householdId, itemId, record.id])
        }
        var entry = entry
        entry.id = Int(record.id ?? 0)
        return entry
    }

    /// Everything that belongs to a deleted item, so that the deletion can be undone.
    struct RemovedItem: Codable {
        let itemId: String
        let purchases: [PurchaseRecord]
        let origins: [FieldOriginRecord]
        /// Content hashes.
        let photos: [String]

        /// Reads what belongs to an item now.
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

        /// Stores it again, after the item itself is stored again.
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

    private static let selection = """
        SELECT journal.*, profile.displayName AS userName
        FROM journal LEFT JOIN profile ON profile.userId = journal.userId
        """

    /// Reads the entries from a day on, of one kind or with nil of any, the latest first.
    static func all(
        in householdId: String, since day: CivilDate?, of action: JournalEntry.Action?, limit: Int, _ database: Database
    ) throws -> [JournalEntry] {
        let sql = """
            \(selection) WHERE journal.householdId = ?1 AND journal.day >= ?2 AND (?3 IS NULL OR journal.action = ?3)
            ORDER BY journal.id DESC LIMIT ?4
            """
        return try entries(
            sql, [householdId, day?.description ?? "", action?.rawValue, max(0, limit)], database)
    }

    /// Reads the entries on an item, the earliest first.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [JournalEntry] {
        let sql = """
            \(selection) JOIN journalItem ON journalItem.journalId = journal.id
            WHERE journalItem.householdId = ? AND journalItem.itemId = ? ORDER BY journal.id
            """
        return try entries(sql, [householdId, itemId], database)
    }

    /// Reads the undone entries on an item.
    static func undone(of itemId: String, in householdId: String, _ database: Database) throws -> [JournalEntry] {
        let sql = """
            \(selection) JOIN journalItem ON journalItem.journalId = journal.id
            WHERE journalItem.householdId = ? AND journalItem.itemId = ? AND journal.isUndone = 1
            """
        return try entries(sql, [householdId, itemId], database)
    }

    /// Reads the household's corrections to a product.
    static func memory(of gtin: GTIN, in householdId: String, _ database: Database) throws -> ProductMemory {
        let sql = """
            \(selection) WHERE journal.householdId = ? AND journal.gtin = ? AND journal.action = 'fixed'
            ORDER BY journal.id DESC
            """
        return ProductMemory(try entries(sql, [householdId, gtin.digits], database))
    }

    /// Reads a user's last row that is not undone; nil when there is none.
    static func last(of userId: String, in householdId: String, _ database: Database) throws -> JournalRecord? {
        let sql = """
            SELECT * FROM journal WHERE userId = ? AND householdId = ? AND isUndone = 0 ORDER BY id DESC LIMIT 1
            """
        return try fetchOne(database, sql: sql, arguments: [userId, householdId])
    }

    /// Reads the rows of the change to which this one belongs, the latest first.
    func wholeChange(_ database: Database) throws -> [JournalRecord] {
        let first = partOf ?? id
        let sql = "SELECT * FROM journal WHERE id = :first OR partOf = :first ORDER BY id DESC"
        return try Self.fetchAll(database, sql: sql, arguments: ["first": first])
    }

    private static func entries(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [JournalEntry] {
        try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
            try JournalRecord(row: row).entry(userName: row["userName"])
        }
    }
}
