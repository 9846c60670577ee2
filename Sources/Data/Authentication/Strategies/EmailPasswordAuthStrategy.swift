public import KeepItFreshDomain

/// Signing in with a mail address and a password.
public struct EmailPasswordAuthStrategy: EmailPasswordAuthStrategyProviding {
    /// `emailPassword`.
    public let provider = AuthProviderType.emailPassword

    private let identities: any IdentityStoreProviding
    private let attempts: any AttemptStoreProviding
    private let hasher: any PasswordHashingProviding
    private let clock: any ClockProviding
    private let policy: PasswordPolicy

    /// How it is offered.
    public var info: ProviderInfo {
        ProviderInfo(id: provider.providerId, displayName: "E-mail and password", isGuest: false)
    }

    /// Passwords are kept by `identities` as `hasher` hashes them, and guessed no faster than `attempts` allows.
    public init(
        identities: any IdentityStoreProviding, attempts: any AttemptStoreProviding,
        hasher: any PasswordHashingProviding, clock: any ClockProviding, policy: PasswordPolicy = PasswordPolicy()
    ) {
        self.identities = identities
        self.attempts = attempts
        self.hasher = hasher
        self.clock = clock
        self.policy = policy
    }

    /// Checks a password. An address without an account is treated as one with another password, and takes as long.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard case .emailPassword(let email, let password) = credential else { throw AuthError.unavailable }
        guard let address = EmailAddress(email), password.utf8.count <= 4 * PasswordPolicy.maximum else {
            throw AuthError.invalidCredentials
        }
        let key = "password:\(address.key)"
        try await attempts.begin(key, at: clock.now())
        let known = try await identities.password(ofEmail: address.key)
        guard hasher.verify(password, hash: known?.hash), let known else { throw AuthError.invalidCredentials }
        try await attempts.clear(key)
        if hasher.needsRehash(known.hash) {
            try await identities.setPassword(hash: hasher.hash(password), ofEmail: address.key)
        }
        return ProvenIdentity(known.identity, mayCreateAccount: false)
    }

    /// The identity that a new address and password make.
    public func proofForRegistration(email: String, password: String) async throws -> ProvenIdentity {
        guard let address = EmailAddress(email) else { throw AuthError.invalidAddress }
        let hash = try await hash(password, for: email)
        let identity = LinkedIdentity(provider: provider, subject: address.key, email: address.address)
        return ProvenIdentity(identity, passwordHash: hash)
    }

    /// The hash of a user's new password.
    public func hash(_ password: String, for email: String) async throws -> String {
        guard let address = EmailAddress(email) else { throw AuthError.invalidAddress }
        try policy.check(hasher.normalized(password), of: address)
        return try hasher.hash(password)
    }
}
