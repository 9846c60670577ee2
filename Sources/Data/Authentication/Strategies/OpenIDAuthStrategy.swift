public import KeepItFreshDomain

/// Signing in at an OpenID provider: Google's, Apple's, or any that is set up in its place.
public struct OpenIDAuthStrategy: SocialAuthStrategyProviding {
    /// `google` or `apple`.
    public let provider: AuthProviderType

    private let displayName: String
    private let client: OpenIDClient?
    private let reason: UnavailableReason?

    /// How it is offered, or why not.
    public var info: ProviderInfo {
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
        // Apple comes back to public https addresses alone, and knows no device flow.
        guard settings.issuer != OpenIDSettings.appleIssuer else {
            client = nil
            reason = .needsHostedCallback
            return
        }
        reason = nil
        let transfer = WebTransfer()
        let discovery = OpenIDDiscovery(issuer: settings.issuer, transfer: transfer)
        let keys = JWKSCache(clock: clock) { () async throws(AuthError) in
            try await transfer.send(try OpenIDDiscovery.address(discovery.load().jwksURI))
        }
        client = OpenIDClient(
            settings: settings, scope: scope, discovery: discovery,
            verifier: IDTokenVerifier(
                issuer: settings.issuer, clientId: settings.clientId, algorithms: ["RS256", "ES256"], keys: keys,
                clock: clock),
            secret: ClientSecret(settings: settings, clock: clock), transfer: transfer, prompt: prompt, clock: clock,
            random: random)
    }

    /// Google; with nil it is not set up.
    public static func google(
        _ settings: OpenIDSettings?, prompt: any SignInPromptProviding, clock: any ClockProviding,
        random: any RandomProviding
    ) -> OpenIDAuthStrategy {
        OpenIDAuthStrategy(
            .google, named: "Google", settings: settings, scope: "openid email profile",
            setting: "KIF_GOOGLE_CLIENT_ID", prompt: prompt, clock: clock, random: random)
    }

    /// Apple; with nil it is not set up.
    public static func apple(
        _ settings: OpenIDSettings?, prompt: any SignInPromptProviding, clock: any ClockProviding,
        random: any RandomProviding
    ) -> OpenIDAuthStrategy {
        OpenIDAuthStrategy(
            .apple, named: "Apple", settings: settings, scope: "openid email name", setting: "KIF_APPLE_CLIENT_ID",
            prompt: prompt, clock: clock, random: random)
    }

    /// Asks the provider who the user is.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard let client, let flow = flow(of: credential) else { throw AuthError.unavailable }
        let outcome =
            switch flow {
            case .browser: try await client.signInWithBrowser()
            case .device: try await client.signInWithDevice()
            }
        let claims = outcome.claims
        return ProvenIdentity(
            LinkedIdentity(
                provider: provider, issuer: claims.issuer, subject: claims.subject, email: claims.email,
                emailVerified: claims.emailVerified && claims.email != nil),
            displayName: claims.name, refreshToken: outcome.refreshToken)
    }

    /// Tells the provider that the token is no longer needed.
    public func revoke(refreshToken: String) async throws {
        guard let client else { throw AuthError.unavailable }
        try await client.revoke(refreshToken)
    }

    private func flow(of credential: LoginCredential) -> SocialFlow? {
        switch credential {
        case .google(let flow) where provider == .google: flow
        case .apple(let flow) where provider == .apple: flow
        default: nil
        }
    }
}
