/// Asks for a code to sign in with.
public struct RequestOTPUseCase: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding

    /// Asks through `authentication`.
    public init(authentication: any AuthenticationCoordinatorProviding) {
        self.authentication = authentication
    }

    /// Has a code sent. Throws `AuthError`.
    public func execute(_ request: OTPRequest) async throws -> OTPRequestResult {
        try await authentication.requestOTP(request)
    }
}
