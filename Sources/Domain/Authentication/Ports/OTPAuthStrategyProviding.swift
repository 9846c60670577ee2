/// Signing in with a code that is sent to an address of the user's.
public protocol OTPAuthStrategyProviding: AuthenticationStrategyProviding {
    /// Sends a code. The answer is the same whether the address has an account or not. Throws
    /// `AuthError.invalidAddress`, `tooManyAttempts` or `unavailable`.
    func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult
}
