package import KeepItFreshDomain

/// Signs in with a code that is sent by e-mail. An address without an account gets a new one, so that no answer reveals
/// which addresses have accounts.
package struct EmailOTPAuthStrategy: OTPAuthStrategyProviding {
    package let provider = AuthProviderType.emailOTP

    private let codes: OneTimeCodes
    private let identities: any IdentityStoreProviding
    private let addresses: AddressLookup
    private let delivery: (any OTPDeliveryProviding)?

    /// Not available when no way to send mail is set up.
    package var info: ProviderInfo {
        ProviderInfo(
            id: provider.providerId, displayName: "Code by e-mail", isGuest: false,
            unavailableReason: delivery == nil ? .notConfigured("KIF_MAIL") : nil)
    }

    /// Sends `codes` by `delivery`; with nil the strategy is not available. `identities` has the known addresses.
    package init(codes: OneTimeCodes, identities: any IdentityStoreProviding, delivery: (any OTPDeliveryProviding)?) {
        self.codes = codes
        self.identities = identities
        addresses = AddressLookup(identities)
        self.delivery = delivery
    }

    /// Sends a code to the address as its owner first typed it, not as it is typed now.
    package func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        guard let delivery else { throw AuthError.unavailable }
        guard let address = try await addresses.address(request.address) else { throw AuthError.invalidAddress }
        let stored = try await identities.storedAddress(ofEmail: address.key)
        return try await codes.send(
            to: stored ?? address.address, key: address.key, provider: provider, by: delivery,
            wording: request.wording)
    }

    /// Checks a code, and with it that the user owns the address.
    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard case .emailOTP(let email, let challengeId, let code) = credential else { throw AuthError.unavailable }
        guard let address = try await addresses.address(email) else { throw AuthError.otpInvalid }
        try await codes.redeem(code, challengeId: challengeId, key: address.key, provider: provider)
        let stored = try await identities.storedAddress(ofEmail: address.key)
        return VerifiedIdentity(
            LinkedIdentity(
                provider: provider, subject: address.key, email: stored ?? address.address, emailVerified: true))
    }
}
