public import FoundationEssentials

/// What a request for a code came to; the same whether the address has an account or not.
public struct OTPRequestResult: Equatable, Sendable {
    /// What the code belongs to.
    public let challengeId: String
    /// Until when the code is good.
    public let expiresAt: Date
    /// From when another code can be asked for.
    public let resendAt: Date

    /// A result.
    public init(challengeId: String, expiresAt: Date, resendAt: Date) {
        self.challengeId = challengeId
        self.expiresAt = expiresAt
        self.resendAt = resendAt
    }
}
