import KeepItFreshDomain

/// Answers every login with what the test gives it.
actor MockAuthentication: AuthenticationPort {
    private let answer: Result<Identity, AuthError>
    private let current: Identity?
    private(set) var calls: [String] = []

    init(answer: Result<Identity, AuthError> = .failure(.unavailable), current: Identity? = nil) {
        self.answer = answer
        self.current = current
    }

    nonisolated func availableProviders() -> [ProviderInfo] { [] }

    func authenticate(providerId: String, context: [String: String]?) async throws -> Identity {
        calls.append(providerId + (context?["email"].map { ":" + $0 } ?? ""))
        return try answer.get()
    }

    func currentIdentity() async -> Identity? { current }

    func logout() async throws { calls.append("logout") }
}
