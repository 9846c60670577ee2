/// The result of signing in.
package struct AuthenticationResult: Equatable, Sendable {
    package let identity: Identity
    /// Whether the account, or the guest, was created by this sign-in.
    package let isNewUser: Bool
    /// Values for a new profile: `displayName`, `email`.
    package let seed: [String: String]

    package init(identity: Identity, isNewUser: Bool, seed: [String: String] = [:]) {
        self.identity = identity
        self.isNewUser = isNewUser
        self.seed = seed
    }
}
