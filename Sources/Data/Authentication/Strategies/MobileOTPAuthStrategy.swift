package import KeepItFreshDomain

/// Signs in with a code that is sent to a mobile phone. A number without an account gets a new one.
package struct MobileOTPAuthStrategy: OTPAuthStrategyProviding {
    package let provider = AuthProviderType.mobileOTP

    private let codes: OneTimeCodes
    private let delivery: (any OTPDeliveryProviding)?

    /// Not available when no way to send text messages is set up.
    package var info: ProviderInfo {
        ProviderInfo(
            id: provider.providerId, displayName: "Code by SMS", isGuest: false,
            unavailableReason: delivery == nil ? .notConfigured("KIF_SMS") : nil)
    }

    /// Sends `codes` by `delivery`; with nil the strategy is not available.
    package init(codes: OneTimeCodes, delivery: (any OTPDeliveryProviding)?) {
        self.codes = codes
        self.delivery = delivery
    }

    package func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        guard let delivery else { throw AuthError.unavailable }
        guard let phone = OTPRequest.PhoneNumber(request.address) else { throw AuthError.invalidAddress }
        return try await codes.send(
            to: phone.number, key: phone.number, provider: provider, by: delivery, wording: request.wording)
    }

    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard case .mobileOTP(let phone, let challengeId, let code) = credential else { throw AuthError.unavailable }
        guard let phone = OTPRequest.PhoneNumber(phone) else { throw AuthError.otpInvalid }
        try await codes.redeem(code, challengeId: challengeId, key: phone.number, provider: provider)
        return VerifiedIdentity(LinkedIdentity(provider: provider, subject: phone.number))
    }
}
