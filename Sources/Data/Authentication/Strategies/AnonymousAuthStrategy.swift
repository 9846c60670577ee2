public import KeepItFreshDomain

/// Being a guest: nothing to prove.
public struct AnonymousAuthStrategy: AnonymousAuthStrategyProviding {
    /// `anonymous`.
    public let provider = AuthProviderType.anonymous

    /// How it is offered.
    public var info: ProviderInfo {
        ProviderInfo(id: provider.providerId, displayName: "Guest", isGuest: true)
    }

    /// The strategy.
    public init() {}

    /// The guest.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard credential == .anonymous else { throw AuthError.unavailable }
        return .guest
    }
}
