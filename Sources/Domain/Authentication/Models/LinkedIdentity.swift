/// A way to sign in that belongs to a user: who that user is to one provider.
public struct LinkedIdentity: Equatable, Hashable, Sendable, Codable {
    /// The issuer of identities that are checked here and by nobody else.
    public static let localIssuer = "local"

    /// The method.
    public let provider: AuthProviderType
    /// Who vouches for the subject: an OpenID provider's issuer, or `local`.
    public let issuer: String
    /// Who the user is to the issuer; with it, unique.
    public let subject: String
    /// The mail address, as the user or the provider gave it; nil when there is none.
    public let email: String?
    /// True when the address was proven to be the user's.
    public let emailVerified: Bool

    /// An identity.
    public init(
        provider: AuthProviderType, issuer: String = localIssuer, subject: String, email: String? = nil,
        emailVerified: Bool = false
    ) {
        self.provider = provider
        self.issuer = issuer
        self.subject = subject
        self.email = email
        self.emailVerified = emailVerified
    }

    /// What a verified address is compared by; nil for an address that is not verified, or that only relays mail and
    /// therefore says nothing of other accounts.
    public var matchingEmailKey: String? {
        guard emailVerified, let email, let address = EmailAddress(email), !address.isRelay else { return nil }
        return address.key
    }
}
