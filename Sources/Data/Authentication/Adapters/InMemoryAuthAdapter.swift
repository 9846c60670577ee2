public import KeepItFreshDomain

/// Signs anybody in and forgets it with the process: for tests and trials, never for real accounts.
public actor InMemoryAuthAdapter: AuthenticationPort {
    private var identity: Identity?
    private var usersMade = 0

    /// An adapter with somebody signed in, or with nil nobody.
    public init(identity: Identity? = nil) {
        self.identity = identity
    }

    /// E-mail, Apple, Google and guest.
    public nonisolated func availableProviders() -> [ProviderInfo] {
        [
            ProviderInfo(id: "email", displayName: "E-mail", isGuest: false),
            ProviderInfo(id: "apple", displayName: "Apple", isGuest: false),
            ProviderInfo(id: "google", displayName: "Google", isGuest: false),
            ProviderInfo(id: "guest", displayName: "Guest", isGuest: true),
        ]
    }

    /// Signs in as a new user. Throws `AuthError.unavailable` for a provider that is not offered.
    public func authenticate(providerId: String, context: [String: String]?) async throws -> Identity {
        guard let provider = availableProviders().first(where: { $0.id == providerId }) else {
            throw AuthError.unavailable
        }
        usersMade += 1
        let method = AuthMethod(providerId: providerId)
        guard let made = Identity(userId: "\(providerId)-\(usersMade)", authMethod: method, isGuest: provider.isGuest)
        else { throw AuthError.unknown("empty user id") }
        identity = made
        return made
    }

    /// Who is signed in; nil when nobody is.
    public func currentIdentity() async -> Identity? {
        identity
    }

    /// Signs out.
    public func logout() async throws {
        identity = nil
    }
}
