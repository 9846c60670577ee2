import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `pendingLink`.
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

    /// A link that waits for its owner.
    init(_ link: PendingLink, _ proof: ProvenIdentity, owner: String) {
        id = link.id
        userId = owner
        provider = link.identity.provider.rawValue
        issuer = link.identity.issuer
        subject = link.identity.subject
        email = link.identity.email
        emailVerified = link.identity.emailVerified
        displayName = proof.displayName
        refreshToken = proof.refreshToken
        expiresAt = link.expiresAt.timeIntervalSince1970
    }

    /// What waits.
    var proof: ProvenIdentity {
        let identity = LinkedIdentity(
            provider: AuthProviderType(rawValue: provider), issuer: issuer, subject: subject, email: email,
            emailVerified: emailVerified)
        return ProvenIdentity(identity, displayName: displayName, refreshToken: refreshToken)
    }
}
