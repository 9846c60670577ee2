package import FoundationEssentials

/// The answer to a request for a code; it is the same whether or not the address has an account.
package struct OTPRequestResult: Equatable, Sendable {
    /// The challenge to which the code belongs.
    package let challengeId: String
    package let expiresAt: Date
    /// When the user may ask for another code.
    package let resendAt: Date

    package init(challengeId: String, expiresAt: Date, resendAt: Date) {
        self.challengeId = challengeId
        self.expiresAt = expiresAt
        self.resendAt = resendAt
    }
}
