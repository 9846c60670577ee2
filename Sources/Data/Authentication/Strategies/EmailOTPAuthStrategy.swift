public import KeepItFreshDomain

/// Signing in with a code that is sent by e-mail. It is signing up as well: nothing tells whether the address has an
/// account.
public struct EmailOTPAuthStrategy: OTPAuthStrategyProviding {
    /// `emailOTP`.
    public let provider = AuthProviderType.emailOTP

    private let codes: OneTimeCodes
    private let identities: any IdentityStoreProviding
    private let delivery: (any OTPDeliveryProviding)?

    /// How it is offered, or that no way to send mail is set up.
    public var info: ProviderInfo {
        ProviderInfo(
            id: provider.providerId, displayName: "Code by e-mail", isGuest: false,
            unavailableReason: delivery == nil ? .notConfigured("KIF_MAIL") : nil)
    }

    /// Sends `codes` by `delivery` to the addresses that `identities` knows; with nil it sends none.
    public init(codes: OneTimeCodes, identities: any IdentityStoreProviding, delivery: (any OTPDeliveryProviding)?) {
        self.codes = codes
        self.identities = identities
        self.delivery = delivery
    }

    /// Sends a code: to the address as its owner gave it, not as it was typed now.
    public func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        guard let delivery else { throw AuthError.unavailable }
        guard let address = EmailAddress(request.address) else { throw AuthError.invalidAddress }
        let stored = try await identities.storedAddress(ofEmail: address.key)
        return try await codes.send(
            to: stored ?? address.address, key: address.key, provider: provider, by: delivery)
    }

    /// Checks a code; the address is the user's from then on.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard case .emailOTP(let email, let challengeId, let code) = credential else { throw AuthError.unavailable }
        guard let address = EmailAddress(email) else { throw AuthError.otpInvalid }
        try await codes.redeem(code, challengeId: challengeId, key: address.key, provider: provider)
        let stored = try await identities.storedAddress(ofEmail: address.key)
        return ProvenIdentity(
            LinkedIdentity(
                provider: provider, subject: address.key, email: stored ?? address.address, emailVerified: true))
    }
}
