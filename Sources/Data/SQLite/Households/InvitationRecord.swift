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

    /// A row of an invitation whose code has the digest.
    init(_ invitation: Invitation, codeDigest: String) {
        id = invitation.id
        householdId = invitation.householdId
        self.codeDigest = codeDigest
        email = invitation.email
        createdBy = invitation.createdBy
        createdAt = invitation.createdAt
        expiresAt = invitation.expiresAt
    }

    /// The invitation it keeps.
    var invitation: Invitation {
        Invitation(id: id, householdId: householdId, email: email, createdBy: createdBy, createdAt: createdAt)
    }

    /// The invitations into a household that can be used, oldest first.
    static func open(in householdId: String, at now: Date, _ database: Database) throws -> [Invitation] {
        let sql = "\(usable) AND invitation.householdId = ? ORDER BY invitation.createdAt, invitation.rowid"
        return try fetchAll(database, sql: sql, arguments: [now, householdId]).map(\.invitation)
    }

    /// The invitation by its code's digest; nil when there is none that can be used.
    static func open(codeDigest: String, at now: Date, _ database: Database) throws -> Invitation? {
        let sql = "\(usable) AND invitation.codeDigest = ?"
        return try fetchOne(database, sql: sql, arguments: [now, codeDigest])?.invitation
    }

    /// Those not too old whose maker is an owner still.
    private static let usable = """
        SELECT invitation.* FROM invitation
        JOIN membership ON membership.householdId = invitation.householdId
            AND membership.userId = invitation.createdBy AND membership.role = 'owner'
        WHERE invitation.expiresAt > ?
        """
}
