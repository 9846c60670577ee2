/// Signs in with a mail address and a password.
package protocol EmailPasswordAuthStrategyProviding: AuthenticationStrategyProviding {
    /// The identity of a new address with its password. Throws `AuthError.invalidAddress` and `weakPassword`.
    func identityForRegistration(email: String, password: String) async throws -> VerifiedIdentity

    /// The hash of a user's new password. Throws `AuthError.weakPassword`.
    func hash(_ password: String, for email: String) async throws -> String
}
