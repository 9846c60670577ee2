/// The credential with which a user signs in. Its descriptions contain only the method, to keep secrets out of logs.
package enum LoginCredential: Equatable, Sendable {
    case emailPassword(email: String, password: String)
    /// The code of a challenge that was sent to the address.
    case emailOTP(email: String, challengeId: String, code: String)
    /// The code of a challenge that was sent to the number.
    case mobileOTP(phone: String, challengeId: String, code: String)
    case google(SocialFlow)
    case apple(SocialFlow)
    /// What a browser brings back from Google or Apple.
    case returned(AuthProviderType, ProviderReturn)
    case anonymous
    /// Another method, with the fields that it needs.
    case other(AuthProviderType, fields: [String: String])

    /// How a provider on the web asks the user to sign in.
    package enum SocialFlow: String, Equatable, Sendable, CaseIterable {
        /// In a browser on this machine, which then opens an address of this machine.
        case browser
        /// In a browser on any machine, where the user types a code.
        case device
    }

    /// What the user has to do elsewhere in a social flow.
    package enum Prompt: Equatable, Sendable {
        /// Open this address in a browser on this machine.
        case openAddress(String)
        /// Open the address on any machine and type the code there.
        case enterCode(code: String, address: String)
    }

    /// The credential in a provider's context, with those of the keys `email`, `password`, `phone`, `challengeId`,
    /// `code` and `flow` that the provider needs. Throws `AuthError.invalidCredentials` when one is missing.
    package init(providerId: String, context: [String: String]?) throws(AuthError) {
        let context = context ?? [:]
        func field(_ name: String) throws(AuthError) -> String {
            guard let value = context[name], !value.isEmpty else { throw .invalidCredentials }
            return value
        }
        let flow = context["flow"].flatMap(SocialFlow.init) ?? .browser
        switch AuthProviderType(providerId: providerId) {
        case .anonymous: self = .anonymous
        case .emailPassword: self = .emailPassword(email: try field("email"), password: try field("password"))
        case .emailOTP:
            self = .emailOTP(
                email: try field("email"), challengeId: try field("challengeId"), code: try field("code"))
        case .mobileOTP:
            self = .mobileOTP(
                phone: try field("phone"), challengeId: try field("challengeId"), code: try field("code"))
        case .google: self = .google(flow)
        case .apple: self = .apple(flow)
        case let other: self = .other(other, fields: context)
        }
    }

    package var provider: AuthProviderType {
        switch self {
        case .emailPassword: .emailPassword
        case .emailOTP: .emailOTP
        case .mobileOTP: .mobileOTP
        case .google: .google
        case .apple: .apple
        case .returned(let provider, _): provider
        case .anonymous: .anonymous
        case .other(let provider, _): provider
        }
    }
}

extension LoginCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Only the method.
    package var description: String { "LoginCredential(\(provider.rawValue))" }

    /// Only the method.
    package var debugDescription: String { description }

    /// Only the method.
    package var customMirror: Mirror { Mirror(self, children: [("provider", provider.rawValue)]) }
}
