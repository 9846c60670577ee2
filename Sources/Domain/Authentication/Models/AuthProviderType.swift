/// A way to sign in. The list is open: a further method adds a constant of its own beside these six.
public struct AuthProviderType: RawRepresentable, Equatable, Hashable, Sendable, Codable, CaseIterable {
    /// E-mail address and password.
    public static let emailPassword = AuthProviderType(rawValue: "emailPassword")
    /// A code sent by e-mail.
    public static let emailOTP = AuthProviderType(rawValue: "emailOTP")
    /// A code sent to a mobile phone.
    public static let mobileOTP = AuthProviderType(rawValue: "mobileOTP")
    /// Google, by OpenID Connect.
    public static let google = AuthProviderType(rawValue: "google")
    /// Apple, by OpenID Connect.
    public static let apple = AuthProviderType(rawValue: "apple")
    /// A guest, without an account.
    public static let anonymous = AuthProviderType(rawValue: "anonymous")

    /// The methods built in.
    public static let allCases: [AuthProviderType] = [
        .anonymous, .emailPassword, .emailOTP, .mobileOTP, .google, .apple,
    ]

    private static let providerIds: [AuthProviderType: String] = [
        .anonymous: "guest", .emailPassword: "email", .emailOTP: "email-code", .mobileOTP: "mobile-code",
    ]

    /// The name it is stored under.
    public let rawValue: String

    /// A method by the name it is stored under.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A method by its provider id, such as `guest` or `email-code`, or by the name it is stored under.
    public init(providerId: String) {
        self = Self.providerIds.first { $0.value == providerId }?.key ?? AuthProviderType(rawValue: providerId)
    }

    /// The id that people and programs name it by: `guest`, `email`, `email-code`, `mobile-code`, `google`, `apple`.
    public var providerId: String { Self.providerIds[self] ?? rawValue }

    /// How a user who signed in by it is said to have signed in.
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
