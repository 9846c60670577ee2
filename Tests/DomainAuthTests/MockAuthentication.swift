import KeepItFreshDomain

/// Returns the result that a test supplies for every login.
actor MockAuthentication: AuthenticationPort, AuthenticationCoordinatorProviding {
    private let answer: Result<Identity, AuthError>
    private let current: Identity?
    private(set) var credentials: [LoginCredential] = []

    init(answer: Result<Identity, AuthError> = .failure(.unavailable), current: Identity? = nil) {
        self.answer = answer
        self.current = current
    }

    nonisolated func availableProviders() -> [ProviderInfo] { [] }

    func authenticate(providerId: String, context: [String: String]?) async throws -> Identity { try answer.get() }

    func authenticate(with credential: LoginCredential, choice: PendingLink.Choice) async throws -> AuthenticationResult
    {
        credentials.append(credential)
        return AuthenticationResult(identity: try answer.get(), isNewUser: false)
    }

    func resolve(_ linkId: String, choice: PendingLink.Choice) async throws -> AuthenticationResult {
        AuthenticationResult(identity: try answer.get(), isNewUser: false)
    }

    func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult { throw AuthError.unavailable }

    func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity { throw AuthError.unavailable }

    func verifyForLinking(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        throw AuthError.unavailable
    }

    func register(email: String, password: String) async throws -> AuthenticationResult {
        AuthenticationResult(identity: try answer.get(), isNewUser: true)
    }

    func changePassword(to password: String, of userId: String) async throws { throw AuthError.unavailable }

    func revokeQueuedTokens() async {}

    func currentIdentity() async -> Identity? { current }

    func logout() async throws {}
}
