package import KeepItFreshDomain
import KeepItFreshPlatform

/// Signs in at an OpenID provider: Google, Apple, or another that is set up in place of one of them.
package struct OpenIDAuthStrategy: SocialAuthStrategyProviding {
    /// `google` or `apple`.
    package let provider: AuthProviderType

    private let displayName: String
    private let client: OpenIDClient?
    private let reason: ProviderInfo.UnavailableReason?

    package var info: ProviderInfo {
        ProviderInfo(
            id: provider.providerId, displayName: displayName, isGuest: false, unavailableReason: reason)
    }

    private init(
        _ provider: AuthProviderType, named displayName: String, settings: OpenIDSettings?,
        scope: String, setting: String, prompt: any SignInPromptProviding, clock: any ClockProviding,
        random: any RandomProviding
    ) {
        self.provider = provider
        self.displayName = displayName
        guard let settings else {
            client = nil
            reason = .notConfigured(setting)
            return
        }
        // Apple redirects only to public https addresses, and has no device flow.
        reason = settings.issuer == OpenIDSettings.appleIssuer ? .needsHostedCallback : nil
        let transport = CurlTransport()
        let discovery = OpenIDDiscovery(issuer: settings.issuer, transport: transport)
        let keys = JWKSCache(clock: clock) { () async throws(AuthError) in
            try await transport.request(try OpenIDDiscovery.address(discovery.load().jwksURI))
        }
        client = OpenIDClient(
            settings: settings, scope: scope, discovery: discovery,
            verifier: IDTokenVerifier(
                issuer: settings.issuer, clientId: settings.clientId, algorithms: ["RS256", "ES256"], keys: keys,
                clock: clock),
            secret: OpenIDClient.Secret(settings: settings, clock: clock), transport: transport, prompt: prompt,
            random: random)
    }

    /// Signs in at Google; with nil for the settings it is not available.
    package static func google(
        _ settings: OpenIDSettings?, prompt: any SignInPromptProviding, clock: any ClockProviding,
        random: any RandomProviding
    ) -> OpenIDAuthStrategy {
        OpenIDAuthStrategy(
            .google, named: "Google", settings: settings, scope: "openid email profile",
            setting: "KIF_GOOGLE_CLIENT_ID", prompt: prompt, clock: clock, random: random)
    }

    /// Signs in at Apple; with nil for the settings it is not available.
    package static func apple(
        _ settings: OpenIDSettings?, prompt: any SignInPromptProviding, clock: any ClockProviding,
        random: any RandomProviding
    ) -> OpenIDAuthStrategy {
        OpenIDAuthStrategy(
            .apple, named: "Apple", settings: settings, scope: "openid email name", setting: "KIF_APPLE_CLIENT_ID",
            prompt: prompt, clock: clock, random: random)
    }

    /// Has the provider identify the user.
    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard let client else { throw AuthError.unavailable }
        let outcome =
            switch flow(of: credential) {
            case .browser where reason == nil: try await client.signInWithBrowser()
            case .device where reason == nil: try await client.signInWithDevice()
            case nil: try await finish(credential, client)
            default: throw AuthError.unavailable
            }
        let claims = outcome.claims
        let email = claims.email.flatMap { EmailAddress($0) }?.address
        return VerifiedIdentity(
            LinkedIdentity(
                provider: provider, issuer: claims.issuer, subject: claims.subject, email: email,
                emailVerified: claims.emailVerified && email != nil),
            displayName: claims.name ?? outcome.name, refreshToken: outcome.refreshToken)
    }

    package func address(redirect: String, secret: String, postsBack: Bool) async throws -> String {
        guard let client else { throw AuthError.unavailable }
        return try await client.address(of: .init(redirect: redirect, secret: secret), postsBack: postsBack)
    }

    private func finish(_ credential: LoginCredential, _ client: OpenIDClient) async throws -> OpenIDClient.Outcome {
        guard case .returned(provider, let back) = credential else { throw AuthError.unavailable }
        return try await client.finish(.init(redirect: back.redirect, secret: back.secret), query: back.query)
    }

    /// Revokes a token at the provider.
    package func revoke(refreshToken: String) async throws {
        guard let client else { throw AuthError.unavailable }
        try await client.revoke(refreshToken)
    }

    private func flow(of credential: LoginCredential) -> LoginCredential.SocialFlow? {
        switch credential {
        case .google(let flow) where provider == .google: flow
        case .apple(let flow) where provider == .apple: flow
        default: nil
        }
    }
}
