public import KeepItFreshDomain

extension InMemoryAuthAdapter: AuthenticationCoordinatorProviding {
    /// Signs in as a new user. Throws `AuthError.unavailable` for a method that is not offered.
    public func authenticate(
        with credential: LoginCredential, choice: LinkChoice
    ) async throws -> AuthenticationResult {
        let identity = try await authenticate(providerId: credential.provider.providerId, context: nil)
        return AuthenticationResult(identity: identity, isNewUser: true)
    }

    /// Nothing waits here.
    public func resolve(_ link: PendingLink, choice: LinkChoice) async throws -> AuthenticationResult {
        throw AuthError.invalidCredentials
    }

    /// No codes are sent here.
    public func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        throw AuthError.unavailable
    }

    /// Believes anybody.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        ProvenIdentity(LinkedIdentity(provider: credential.provider, subject: "anybody"))
    }

    /// Believes anybody.
    public func proveForLinking(_ credential: LoginCredential) async throws -> ProvenIdentity {
        try await prove(credential)
    }

    /// Signs in as a new user.
    public func register(email: String, password: String) async throws -> AuthenticationResult {
        try await authenticate(with: .emailPassword(email: email, password: password), choice: .ask)
    }

    /// No passwords are kept here.
    public func changePassword(to password: String, of userId: String) async throws {
        throw AuthError.unavailable
    }

    /// No tokens are kept here.
    public func revokeDeletedTokens() async {}
}
