/// One way to sign in. It finds out who the user is; what account that makes is decided once, for all of them.
public protocol AuthenticationStrategyProviding: Sendable {
    /// The method.
    var provider: AuthProviderType { get }

    /// How it is offered, or why not.
    var info: ProviderInfo { get }

    /// Checks the credential, changing nobody's session. Throws `AuthError`, or `DataError` when the store refuses.
    func prove(_ credential: LoginCredential) async throws -> ProvenIdentity
}
