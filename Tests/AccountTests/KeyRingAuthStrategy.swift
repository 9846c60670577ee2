import KeepItFreshDomain

/// A seventh way to sign in, complete: the token of a key ring. This file and one registration are all it needs.
struct KeyRingAuthStrategy: AuthenticationStrategyProviding {
    static let provider = AuthProviderType(rawValue: "key-ring")
    let provider: AuthProviderType = KeyRingAuthStrategy.provider
    let tokens: [String: String]

    var info: ProviderInfo { ProviderInfo(id: provider.providerId, displayName: "Key ring", isGuest: false) }

    func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard case .other(_, let fields) = credential, let subject = fields["token"].flatMap({ tokens[$0] }) else {
            throw AuthError.invalidCredentials
        }
        return VerifiedIdentity(LinkedIdentity(provider: provider, subject: subject))
    }
}
