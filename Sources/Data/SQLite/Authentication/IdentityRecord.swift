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

    /// The identity of a proof, as a user's.
    init(_ proof: ProvenIdentity, of userId: String, at time: Double) {
        let identity = proof.identity
        provider = identity.provider.rawValue
        issuer = identity.issuer
        subject = identity.subject
        self.userId = userId
        email = identity.email
        emailKey = identity.email.flatMap(EmailAddress.init)?.key
        emailVerified = identity.emailVerified
        displayName = proof.displayName
        passwordHash = proof.passwordHash
        refreshToken = proof.refreshToken
        createdAt = time
    }

    /// The identity it keeps.
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

    /// A user's rows, oldest first.
    static func all(of userId: String, _ database: Database) throws -> [IdentityRecord] {
        try filter(Column("userId") == userId).order(Column("createdAt"), Column("rowid")).fetchAll(database)
    }

    /// A user, other than the one given, to whom the verified address of an identity belongs; nil when there is none.
    static func emailOwner(
        of identity: LinkedIdentity, otherThan userId: String?, _ database: Database
    ) throws -> String? {
        guard let key = identity.matchingEmailKey else { return nil }
        return try filter(Column("emailKey") == key && Column("emailVerified") == true)
            .filter(Column("userId") != userId ?? "").fetchOne(database)?.userId
    }
}
