import GRDB
public import KeepItFreshDomain

/// What one user chose, in SQLite.
public actor SQLiteUserPreferences: UserPreferencesProviding {
    private let access: MemberAccess

    /// The choices in `database` of the user `userId`.
    public init(_ database: SQLiteDatabase, actingAs userId: String) {
        access = MemberAccess(database: database, userId: userId)
    }

    /// The household the acting user worked in last, a former member too; nil when none was chosen or it is gone.
    public func lastSelectedHouseholdId(of userId: String) async throws -> String? {
        try access.requireSelf(userId)
        return try await access.database.read { try Self.lastHouseholdId(of: userId, $0) }
    }

    /// Remembers a household that the acting user is a member of, or forgets it. What is remembered already is not
    /// written again, so that a command that only reads need not wait for another that writes.
    public func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws {
        try access.requireSelf(userId)
        let isKnown = try await access.database.read { [access] database in
            if let id { try access.require(.member, in: id, database) }
            return try Self.lastHouseholdId(of: userId, database) == id
        }
        if isKnown { return }
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
