import FoundationEssentials
import GRDB
import KeepItFreshDomain

extension JournalRecord {
    private static let selection = """
        SELECT journal.*, profile.displayName AS userName
        FROM journal LEFT JOIN profile ON profile.userId = journal.userId
        """

    /// The entries from a day on, the latest first.
    static func all(
        in householdId: String, since day: CivilDate?, limit: Int, _ database: Database
    ) throws -> [JournalEntry] {
        let sql = "\(selection) WHERE journal.householdId = ? AND journal.day >= ? ORDER BY journal.id DESC LIMIT ?"
        return try entries(sql, [householdId, day?.description ?? "", limit], database)
    }

    /// The entries on an item, the earliest first.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [JournalEntry] {
        let sql = """
            \(selection) JOIN journalItem ON journalItem.journalId = journal.id
            WHERE journalItem.householdId = ? AND journalItem.itemId = ? ORDER BY journal.id
            """
        return try entries(sql, [householdId, itemId], database)
    }

    /// What the household said of a product.
    static func memory(of gtin: GTIN, in householdId: String, _ database: Database) throws -> ProductMemory {
        let sql = """
            \(selection) WHERE journal.householdId = ? AND journal.gtin = ? AND journal.action = 'fixed'
            ORDER BY journal.id DESC
            """
        return ProductMemory(try entries(sql, [householdId, gtin.digits], database))
    }

    /// The last row of a user that is not undone; nil when there is none.
    static func last(of userId: String, in householdId: String, _ database: Database) throws -> JournalRecord? {
        let sql = """
            SELECT * FROM journal WHERE userId = ? AND householdId = ? AND isUndone = 0 ORDER BY id DESC LIMIT 1
            """
        return try fetchOne(database, sql: sql, arguments: [userId, householdId])
    }

    private static func entries(
        _ sql: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [JournalEntry] {
        try Row.fetchAll(database, sql: sql, arguments: arguments).compactMap { row in
            try JournalRecord(row: row).entry(userName: row["userName"])
        }
    }
}
