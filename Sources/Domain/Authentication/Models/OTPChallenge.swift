package import FoundationEssentials

/// A one-time code that was sent, as it is stored: without the code itself.
package struct OTPChallenge: Equatable, Sendable {
    /// Seconds for which a code is valid.
    package static let lifetime: TimeInterval = 300
    /// Seconds until the user may ask for another code.
    package static let resendDelay: TimeInterval = 60
    /// How many codes the user may try.
    package static let maximumAttempts = 5
    /// How many codes an address may ask for in a day.
    package static let maximumPerDay = 10

    package let id: String
    package let provider: AuthProviderType
    /// The form of the address for comparing.
    package let addressKey: String
    /// The message authentication code (HMAC) of id and code.
    package let mac: [UInt8]
    package let createdAt: Date

    package init(id: String, provider: AuthProviderType, addressKey: String, mac: [UInt8], createdAt: Date) {
        self.id = id
        self.provider = provider
        self.addressKey = addressKey
        self.mac = mac
        self.createdAt = createdAt
    }
}
