/// A way to sign in that belongs to a user: the user's identity at one provider.
public struct LinkedIdentity: Equatable, Hashable, Sendable, Codable {
    /// The issuer of identities that only this program checks.
    public static let localIssuer = "local"

    /// The method of signing in.
    public let provider: AuthProviderType
    /// Who vouches for the subject: the issuer of an OpenID provider, or `local`.
    public let issuer: String
    /// The issuer's id for the user. Issuer and subject together are unique.
    public let subject: String
    /// The mail address, as the user or the provider gave it; nil when there is none.
    public let email: String?
    /// Whether it was verified that the address is the user's.
    public let emailVerified: Bool

    /// An identity of a provider.
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

    /// The key for finding other accounts with the same verified address. Nil for an address that is not verified or
    /// that only forwards mail, since it proves nothing about other accounts.
    public var matchingEmailKey: String? {
        guard emailVerified, let email, let address = EmailAddress(email), !address.isRelay else { return nil }
        return address.key
    }

    /// A token of a removed identity, which its provider still has to revoke.
    package struct TokenRevocation: Equatable, Sendable {
        package let id: String
        package let provider: AuthProviderType
        package let token: String

        package init(id: String, provider: AuthProviderType, token: String) {
            self.id = id
            self.provider = provider
            self.token = token
        }
    }
}
