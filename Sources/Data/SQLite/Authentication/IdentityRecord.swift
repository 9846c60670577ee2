import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `identity`.
struct IdentityRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "identity"

    let provider: String
    let issuer: String
    let subject: String
    let userId: String
    var email: String?
    var emailKey: String?
    var emailVerified: Bool
    var displayName: String?
    var passwordHash: String?
    var refreshToken: String?
    let createdAt: Double

    /// Makes the row of a user's verified identity.
    init(_ verified: VerifiedIdentity, of userId: String, at time: Double) {
        let identity = verified.identity
        provider = identity.provider.rawValue
        issuer = identity.issuer
        subject = identity.subject
        self.userId = userId
        email = identity.email
        emailKey = identity.email.flatMap(EmailAddress.init)?.key
        emailVerified = identity.emailVerified
        displayName = verified.displayName
        passwordHash = verified.passwordHash
        refreshToken = verified.refreshToken
        createdAt = time
    }

    var identity: LinkedIdentity {
        LinkedIdentity(
            provider: AuthProviderType(rawValue: provider), issuer: issuer, subject: subject, email: email,
            emailVerified: emailVerified)
    }

    /// The row of an identity; nil when it is new.
    static func find(_ identity: LinkedIdentity, _ database: Database) throws -> IdentityRecord? {
        try fetchOne(
            database,
            key: [
                "provider": identity.provider.rawValue, "issuer": identity.issuer, "subject": identity.subject,
            ])
    }

    /// Reads a user's rows, oldest first.
    static func all(of userId: String, _ database: Database) throws -> [IdentityRecord] {
        try filter(Column("userId") == userId).order(Column("createdAt"), Column("rowid")).fetchAll(database)
    }

    /// The id of another user who has verified the address of an identity; nil when there is none.
    static func emailOwner(
        of identity: LinkedIdentity, otherThan userId: String?, _ database: Database
    ) throws -> String? {
        guard let key = identity.matchingEmailKey else { return nil }
        return try filter(Column("emailKey") == key && Column("emailVerified") == true)
            .filter(Column("userId") != userId ?? "").fetchOne(database)?.userId
    }

    /// A row of `pendingLink`: an identity that waits for a person.
    struct PendingLinkRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "pendingLink"

        let id: String
        let userId: String
        let provider: String
        let issuer: String
        let subject: String
        let email: String?
        let emailVerified: Bool
        let displayName: String?
        let refreshToken: String?
        let expiresAt: Double
        /// The session whose guest has to choose; NULL where the owner of the address has to sign in.
        let sessionId: String?

        init(_ link: PendingLink, _ verified: VerifiedIdentity, owner: String, sessionId: String? = nil) {
            self.sessionId = sessionId
            id = link.id
            userId = owner
            provider = link.identity.provider.rawValue
            issuer = link.identity.issuer
            subject = link.identity.subject
            email = link.identity.email
            emailVerified = link.identity.emailVerified
            displayName = verified.displayName
            refreshToken = verified.refreshToken
            expiresAt = link.expiresAt.timeIntervalSince1970
        }

        /// The identity that waits; a guest's choice makes no account.
        var verified: VerifiedIdentity {
            let identity = LinkedIdentity(
                provider: AuthProviderType(rawValue: provider), issuer: issuer, subject: subject, email: email,
                emailVerified: emailVerified)
            return VerifiedIdentity(
                identity, displayName: displayName, refreshToken: refreshToken, mayCreateAccount: sessionId == nil)
        }
    }
}
