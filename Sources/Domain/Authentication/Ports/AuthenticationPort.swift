/// Signs users in and out, and remembers the signed-in user.
package protocol AuthenticationPort: Sendable {
    /// The ways to sign in, in the order in which to offer them.
    func availableProviders() -> [ProviderInfo]

    /// Signs in with a provider. Throws `AuthError`, or `DataError` from the store.
    func authenticate(providerId: String, context: [String: String]?) async throws -> Identity

    /// The signed-in user; nil when there is none.
    func currentIdentity() async -> Identity?

    /// Signs out. Throws `AuthError`, or `DataError` from the store.
    func logout() async throws
}
