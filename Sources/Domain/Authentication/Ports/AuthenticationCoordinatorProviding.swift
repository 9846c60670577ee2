/// All ways to sign in, as one.
public protocol AuthenticationCoordinatorProviding: Sendable {
    /// Signs in. A guest who is signed in becomes the account and keeps user id and items; `choice` says what becomes
    /// of a guest where the account exists. Throws `AuthError`, or `DataError` when the store refuses.
    func authenticate(with credential: LoginCredential, choice: LinkChoice) async throws -> AuthenticationResult

    /// Goes on where `AuthError.credentialAlreadyInUse` was thrown, now that the user has chosen.
    func resolve(_ link: PendingLink, choice: LinkChoice) async throws -> AuthenticationResult

    /// Sends a code. Throws `AuthError`.
    func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult

    /// Finds out whose a credential is, changing nobody's session. Throws `AuthError`.
    func prove(_ credential: LoginCredential) async throws -> ProvenIdentity

    /// Finds out what a credential would add to an account: an address with a password that is new is one. Throws
    /// `AuthError`.
    func proveForLinking(_ credential: LoginCredential) async throws -> ProvenIdentity

    /// Makes an account of an address and a password, of the guest who is signed in if there is one. Throws `AuthError`.
    func register(email: String, password: String) async throws -> AuthenticationResult

    /// Replaces the password of the user who is signed in, whose other sessions end. Throws `AuthError`.
    func changePassword(to password: String, of userId: String) async throws

    /// Tells providers what was not yet told them of accounts that are gone. What fails is tried again next time.
    func revokeDeletedTokens() async
}
