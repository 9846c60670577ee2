package import KeepItFreshDomain

/// Signs in as a guest, without a credential.
package struct AnonymousAuthStrategy: AnonymousAuthStrategyProviding {
    package let provider = AuthProviderType.anonymous

    package var info: ProviderInfo {
        ProviderInfo(id: provider.providerId, displayName: "Guest", isGuest: true)
    }

    package init() {}

    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard credential == .anonymous else { throw AuthError.unavailable }
        return .guest
    }
}
