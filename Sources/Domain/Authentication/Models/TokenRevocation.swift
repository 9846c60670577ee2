/// A provider's token that is no longer needed, which the provider is to be told of.
public struct TokenRevocation: Equatable, Sendable {
    /// What it is asked for by.
    public let id: String
    /// The provider.
    public let provider: AuthProviderType
    /// The token.
    public let token: String

    /// A token to revoke.
    public init(id: String, provider: AuthProviderType, token: String) {
        self.id = id
        self.provider = provider
        self.token = token
    }
}
