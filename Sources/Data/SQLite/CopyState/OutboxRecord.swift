import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `outbox`: a change that was made on a copy.
struct OutboxRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "outbox"
    /// Seconds for which a change is kept once it is settled: a server that goes back to a backup is asked again.
    private static let lifetime: Double = 30 * 86_400

    /// What became of a change.
    enum State: String, Codable {
        case waiting, done
        /// It was refused or done in part, and nobody was told yet.
        case refused, partly
        /// The same, and somebody was told.
        case refusedShown, partlyShown
    }

    var id: Int64?
    let changeId: String
    let householdId: String
    /// The name of the item that is edited; NULL for none.
    let itemName: String?
    /// `SentChange` in JSON.
    let change: Data
    let madeAt: Double
    let state: State
    /// `SentOutcome` in JSON; NULL while it waits.
    let outcome: Data?
    /// Whether it is not this machine's own, but one that the server made and has lost since.
    var isOffered = false

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }

    /// Keeps a change for the server, in the transaction that makes it here.
    static func add(
        _ change: RequestedChange, _ outcome: ChangeOutcome, in householdId: String, _ database: Database
    ) throws {
        let seen = try CopiedHouseholdRecord.find(householdId, database)?.seen
        let now = Date().timeIntervalSince1970
        try change.forEachSent(
            seen: seen ?? RequestedChange.Seen(epoch: "", number: 0), outcome: outcome
        ) { sent in
            let step = sent.action.itemId.flatMap { id in outcome.entry?.steps.first { $0.itemId == id } }
            var record = OutboxRecord(
                changeId: sent.id, householdId: householdId, itemName: (step?.before ?? step?.after)?.name,
                change: try JSONEncoder().encode(sent), madeAt: now, state: .waiting, outcome: nil)
            try record.insert(database)
        }
    }

    /// Reads the changes that wait, of one household or with nil of all, in their order.
    static func waiting(
        in householdId: String?, limit: Int = .max, _ database: Database
    ) throws -> [OutboxRecord] {
        let sql = """
            SELECT * FROM outbox WHERE state = 'waiting' AND (?1 IS NULL OR householdId = ?1) ORDER BY id LIMIT ?2
            """
        return try fetchAll(database.cachedStatement(sql: sql), arguments: [householdId, limit])
    }

    /// Stores what became of a change.
    static func settle(_ outcome: SentOutcome, as state: State, _ database: Database) throws {
        try database.cachedStatement(sql: "UPDATE outbox SET state = ?, outcome = ? WHERE changeId = ?")
            .execute(arguments: [state.rawValue, try JSONEncoder().encode(outcome), outcome.id])
    }

    /// Puts a change at the end of those that wait.
    static func sendLast(_ changeId: String, _ database: Database) throws {
        let sql = """
            UPDATE outbox SET id = (SELECT max(id) + 1 FROM outbox), state = 'waiting', outcome = NULL
            WHERE changeId = ?
            """
        try database.cachedStatement(sql: sql).execute(arguments: [changeId])
    }

    /// Whether a change is one that the server has lost.
    static func isOffered(_ changeId: String, _ database: Database) throws -> Bool {
        let sql = "SELECT isOffered FROM outbox WHERE changeId = ?"
        return try Bool.fetchOne(database.cachedStatement(sql: sql), arguments: [changeId]) ?? false
    }

    /// Removes what was settled long ago.
    static func removeOld(_ database: Database) throws {
        try database.execute(
            sql: "DELETE FROM outbox WHERE state <> 'waiting' AND madeAt < ?",
            arguments: [Date().timeIntervalSince1970 - lifetime])
    }

    /// The change. Throws when it cannot be decoded, as in a damaged file.
    var sent: SentChange {
        get throws { try JSONDecoder().decode(SentChange.self, from: change) }
    }

    var waiting: WaitingChange {
        get throws { WaitingChange(change: try sent, householdId: householdId, itemName: itemName) }
    }
}
