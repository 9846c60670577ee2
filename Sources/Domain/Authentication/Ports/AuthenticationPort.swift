/// Signs users in and out, and remembers who is.
public protocol AuthenticationPort: Sendable {
    /// The ways to sign in, in the order to offer them.
    func availableProviders() -> [ProviderInfo]

    /// Signs in with a provider. Throws `AuthError`, or `DataError` when the store refuses.
    func authenticate(providerId: String, context: [String: String]?) async throws -> Identity

    /// Who is signed in; nil when nobody is.
    func currentIdentity() async -> Identity?

    /// Signs out. Throws `AuthError`, or `DataError` when the store refuses.
    func logout() async throws
}
