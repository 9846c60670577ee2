/// Selects the strategy for a credential and signs its user in.
package protocol AuthenticationCoordinatorProviding: Sendable {
    /// Signs in. A signed-in guest becomes the account and keeps user id and items; where the account already exists,
    /// `choice` says what happens to the guest. Throws `AuthError`, or `DataError` from the store.
    func authenticate(with credential: LoginCredential, choice: PendingLink.Choice) async throws -> AuthenticationResult

    /// Continues after `AuthError.credentialAlreadyInUse`, in the same session, with the choice of the user.
    func resolve(_ linkId: String, choice: PendingLink.Choice) async throws -> AuthenticationResult

    /// Sends a code. Throws `AuthError`.
    func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult

    /// Verifies a credential without changing a session. Throws `AuthError`.
    func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity

    /// Verifies a credential that is to be added to an account: a new address with a password is accepted as it is.
    /// Throws `AuthError`.
    func verifyForLinking(_ credential: LoginCredential) async throws -> VerifiedIdentity

    /// Creates an account with an address and a password; a signed-in guest becomes this account. Throws `AuthError`.
    func register(email: String, password: String) async throws -> AuthenticationResult

    /// Replaces the password of the signed-in user and ends the user's other sessions. Throws `AuthError`.
    func changePassword(to password: String, of userId: String) async throws

    /// Revokes the tokens of deleted accounts and unlinked identities at their providers. Those that fail are tried
    /// again at the next call.
    func revokeQueuedTokens() async
}
