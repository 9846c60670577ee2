import GRDB
import KeepItFreshDomain

/// Stores the preferences of one user in SQLite.
package actor SQLiteUserPreferences: UserPreferencesProviding {
    private let access: MemberAccess

    /// Opens the preferences in `database` of the user `userId`.
    package init(_ database: SQLiteDatabase, actingAs userId: String) {
        access = MemberAccess(database: database, userId: userId)
    }

    /// The household the acting user worked in last, even as a former member; nil when none was chosen or it was
    /// deleted.
    package func lastSelectedHouseholdId(of userId: String) async throws -> String? {
        try access.requireSelf(userId)
        return try await access.database.read { try Self.lastHouseholdId(of: userId, $0) }
    }

    /// Stores the household that the acting user works in, or with nil none. An unchanged value is not written again,
    /// so that a command that only reads does not wait for another that writes.
    package func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws {
        try access.requireSelf(userId)
        let isUnchanged = try await access.database.read { [access] database in
            if let id { try access.require(.member, in: id, database) }
            return try Self.lastHouseholdId(of: userId, database) == id
        }
        if isUnchanged { return }
        try await access.database.write { [access] database in
            if let id { try access.require(.member, in: id, database) }
            try UserRecord.ensure(userId, database)
            try database.execute(
                sql: "INSERT OR REPLACE INTO preferences (userId, lastHouseholdId) VALUES (?, ?)",
                arguments: [userId, id]
            )
        }
    }

    private static func lastHouseholdId(of userId: String, _ database: Database) throws -> String? {
        let sql = "SELECT lastHouseholdId FROM preferences WHERE userId = ?"
        return try String.fetchOne(database, sql: sql, arguments: [userId])
    }
}
