/// What a method found out of a user who proved to be that: an identity, whoever it belongs to.
public struct ProvenIdentity: Equatable, Sendable {
    /// The identity.
    public let identity: LinkedIdentity
    /// The name to show that came with it; nil when none did.
    public let displayName: String?
    /// The hash of a password that was chosen with it; nil but for a registration.
    public let passwordHash: String?
    /// What the provider is told when the account is deleted; nil when it gave nothing.
    public let refreshToken: String?
    /// True when an account may be made of it; false where it has to be known.
    public let mayCreateAccount: Bool

    /// A proven identity.
    public init(
        _ identity: LinkedIdentity, displayName: String? = nil, passwordHash: String? = nil,
        refreshToken: String? = nil, mayCreateAccount: Bool = true
    ) {
        self.identity = identity
        self.displayName = displayName
        self.passwordHash = passwordHash
        self.refreshToken = refreshToken
        self.mayCreateAccount = mayCreateAccount
    }

    /// A guest, who proves nothing.
    public static let guest = ProvenIdentity(LinkedIdentity(provider: .anonymous, subject: ""))
}
