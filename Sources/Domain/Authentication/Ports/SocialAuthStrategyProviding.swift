/// Signs in through a provider on the web.
package protocol SocialAuthStrategyProviding: AuthenticationStrategyProviding {
    /// The address that sends a browser to the provider and back to `redirect`; state, nonce and verifier are made from
    /// `secret`. With `postsBack` the browser comes back with a form. Throws `AuthError.network` or `unavailable`.
    func address(redirect: String, secret: String, postsBack: Bool) async throws -> String

    /// Revokes a token at the provider. Throws `AuthError.network` or `unavailable`.
    func revoke(refreshToken: String) async throws
}
