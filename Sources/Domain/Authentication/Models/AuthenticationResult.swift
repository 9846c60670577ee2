/// What signing in came to.
public struct AuthenticationResult: Equatable, Sendable {
    /// Who is signed in.
    public let identity: Identity
    /// True when the account, or the guest, was made by it.
    public let isNewUser: Bool
    /// What a new profile can be made of: `displayName`, `email`.
    public let seed: [String: String]

    /// A result.
    public init(identity: Identity, isNewUser: Bool, seed: [String: String] = [:]) {
        self.identity = identity
        self.isNewUser = isNewUser
        self.seed = seed
    }
}
