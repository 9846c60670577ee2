import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `journal`.
struct JournalRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "journal"

    var id: Int64?
    /// The id of the change, or of this part of it: the same on every machine.
    let changeId: String
    let householdId: String
    let userId: String?
    /// NULL in a row of an earlier version.
    let device: String?
    /// The household's number since the change.
    let number: Int
    let date: Date
    let day: String
    let action: JournalEntry.Action
    let gtin: String?
    let amount: Int?
    /// `[JournalStep]` in JSON.
    let steps: Data
    /// Content hashes of the photos that a scan stored, separated by commas.
    let photos: String
    let dateOrder: DateOrder?
    /// The deleted items with all that belonged to them: `[RemovedItem]` in JSON.
    let removed: Data?
    /// The changes of photos of the inbox: `[InboxStep]` in JSON; NULL for none.
    let inbox: Data?
    /// The changes of the household's rules: `[HouseholdRule.Step]` in JSON; NULL for none.
    let rules: Data?
    /// The id of the entry that took it back; NULL for one that stands, empty for one that an earlier version undid.
    let undoneBy: String?
    /// The id of the change of which this is a further part; NULL in the first.
    let partOf: String?
    /// A digest of what was asked for; NULL in further parts, and in a row of an earlier version.
    let content: String?

    /// Makes a row that is not stored yet.
    init(_ entry: JournalEntry, number: Int, content: String?, in householdId: String) throws {
        self.householdId = householdId
        self.number = number
        self.content = content
        changeId = entry.changeId
        userId = entry.userId
        device = entry.device
        date = entry.date
        day = entry.day.description
        action = entry.action
        gtin = entry.gtin?.digits
        amount = entry.amount
        steps = try JSONEncoder().encode(entry.steps)
        photos = entry.removed.isEmpty ? entry.photos.joined(separator: ",") : ""
        dateOrder = entry.dateOrder
        removed = try Self.removed(of: entry, in: householdId)
        inbox = try Self.inbox(of: entry)
        rules = try entry.rules.isEmpty ? nil : JSONEncoder().encode(entry.rules)
        undoneBy = entry.undoneBy
        partOf = entry.partOf
    }

    private static func removed(of entry: JournalEntry, in householdId: String) throws -> Data? {
        try entry.removed.isEmpty
            ? nil : JSONEncoder().encode(entry.removed.map { try RemovedItem($0, in: householdId) })
    }

    private static func inbox(of entry: JournalEntry) throws -> Data? {
        try entry.inbox.isEmpty ? nil : JSONEncoder().encode(entry.inbox)
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }

    /// The entry. Throws when it cannot be decoded, as in a damaged file.
    func entry(userName: String? = nil, undoes: String? = nil) throws -> JournalEntry {
        guard let day = CivilDate(day) else { throw DataError.damaged }
        let steps = try JSONDecoder().decode([JournalStep].self, from: steps)
        let amount = amount.map { min(max($0, 0), Item.maximumTotal * 1000) }
        let removed = try removed.map { try JSONDecoder().decode([RemovedItem].self, from: $0) } ?? []
        var entry = JournalEntry(
            id: Int(id ?? 0), userId: userId, userName: userName, date: date, day: day, action: action, amount: amount,
            steps: steps,
            photos: photos.split(separator: ",").map(String.init)
                + (action == .deleted ? removed.flatMap(\.photos) : []),
            dateOrder: dateOrder, isUndone: undoneBy != nil)
        (entry.changeId, entry.partOf, entry.device, entry.number) = (changeId, partOf, device, number)
        (entry.undoneBy, entry.undoes) = (undoneBy == "" ? nil : undoneBy, undoes)
        entry.removed = try removed.map { try $0.belongings }
        entry.inbox = try inbox.map { try JSONDecoder().decode([InboxStep].self, from: $0) } ?? []
        entry.rules = try rules.map { try JSONDecoder().decode([HouseholdRule.Step].self, from: $0) } ?? []
        return entry
    }

    /// Stores an entry, and returns it with its number in the journal.
    static func add(
        _ entry: JournalEntry, number: Int, content: String?, in householdId: String, _ database: Database
    ) throws -> JournalEntry {
        var record = try JournalRecord(entry, number: number, content: content, in: householdId)
        if try ServerRecord.current(database) != nil {
            record.id = try Int64.fetchOne(database, sql: "SELECT \(nextOwnNumber)")
        } else {
            record.id = try SharedTable.takePlace(database)
        }
        try record.insert(database)
        let insertion = try database.cachedStatement(
            sql: "INSERT INTO journalItem (householdId, itemId, changeId) VALUES (?, ?, ?)")
        for itemId in Set(entry.steps.map(\.itemId)) {
            try insertion.execute(arguments: [householdId, itemId, record.changeId])
        }
        var entry = entry
        (entry.id, entry.number) = (Int(record.id ?? 0), number)
        return entry
    }

    /// On a copy the numbers that a server gives are below it, those of what was only done here above.
    static let firstOwnNumber: Int64 = 1 << 50
    /// The next number, in SQL, of an entry of a copy that the server does not know.
    static let nextOwnNumber = "(SELECT max(ifnull(max(id), 0), \(firstOwnNumber)) + 1 FROM journal)"

    /// Removes what was read of an item from all entries on it.
    static func removeReading(of itemId: String, in householdId: String, _ database: Database) throws {
        for entry in try all(of: itemId, in: householdId, database) {
            let entry = entry.withoutReading(of: itemId)
            try database.execute(
                sql: "UPDATE journal SET steps = ?, gtin = ?, removed = ? WHERE id = ?",
                arguments: [
                    try JSONEncoder().encode(entry.steps), entry.gtin?.digits,
                    try removed(of: entry, in: householdId), entry.id,
                ])
        }
    }

    /// Removes what was read of a photo that is or was in the inbox from all entries.
    static func removeReading(ofPhoto contentHash: String, in householdId: String, _ database: Database) throws {
        let sql = "\(selection) WHERE journal.householdId = ? AND journal.inbox IS NOT NULL AND instr(journal.inbox, ?)"
        for entry in try entries(sql, [householdId, contentHash], database) {
            try database.execute(
                sql: "UPDATE journal SET inbox = ? WHERE id = ?",
                arguments: [try inbox(of: entry.withoutReading(ofPhoto: contentHash)), entry.id])
        }
    }

    /// Everything that belongs to an item, so that its deletion, a join or a parting can be undone.
    struct RemovedItem: Codable {
        let itemId: String
        let purchases: [PurchaseRecord]
        let origins: [FieldOriginRecord]
        /// The content hashes of the photos that show it.
        let photos: [String]
        /// The ids that joined it; nil for none.
        let joined: [String]?

        init(_ belongings: ItemBelongings, in householdId: String) throws {
            itemId = belongings.itemId
            purchases = belongings.purchases.map { PurchaseRecord($0, in: householdId) }
            origins = try belongings.shown.map { try FieldOriginRecord($0, in: householdId) }
            photos = belongings.photos
            joined = belongings.joined.isEmpty ? nil : belongings.joined
        }

        /// Reads what belongs to an item.
        init(of itemId: String, in householdId: String, _ database: Database) throws {
            self.itemId = itemId
            let isOfItem = Column("householdId") == householdId && Column("itemId") == itemId
            purchases = try PurchaseRecord.filter(isOfItem).order(Column.rowID).fetchAll(database)
            origins = try FieldOriginRecord.all(of: itemId, in: householdId, database)
            photos = try String.fetchAll(
                database,
                sql: "SELECT contentHash FROM photoItem WHERE householdId = ? AND itemId = ? ORDER BY rowid",
                arguments: [householdId, itemId])
            joined = try String.fetchAll(
                database, sql: "SELECT id FROM itemAlias WHERE householdId = ? AND itemId = ? ORDER BY id",
                arguments: [householdId, itemId])
        }

        var belongings: ItemBelongings {
            get throws {
                ItemBelongings(
                    itemId: itemId, purchases: purchases.map(\.purchase), shown: try origins.map { try $0.value },
                    photos: photos, joined: joined ?? [])
            }
        }
    }
}

