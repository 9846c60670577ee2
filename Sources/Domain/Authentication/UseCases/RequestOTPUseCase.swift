/// Requests a code to sign in with.
package struct RequestOTPUseCase: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding

    package init(authentication: any AuthenticationCoordinatorProviding) {
        self.authentication = authentication
    }

    /// Sends a code to the address of the request. Throws `AuthError`.
    package func execute(_ request: OTPRequest) async throws -> OTPRequestResult {
        try await authentication.requestOTP(request)
    }
}
