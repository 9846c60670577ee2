package import KeepItFreshDomain

/// Signs in with a mail address and a password.
package struct EmailPasswordAuthStrategy: EmailPasswordAuthStrategyProviding {
    package let provider = AuthProviderType.emailPassword

    private let identities: any IdentityStoreProviding
    private let addresses: AddressLookup
    private let attempts: any AttemptStoreProviding
    private let hasher: any PasswordHashingProviding
    private let clock: any ClockProviding
    private let policy: PasswordPolicy
    private let strength: any PasswordStrengthProviding

    package var info: ProviderInfo {
        ProviderInfo(id: provider.providerId, displayName: "E-mail and password", isGuest: false)
    }

    /// `identities` stores the hashes that `hasher` makes; `attempts` limits how fast passwords can be guessed; new
    /// ones must meet `policy`, by the estimate of `strength`.
    package init(
        identities: any IdentityStoreProviding, attempts: any AttemptStoreProviding,
        hasher: any PasswordHashingProviding, clock: any ClockProviding, policy: PasswordPolicy = PasswordPolicy(),
        strength: any PasswordStrengthProviding = ZxcvbnPasswordStrength()
    ) {
        self.identities = identities
        addresses = AddressLookup(identities)
        self.attempts = attempts
        self.hasher = hasher
        self.clock = clock
        self.policy = policy
        self.strength = strength
    }

    /// Checks a password. An address without an account takes as long and fails in the same way as a wrong password.
    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard case .emailPassword(let email, let password) = credential else { throw AuthError.unavailable }
        guard password.utf8.count <= 4 * PasswordPolicy.maximumBytes, let address = try await addresses.address(email)
        else { throw AuthError.invalidCredentials }
        let key = "password:\(address.key)"
        try await attempts.begin(key, at: clock.now())
        let known = try await identities.password(ofEmail: address.key)
        guard hasher.verify(password, hash: known?.hash), let known else { throw AuthError.invalidCredentials }
        try await attempts.clear(key)
        if hasher.needsRehash(known.hash) {
            try await identities.setPassword(hash: hasher.hash(password), ofEmail: address.key)
        }
        return VerifiedIdentity(known.identity, mayCreateAccount: false)
    }

    /// Returns the identity of a new address with its password.
    package func identityForRegistration(email: String, password: String) async throws -> VerifiedIdentity {
        guard let address = try await addresses.address(email) else { throw AuthError.invalidAddress }
        let hash = try await hash(password, for: address.address)
        let identity = LinkedIdentity(provider: provider, subject: address.key, email: address.address)
        return VerifiedIdentity(identity, passwordHash: hash)
    }

    /// Checks a new password against the policy and hashes it.
    package func hash(_ password: String, for email: String) async throws -> String {
        guard let address = EmailAddress(email) else { throw AuthError.invalidAddress }
        try policy.check(hasher.normalized(password), of: address, by: strength)
        return try hasher.hash(password)
    }
}
