public import KeepItFreshDomain

/// Signing in with a code that is sent to a mobile phone. It is signing up as well.
public struct MobileOTPAuthStrategy: OTPAuthStrategyProviding {
    /// `mobileOTP`.
    public let provider = AuthProviderType.mobileOTP

    private let codes: OneTimeCodes
    private let delivery: (any OTPDeliveryProviding)?

    /// How it is offered, or that no way to send messages is set up.
    public var info: ProviderInfo {
        ProviderInfo(
            id: provider.providerId, displayName: "Code by SMS", isGuest: false,
            unavailableReason: delivery == nil ? .notConfigured("KIF_SMS") : nil)
    }

    /// Sends `codes` by `delivery`; with nil it sends none.
    public init(codes: OneTimeCodes, delivery: (any OTPDeliveryProviding)?) {
        self.codes = codes
        self.delivery = delivery
    }

    /// Sends a code.
    public func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        guard let delivery else { throw AuthError.unavailable }
        guard let phone = PhoneNumber(request.address) else { throw AuthError.invalidAddress }
        return try await codes.send(to: phone.number, key: phone.number, provider: provider, by: delivery)
    }

    /// Checks a code.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard case .mobileOTP(let phone, let challengeId, let code) = credential else { throw AuthError.unavailable }
        guard let phone = PhoneNumber(phone) else { throw AuthError.otpInvalid }
        try await codes.redeem(code, challengeId: challengeId, key: phone.number, provider: provider)
        return ProvenIdentity(LinkedIdentity(provider: provider, subject: phone.number))
    }
}
