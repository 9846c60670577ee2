/// Signing in with a mail address and a password.
public protocol EmailPasswordAuthStrategyProviding: AuthenticationStrategyProviding {
    /// The identity that a new address and password make. Throws `AuthError.invalidAddress` and `weakPassword`.
    func proofForRegistration(email: String, password: String) async throws -> ProvenIdentity

    /// The hash of a user's new password. Throws `AuthError.weakPassword`.
    func hash(_ password: String, for email: String) async throws -> String
}
