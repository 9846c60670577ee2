/// Who is signed in.
public struct Identity: Equatable, Sendable, Codable {
    /// The user's id; never empty.
    public let userId: String
    /// How the user signed in.
    public let authMethod: AuthMethod
    /// True for a user without an account.
    public let isGuest: Bool

    /// An identity. Nil when the user id is empty.
    public init?(userId: String, authMethod: AuthMethod, isGuest: Bool) {
        guard !userId.isEmpty else { return nil }
        self.userId = userId
        self.authMethod = authMethod
        self.isGuest = isGuest
    }
}
