package import KeepItFreshDomain

/// Signs in anyone without a check, until the process ends: for tests and trials, never for real accounts.
package actor InMemoryAuthAdapter: AuthenticationPort {
    private var identity: Identity?
    private var userCount = 0

    /// Makes an adapter with a signed-in user, or with nil without one.
    package init(identity: Identity? = nil) {
        self.identity = identity
    }

    /// E-mail, Apple, Google and guest.
    package nonisolated func availableProviders() -> [ProviderInfo] {
        [
            ProviderInfo(id: "email", displayName: "E-mail", isGuest: false),
            ProviderInfo(id: "apple", displayName: "Apple", isGuest: false),
            ProviderInfo(id: "google", displayName: "Google", isGuest: false),
            ProviderInfo(id: "guest", displayName: "Guest", isGuest: true),
        ]
    }

    /// Signs in a new user. Throws `AuthError.unavailable` for a provider that is not offered.
    package func authenticate(providerId: String, context: [String: String]?) async throws -> Identity {
        guard let provider = availableProviders().first(where: { $0.id == providerId }) else {
            throw AuthError.unavailable
        }
        userCount += 1
        let method = AuthMethod(providerId: providerId)
        guard let new = Identity(userId: "\(providerId)-\(userCount)", authMethod: method, isGuest: provider.isGuest)
        else { throw AuthError.unknown("empty user id") }
        identity = new
        return new
    }

    package func currentIdentity() async -> Identity? {
        identity
    }

    package func logout() async throws {
        identity = nil
    }
}

extension InMemoryAuthAdapter: AuthenticationCoordinatorProviding {
    /// Signs in a new user. Throws `AuthError.unavailable` for a method that is not offered.
    package func authenticate(
        with credential: LoginCredential, choice: PendingLink.Choice
    ) async throws -> AuthenticationResult {
        let identity = try await authenticate(providerId: credential.provider.providerId, context: nil)
        return AuthenticationResult(identity: identity, isNewUser: true)
    }

    /// Always throws: no identity ever waits here.
    package func resolve(_ linkId: String, choice: PendingLink.Choice) async throws -> AuthenticationResult {
        throw AuthError.invalidCredentials
    }

    /// Always throws: no codes are sent here.
    package func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        throw AuthError.unavailable
    }

    /// Accepts any credential.
    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        VerifiedIdentity(LinkedIdentity(provider: credential.provider, subject: "anybody"))
    }

    /// Accepts any credential.
    package func verifyForLinking(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        try await verify(credential)
    }

    package func register(email: String, password: String) async throws -> AuthenticationResult {
        try await authenticate(with: .emailPassword(email: email, password: password), choice: .ask)
    }

    /// Always throws: no passwords are stored here.
    package func changePassword(to password: String, of userId: String) async throws {
        throw AuthError.unavailable
    }

    /// Does nothing: no tokens are stored here.
    package func revokeQueuedTokens() async {}
}
