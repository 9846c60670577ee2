import GRDB
package import KeepItFreshDomain

/// Finds out, for however many listeners on one connection, which households were changed by any process.
package actor SQLiteHouseholdWatch {
    private let reader: DatabaseQueue
    private var seen: Int?

    /// Watches `database`. Throws `DataError`.
    package init(_ database: SQLiteDatabase) throws(DataError) {
        do {
            reader = try database.makeReader()
        } catch {
            throw DataError(error)
        }
    }

    /// Whether anything in the file has changed since the last call; the first is true. It costs microseconds. Throws
    /// `DataError`.
    package func hasChanged() async throws -> Bool {
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
            let list = "[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "]"
            let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: [list])
            var states: [String: [String: RequestedChange.Seen]] = [:]
            while let row = try rows.next() {
                let session: String = row[0]
                if let household: String = row[1] {
                    states[session, default: [:]][household] = RequestedChange.Seen(copy: row[2], number: row[3])
                } else {
                    states[session] = [:]
                }
            }
            return states
        }
    }

    private func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            return try await reader.read(body)
        } catch {
            throw DataError(error)
        }
    }
}