/// Reading the journal.
extension JournalRecord {
    private static let selection = """
        SELECT journal.*, profile.displayName AS userName, (
            SELECT ifnull(undone.partOf, undone.changeId) FROM journal AS undone
            WHERE undone.undoneBy = journal.changeId
        ) AS undoes
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

    private static let ofItem = """
        \(selection) JOIN journalItem ON journalItem.changeId = journal.changeId
        WHERE journalItem.householdId = ? AND journalItem.itemId = ?
        """

    /// Reads the entries on an item, the earliest first.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [JournalEntry] {
        try entries("\(ofItem) ORDER BY journal.id", [householdId, itemId], database)
    }

    /// Reads the entries on an item with a higher number than `number` that were made on other devices, the earliest
    /// first.
    static func all(
        of itemId: String, after number: Int, notOn device: String, in householdId: String, _ database: Database
    ) throws -> [JournalEntry] {
        let sql = "\(ofItem) AND journal.number > ? AND journal.device IS NOT ? ORDER BY journal.id"
        return try entries(sql, [householdId, itemId, number, device], database)
    }

    /// Reads the undone entries on an item.
    static func undone(of itemId: String, in householdId: String, _ database: Database) throws -> [JournalEntry] {
        try entries("\(ofItem) AND journal.undoneBy IS NOT NULL", [householdId, itemId], database)
    }

    /// Reads the household's corrections to a product, and the partings of its items, the latest first.
    static func corrections(
        of gtin: GTIN, in householdId: String, _ database: Database
    ) throws -> [JournalEntry] {
        let sql = """
            \(selection) WHERE journal.householdId = ? AND journal.gtin = ? AND journal.action IN ('fixed', 'parted')
            ORDER BY journal.id DESC
            """
        return try entries(sql, [householdId, gtin.digits], database)
    }

    /// Reads an entry; nil when there is none.
    static func entry(_ changeId: String, in householdId: String, _ database: Database) throws -> JournalEntry? {
        let sql = "\(selection) WHERE journal.householdId = ? AND journal.changeId = ?"
        return try entries(sql, [householdId, changeId], database).first
    }

    /// Reads the id of the last change that a user made on a device, or before devices were recorded, and that can be
    /// undone. On a copy the server knows this machine by another id.
    static func last(
        of userId: String, on device: String, in householdId: String, _ database: Database
    ) throws -> String? {
        let sql = """
            SELECT ifnull(partOf, changeId) FROM journal
            WHERE userId = ? AND householdId = ? AND undoneBy IS NULL AND action <> 'undone'
                AND (device = ? OR device IS NULL OR device = (SELECT device FROM server))
            ORDER BY id DESC LIMIT 1
            """
        return try String.fetchOne(database, sql: sql, arguments: [userId, householdId, device])
    }

    /// Reads the ids of the parts of a change, its own first.
    static func parts(ofChange id: String, in householdId: String, _ database: Database) throws -> [String] {
        let sql = """
            SELECT changeId FROM (
                SELECT id, changeId, householdId FROM journal WHERE changeId = ?2
                UNION ALL SELECT id, changeId, householdId FROM journal WHERE partOf = ?2
            ) WHERE householdId = ?1 ORDER BY id
            """
        return try String.fetchAll(database, sql: sql, arguments: [householdId, id])
    }

    /// Reads the ids of the changes whose id begins with a text, the latest first.
    static func changeIds(
        beginningWith prefix: String, limit: Int, in householdId: String, _ database: Database
    ) throws -> [String] {
        let sql = """
            SELECT changeId FROM journal
            WHERE householdId = ? AND changeId >= ? AND changeId < ? AND partOf IS NULL ORDER BY id DESC LIMIT ?
            """
        return try String.fetchAll(
            database, sql: sql, arguments: [householdId, prefix, prefix + "\u{10FFFF}", max(0, limit)])
    }

    private static func entries(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [JournalEntry] {
        try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
            try JournalRecord(row: row).entry(userName: row["userName"], undoes: row["undoes"])
        }
    }
}
