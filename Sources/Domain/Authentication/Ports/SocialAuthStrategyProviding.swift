/// Signing in at a provider on the web.
public protocol SocialAuthStrategyProviding: AuthenticationStrategyProviding {
    /// Tells the provider that the token is no longer needed. Throws `AuthError.network` or `unavailable`.
    func revoke(refreshToken: String) async throws
}
