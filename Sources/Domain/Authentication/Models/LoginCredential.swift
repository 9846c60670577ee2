/// What a user signs in with. Its descriptions tell the method alone, so that nothing secret reaches a log.
public enum LoginCredential: Equatable, Sendable {
    case emailPassword(email: String, password: String)
    /// The code of a challenge that was sent to the address.
    case emailOTP(email: String, challengeId: String, code: String)
    /// The code of a challenge that was sent to the number.
    case mobileOTP(phone: String, challengeId: String, code: String)
    case google(SocialFlow)
    case apple(SocialFlow)
    case anonymous
    /// Another method, with the fields that it asks for.
    case other(AuthProviderType, fields: [String: String])

    /// The method.
    public var provider: AuthProviderType {
        switch self {
        case .emailPassword: .emailPassword
        case .emailOTP: .emailOTP
        case .mobileOTP: .mobileOTP
        case .google: .google
        case .apple: .apple
        case .anonymous: .anonymous
        case .other(let provider, _): provider
        }
    }
}
