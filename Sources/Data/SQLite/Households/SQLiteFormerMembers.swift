import FoundationEssentials
import GRDB
package import KeepItFreshDomain
import KeepItFreshLabels

/// Knows who was a member of a household, and which sessions ended with their account: only they learn why.
package struct SQLiteFormerMembers: Sendable {
    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// How a user's membership of a household ended; nil for who was never a member, and for who is one. Throws
    /// `DataError`.
    package func membership(of userId: String, in householdId: String) async throws -> FormerMembership? {
        try await database.read { database in
            let sql = "SELECT day, isDeleted FROM formerMember WHERE member = ? AND household = ?"
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [userId, householdId]),
                let day = CivilDate(row["day"] as String)
            else { return nil }
            return FormerMembership(endedOn: day, isHouseholdDeleted: row["isDeleted"])
        }
    }

    /// Whether the session of the token with this digest ended because its account was deleted. Throws `DataError`.
    package func hadAccount(digest: [UInt8]) async throws -> Bool {
        try await database.read { database in
            let sql = "SELECT EXISTS (SELECT 1 FROM endedSession WHERE digest = ?)"
            return try Bool.fetchOne(database, sql: sql, arguments: [Data(digest)]) ?? false
        }
    }

    /// Notes the sessions of a user whose account is deleted, for a year.
    static func noteSessions(of userId: String, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM endedSession WHERE day < date('now', '-1 year')")
        try database.execute(
            sql: "INSERT OR IGNORE INTO endedSession SELECT digest, date('now') FROM session WHERE userId = ?",
            arguments: [userId])
        try database.execute(sql: "DELETE FROM formerMember WHERE member = ?", arguments: [userId])
    }
}
