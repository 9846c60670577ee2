/// A way to sign in. The list is open: another method adds its own constant to these six.
public struct AuthProviderType: RawRepresentable, Equatable, Hashable, Sendable, Codable, CaseIterable {
    /// Mail address and password.
    public static let emailPassword = AuthProviderType(rawValue: "emailPassword")
    /// A code sent by mail.
    public static let emailOTP = AuthProviderType(rawValue: "emailOTP")
    /// A code sent to a mobile phone.
    public static let mobileOTP = AuthProviderType(rawValue: "mobileOTP")
    /// Google, over OpenID Connect.
    public static let google = AuthProviderType(rawValue: "google")
    /// Apple, over OpenID Connect.
    public static let apple = AuthProviderType(rawValue: "apple")
    /// A guest, without an account.
    public static let anonymous = AuthProviderType(rawValue: "anonymous")

    /// The built-in methods.
    public static let allCases: [AuthProviderType] = [
        .anonymous, .emailPassword, .emailOTP, .mobileOTP, .google, .apple,
    ]

    private static let providerIds: [AuthProviderType: String] = [
        .anonymous: "guest", .emailPassword: "email", .emailOTP: "email-code", .mobileOTP: "mobile-code",
    ]

    /// The name under which it is stored.
    public let rawValue: String

    /// The method with a stored name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The method with a provider id, such as `guest` or `email-code`, or with a stored name.
    public init(providerId: String) {
        self = Self.providerIds.first { $0.value == providerId }?.key ?? AuthProviderType(rawValue: providerId)
    }

    /// The id that people and scripts use: `guest`, `email`, `email-code`, `mobile-code`, `google`, `apple`.
    public var providerId: String { Self.providerIds[self] ?? rawValue }

    /// The method that an identity signed in this way carries: both mail methods are `email`.
    public var method: AuthMethod {
        switch self {
        case .emailPassword, .emailOTP: .email
        case .google: .google
        case .apple: .apple
        case .anonymous: .guest
        default: .other(providerId)
        }
    }
}
