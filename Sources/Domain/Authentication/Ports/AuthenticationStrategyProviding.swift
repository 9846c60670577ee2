/// One way to sign in. It identifies the user; which account that leads to is decided in one place for all strategies.
package protocol AuthenticationStrategyProviding: Sendable {
    var provider: AuthProviderType { get }

    /// How the strategy is offered to the user, or why it is not.
    var info: ProviderInfo { get }

    /// Verifies the credential without changing a session. Throws `AuthError`, or `DataError` from the store.
    func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity
}
