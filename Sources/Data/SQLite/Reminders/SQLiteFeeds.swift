package import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// The calendars that programs fetch without signing in, one for each member of a household, in SQLite. One goes with
/// the membership.
package struct SQLiteFeeds: Sendable {
    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Makes a user's feed of a household, in place of an earlier one. Throws `DataError.permission` for who is no
    /// member.
    package func make(digest: [UInt8], for userId: String, of householdId: String, at now: Date) async throws {
        try await MemberAccess(database: database, userId: userId).write(householdId) { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO feed (householdId, userId, digest, createdAt) VALUES (?, ?, ?, ?)",
                arguments: [householdId, userId, Data(digest), now.timeIntervalSince1970])
        }
    }

    /// When a user's feed of a household was made; nil when there is none. Throws as `make` does.
    package func createdAt(for userId: String, of householdId: String) async throws -> Date? {
        try await MemberAccess(database: database, userId: userId).read(householdId) { database in
            let sql = "SELECT createdAt FROM feed WHERE householdId = ? AND userId = ?"
            return try Double.fetchOne(database, sql: sql, arguments: [householdId, userId])
                .map { Date(timeIntervalSince1970: $0) }
        }
    }

    /// Removes a user's feed of a household. Throws as `make` does.
    package func remove(for userId: String, of householdId: String) async throws {
        try await MemberAccess(database: database, userId: userId).write(householdId) { database in
            let sql = "DELETE FROM feed WHERE householdId = ? AND userId = ?"
            try database.execute(sql: sql, arguments: [householdId, userId])
        }
    }

    /// Whose feed has the digest, and of which household; nil when there is none. Throws `DataError`.
    package func owner(ofDigest digest: [UInt8]) async throws -> (userId: String, householdId: String)? {
        try await database.read { database in
            let sql = "SELECT userId, householdId FROM feed WHERE digest = ?"
            return try Row.fetchOne(database, sql: sql, arguments: [Data(digest)]).map {
                ($0["userId"], $0["householdId"])
            }
        }
    }
}
