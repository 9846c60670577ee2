extension LoginCredential {
    /// The credential that a provider's context holds: `email`, `password`, `phone`, `challengeId`, `code` and `flow`
    /// as the provider needs them. Throws `AuthError.invalidCredentials` where one is missing.
    public init(providerId: String, context: [String: String]?) throws(AuthError) {
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
}
