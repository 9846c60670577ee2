import KeepItFreshDomain

/// A seventh way to sign in, whole: the token of a key ring. This file and one registration are all that it takes.
struct KeyRingAuthStrategy: AuthenticationStrategyProviding {
    static let provider = AuthProviderType(rawValue: "key-ring")
    let provider: AuthProviderType = KeyRingAuthStrategy.provider
    let tokens: [String: String]

    var info: ProviderInfo { ProviderInfo(id: provider.providerId, displayName: "Key ring", isGuest: false) }

    func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard case .other(_, let fields) = credential, let subject = fields["token"].flatMap({ tokens[$0] }) else {
            throw AuthError.invalidCredentials
        }
        return ProvenIdentity(LinkedIdentity(provider: provider, subject: subject))
    }
}
