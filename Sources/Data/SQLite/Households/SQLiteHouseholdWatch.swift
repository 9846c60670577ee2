import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// Finds out, for however many listeners on one connection, which households were changed by any process.
package actor SQLiteHouseholdWatch {
    /// How often it is asked what other servers have changed.
    private static let pause = Duration.milliseconds(250)

    private let database: SQLiteDatabase
    private var reader: DatabaseQueue
    private var generation: Int?
    private var seen: Int?
    private var asked = ContinuousClock.now - pause

    /// Watches `database`. Throws `DataError`.
    package init(_ database: SQLiteDatabase) throws(DataError) {
        self.database = database
        generation = database.copy?.generation
        do {
            reader = try database.makeReader()
        } catch {
            throw DataError(error)
        }
    }

    /// Whether anything in the file has changed since the last call; the first is true. It costs microseconds. In a
    /// working copy there is before what other servers have changed for the users of the sessions with these public
    /// ids. Throws `DataError`.
    package func hasChanged(forSessions ids: [String]) async throws -> Bool {
        try await askOthers(forSessions: ids)
        let version = try await read { try Int.fetchOne($0, sql: "PRAGMA data_version") }
        defer { seen = version }
        return version != seen
    }

    /// The households that the users of these sessions may see, with their states, by the public ids of the sessions.
    /// One that has ended is left out. Throws `DataError`.
    package func states(ofSessions ids: [String]) async throws -> [String: [String: RequestedChange.Seen]] {
        try await read { database in
            let sql = """
                SELECT session.id, household.id AS householdId, household.copy, household.number
                FROM session
                LEFT JOIN membership ON membership.userId = session.userId
                LEFT JOIN household ON household.id = membership.householdId
                WHERE session.id IN (SELECT value FROM json_each(?))
                """
            let list = Self.list(ids)
            let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: [list])
            var states: [String: [String: RequestedChange.Seen]] = [:]
            while let row = try rows.next() {
                let session: String = row[0]
                if let household: String = row[1] {
                    states[session, default: [:]][household] = RequestedChange.Seen(epoch: row[2], number: row[3])
                } else {
                    states[session] = [:]
                }
            }
            return states
        }
    }

    /// Brings a working copy up to date, some times a second.
    private func askOthers(forSessions ids: [String]) async throws {
        guard let copy = database.copy, asked + Self.pause <= .now else { return }
        asked = .now
        do {
            let list = Self.list(ids)
            let digests = try await copy.pool.read { database in
                let sql = "SELECT hex(digest) FROM session WHERE id IN (SELECT value FROM json_each(?))"
                return try String.fetchAll(database.cachedStatement(sql: sql), arguments: [list])
            }
            try await copy.bringUpToDate(for: digests.map(SharedRow.Actor.session))
            guard copy.generation != generation else { return }
            (reader, generation, seen) = (try database.makeReader(), copy.generation, nil)
        } catch {
            throw DataError(error)
        }
    }

    private static func list(_ ids: [String]) -> String {
        "[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }

    private func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await reader.read(body)
        } catch {
            throw DataError(error)
        }
    }
}
