/// The user who is signed in.
package struct Identity: Equatable, Sendable, Codable {
    /// The user's id; never empty.
    package let userId: String
    package let authMethod: AuthMethod
    /// Whether the user has no account.
    package let isGuest: Bool

    /// Nil when the user id is empty.
    package init?(userId: String, authMethod: AuthMethod, isGuest: Bool) {
        guard !userId.isEmpty else { return nil }
        self.userId = userId
        self.authMethod = authMethod
        self.isGuest = isGuest
    }
}
