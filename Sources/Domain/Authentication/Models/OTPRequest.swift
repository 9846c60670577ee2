/// Asks for a code to sign in with.
public struct OTPRequest: Equatable, Sendable {
    /// `emailOTP` or `mobileOTP`.
    public let provider: AuthProviderType
    /// The mail address, or the phone number in international form.
    public let address: String

    /// A request.
    public init(provider: AuthProviderType, address: String) {
        self.provider = provider
        self.address = address
    }
}
