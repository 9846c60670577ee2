/// Signs in with a code that is sent to the user's address.
package protocol OTPAuthStrategyProviding: AuthenticationStrategyProviding {
    /// Sends a code. The answer is the same whether or not the address has an account. Throws
    /// `AuthError.invalidAddress`, `tooManyAttempts` or `unavailable`.
    func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult
}
