import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `invitationTry`: that a user was wrong about a code.
struct InvitationTryRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "invitationTry"

    let userId: String
    let triedAt: Date

    /// Seconds until the user may try again; nil when that is now.
    static func wait(of userId: String, at now: Date, _ database: Database) throws -> Int? {
        let tries = try filter(Column("userId") == userId).fetchAll(database)
        return InvitationTries.wait(after: tries.map(\.triedAt), at: now)
    }

    /// Counts a wrong try, and forgets those that count no more.
    static func note(of userId: String, at now: Date, _ database: Database) throws {
        try filter(Column("triedAt") < now - InvitationTries.period).deleteAll(database)
        try UserRecord.ensure(userId, database)
        try InvitationTryRecord(userId: userId, triedAt: now).insert(database)
    }
}
