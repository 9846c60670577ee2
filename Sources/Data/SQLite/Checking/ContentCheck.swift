import Foundation
import GRDB
import KeepItFreshDomain

/// Checks what SQLite cannot know: that values can be understood, and that the tables agree with each other.
struct ContentCheck {
    let database: Database

    /// Finds what is wrong.
    func faults() -> [StorageFault] {
        [texts, documents, roles, owners, packs, journal].flatMap { check in
            do {
                return try check()
            } catch {
                return [.structure(["\((error as? DatabaseError)?.message ?? "\(error)")"])]
            }
        }
    }

    // MARK: - Values

    /// The bytes of a row from which on it may continue on further pages, whose content SQLite does not check. Rows
    /// within one page are checked by SQLite, as their lengths must fit.
    private static let longRow = 3_500

    /// Texts of long rows have to be UTF-8 without zeros.
    private func texts() throws -> [StorageFault] {
        let tables = try String.fetchAll(
            database,
            sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
        return try tables.compactMap { table in
            let columns = try database.columns(in: table)
            let texts = columns.filter { $0.type.uppercased() == "TEXT" }.map(\.name.quotedDatabaseIdentifier)
            guard !texts.isEmpty else { return nil }
            let length = columns.map { "ifnull(length(CAST(\($0.name.quotedDatabaseIdentifier) AS BLOB)), 0)" }
            let sql = """
                SELECT \(texts.map { "CAST(\($0) AS BLOB)" }.joined(separator: ", "))
                FROM \(table.quotedDatabaseIdentifier) WHERE \(length.joined(separator: " + ")) > \(Self.longRow)
                """
            let rows = try Row.fetchCursor(database, sql: sql)
            var count = 0
            while let row = try rows.next() {
                let isText = texts.indices.allSatisfy { index in
                    (row[index] as Data?).map { !$0.contains(0) && String(validating: $0, as: UTF8.self) != nil }
                        ?? true
                }
                if !isText { count += 1 }
            }
            return count > 0 ? .values(table: table, rows: count) : nil
        }
    }

    /// The columns with JSON, which is of the form of the version that wrote it. Those of the journal are decoded.
    private static let documents = [
        ("photo", "pack"), ("photo", "label"), ("reading", "label"), ("itemField", "box"), ("journal", "removed"),
        ("journal", "inbox"), ("inbox", "lettering"), ("householdRule", "rule"), ("journal", "rules"),
    ]

    private func documents() throws -> [StorageFault] {
        try Self.documents.compactMap { table, column in
            let isDamaged = "NOT json_valid(CAST(\(column) AS TEXT)) OR instr(\(column), x'00') > 0"
            let count = try count("\(table) WHERE \(column) IS NOT NULL AND (\(isDamaged))")
            return count > 0 ? .values(table: table, rows: count) : nil
        }
    }

    private func roles() throws -> [StorageFault] {
        let known = HouseholdRole.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let count = try count("membership WHERE role NOT IN (\(known))")
        return count > 0 ? [.values(table: "membership", rows: count)] : []
    }

    // MARK: - Agreement

    private func owners() throws -> [StorageFault] {
        let owned = "SELECT householdId FROM membership WHERE role = '\(HouseholdRole.owner.rawValue)'"
        let count = try count("household WHERE id NOT IN (\(owned))")
        return count > 0 ? [.ownerless(households: count)] : []
    }

    /// An item has at least one purchase, and what was eaten was there before. The number of packs is their sum.
    private func packs() throws -> [StorageFault] {
        let count = try count(
            """
            item WHERE packs < 0 OR packs IS NOT (SELECT sum(quantity) FROM purchase
                WHERE purchase.householdId = item.householdId AND purchase.itemId = item.id)
            """)
        return count > 0 ? [.packs(items: count)] : []
    }

    private func journal() throws -> [StorageFault] {
        try String.fetchAll(database, sql: "SELECT id FROM household").flatMap(journal)
    }

    /// Decodes a household's journal and its items, and compares them. One import may have a million steps: they are
    /// read one by one.
    private func journal(of householdId: String) throws -> [StorageFault] {
        var account = JournalAccount()
        var undecoded = 0
        var misindexed = 0
        // What earlier versions undid has no entry of its own that takes it back.
        let sql = "SELECT id, ifnull(undoneBy = '', 0) FROM journal WHERE householdId = ? ORDER BY id"
        for row in try Row.fetchAll(database, sql: sql, arguments: [householdId]) {
            let id: Int64 = try row.decode(atIndex: 0)
            guard (try? add(entry: id, isUndone: row.decode(atIndex: 1), to: &account)) != nil else {
                undecoded += 1
                continue
            }
            if try !isIndexed(id, in: householdId) { misindexed += 1 }
        }
        var faults: [StorageFault] = []
        if undecoded > 0 { faults.append(.values(table: "journal", rows: undecoded)) }
        if misindexed > 0 { faults.append(.journalIndex(entries: misindexed)) }
        do {
            try ItemRecord.forEach(in: householdId, database) { account.compare($0) }
        } catch {
            return faults + [.values(table: "item", rows: 1)]
        }
        let disagreements = account.disagreements
        return undecoded == 0 && disagreements > 0 ? faults + [.journal(items: disagreements)] : faults
    }

    /// The columns of an entry, with no steps.
    private static let columns = """
        id, changeId, householdId, userId, device, number, date, day, action, gtin, amount, CAST('[]' AS BLOB) AS steps, photos,
        dateOrder, removed, inbox, rules, undoneBy, partOf, content
        """
    /// The steps of an entry, as rows.
    private static let steps = "json_each((SELECT CAST(steps AS TEXT) FROM journal WHERE id = :id))"

    private func add(entry id: Int64, isUndone: Bool, to account: inout JournalAccount) throws {
        let sql = "SELECT \(Self.columns) FROM journal WHERE id = ?"
        guard let record = try JournalRecord.fetchOne(database, sql: sql, arguments: [id]) else {
            throw DataError.damaged
        }
        _ = try record.entry()
        let steps = try String.fetchCursor(
            database, sql: "SELECT value FROM \(Self.steps)", arguments: ["id": id])
        while let step = try steps.next() {
            account.add(try JSONDecoder().decode(JournalStep.self, from: Data(step.utf8)), isUndone: isUndone)
        }
    }

    /// Whether the index of the journal has exactly the items of an entry.
    private func isIndexed(_ id: Int64, in householdId: String) throws -> Bool {
        let changed = "SELECT json_extract(value, '$.itemId') FROM \(Self.steps)"
        let indexed = """
            SELECT itemId FROM journalItem
            WHERE changeId = (SELECT changeId FROM journal WHERE id = :id) AND householdId = :household
            """
        let sql = "SELECT EXISTS (\(changed) EXCEPT \(indexed)) OR EXISTS (\(indexed) EXCEPT \(changed))"
        return try Bool.fetchOne(database, sql: sql, arguments: ["id": id, "household": householdId]) == false
    }

    private func count(_ rows: String) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM \(rows)") ?? 0
    }
}
