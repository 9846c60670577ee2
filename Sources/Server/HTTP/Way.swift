import KeepItFreshDomain

/// A way to sign in, by the name that it has in the API.
enum Way: String, CaseIterable {
    case password
    /// A code by mail.
    case email
    /// A code by SMS.
    case mobile
    case google
    case apple

    /// Nil for a provider that is none of them, such as a guest's.
    init?(_ provider: AuthProviderType) {
        guard let way = Self.allCases.first(where: { $0.provider == provider }) else { return nil }
        self = way
    }

    var provider: AuthProviderType {
        switch self {
        case .password: .emailPassword
        case .email: .emailOTP
        case .mobile: .mobileOTP
        case .google: .google
        case .apple: .apple
        }
    }
}
