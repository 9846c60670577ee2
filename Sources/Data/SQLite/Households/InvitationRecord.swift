import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `invitation`.
struct InvitationRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "invitation"

    let id: String
    let householdId: String
    let codeDigest: String
    let email: String?
    let createdBy: String
    let createdAt: Date
    let expiresAt: Date

    init(_ invitation: Invitation, codeDigest: String) {
        id = invitation.id
        householdId = invitation.householdId
        self.codeDigest = codeDigest
        email = invitation.email
        createdBy = invitation.createdBy
        createdAt = invitation.createdAt
        expiresAt = invitation.expiresAt
    }

    var invitation: Invitation {
        Invitation(id: id, householdId: householdId, email: email, createdBy: createdBy, createdAt: createdAt)
    }

    /// Reads the valid invitations to a household, oldest first.
    static func open(in householdId: String, at now: Date, _ database: Database) throws -> [Invitation] {
        let sql = "\(usable) AND invitation.householdId = ? ORDER BY invitation.createdAt, invitation.rowid"
        let arguments: StatementArguments = [now, now + Date.clockTolerance, householdId]
        return try fetchAll(database, sql: sql, arguments: arguments).map(\.invitation)
    }

    /// Reads the valid invitation whose code has this digest; nil when there is none.
    static func open(codeDigest: String, at now: Date, _ database: Database) throws -> Invitation? {
        let sql = "\(usable) AND invitation.codeDigest = ?"
        return try fetchOne(database, sql: sql, arguments: [now, now + Date.clockTolerance, codeDigest])?.invitation
    }

    /// Deletes the invitations that have expired, or were made while the clock was ahead.
    static func deleteExpired(at now: Date, _ database: Database) throws {
        let isAhead = Column("createdAt") > now + Date.clockTolerance
        try filter(Column("expiresAt") <= now || isAhead).deleteAll(database)
    }

    /// Selects the invitations that are valid (`Invitation.isValid`) and whose sender is still an owner.
    private static let usable = """
        SELECT invitation.* FROM invitation
        JOIN membership ON membership.householdId = invitation.householdId
            AND membership.userId = invitation.createdBy AND membership.role = 'owner'
        WHERE invitation.expiresAt > ? AND invitation.createdAt <= ?
        """

    /// A row of `invitationTry`: a user entered a wrong code.
    struct FailedAttempt: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "invitationTry"

        let userId: String
        let triedAt: Date

        /// Seconds until the user may try again; nil when no wait is needed. Stores tries of a time when the clock was
        /// ahead as of now.
        static func wait(of userId: String, at now: Date, _ database: Database) throws -> Int? {
            try filter(Column("userId") == userId && Column("triedAt") > now)
                .updateAll(database, Column("triedAt").set(to: now))
            let tries = try filter(Column("userId") == userId).fetchAll(database)
            return Invitation.AttemptLimit.wait(after: tries.map(\.triedAt), at: now)
        }

        /// Stores a failed attempt, and deletes those that no longer count.
        static func record(of userId: String, at now: Date, _ database: Database) throws {
            try filter(Column("triedAt") < now - Invitation.AttemptLimit.period).deleteAll(database)
            try UserRecord.ensure(userId, database)
            try FailedAttempt(userId: userId, triedAt: now).insert(database)
        }
    }
}
