/// Verifies the tokens of one issuer.
package protocol TokenVerifyingProviding: Sendable {
    /// The claims of a token. It must be signed by the issuer, addressed to us, currently valid, and carry `nonce` if
    /// there is one: otherwise throws `AuthError.invalidCredentials`. Throws `network` when the issuer's keys cannot be
    /// fetched.
    func verify(_ token: String, nonce: String?) async throws -> VerifiedIdentity.IDTokenClaims
}
