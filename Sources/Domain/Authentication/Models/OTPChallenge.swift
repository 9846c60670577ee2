public import FoundationEssentials

/// A code that was sent, as it is kept: not the code, but what it is checked by.
public struct OTPChallenge: Equatable, Sendable {
    /// How long a code is good.
    public static let lifetime: TimeInterval = 300
    /// How long after a code another can be asked for.
    public static let resendDelay: TimeInterval = 60
    /// How many codes may be tried.
    public static let attempts = 5
    /// How many codes may be asked for in a day.
    public static let dailyLimit = 10

    /// What the code belongs to.
    public let id: String
    /// The method.
    public let provider: AuthProviderType
    /// What the address is compared by.
    public let addressKey: String
    /// The message authentication code over id and code.
    public let mac: [UInt8]
    /// When it was asked for.
    public let createdAt: Date

    /// A challenge.
    public init(id: String, provider: AuthProviderType, addressKey: String, mac: [UInt8], createdAt: Date) {
        self.id = id
        self.provider = provider
        self.addressKey = addressKey
        self.mac = mac
        self.createdAt = createdAt
    }
}
