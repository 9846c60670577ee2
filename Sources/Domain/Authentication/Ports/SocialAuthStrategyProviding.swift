/// Signs in through a provider on the web.
package protocol SocialAuthStrategyProviding: AuthenticationStrategyProviding {
    /// Revokes a token at the provider. Throws `AuthError.network` or `unavailable`.
    func revoke(refreshToken: String) async throws
}
