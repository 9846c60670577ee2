/// Checks the tokens that one issuer signs.
public protocol TokenVerifyingProviding: Sendable {
    /// What a token says, if it is the issuer's, for us, in time, and with a `nonce` the answer to it. Throws
    /// `AuthError.invalidCredentials` for any that is not, and `network` when the issuer's keys cannot be had.
    func verify(_ token: String, nonce: String?) async throws -> IDTokenClaims
}
