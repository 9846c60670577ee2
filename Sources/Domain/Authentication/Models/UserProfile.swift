public import FoundationEssentials

/// What is known of a user beside the way to sign in.
public struct UserProfile: Equatable, Sendable, Codable {
    /// The user's id.
    public let userId: String
    /// The name to show; nil when the user gave none.
    public var displayName: String?
    /// The mail address; nil when there is none.
    public var email: String?
    /// When the profile was made.
    public let createdAt: Date

    /// A profile of the user `userId`.
    public init(userId: String, displayName: String? = nil, email: String? = nil, createdAt: Date) {
        self.userId = userId
        self.displayName = displayName
        self.email = email
        self.createdAt = createdAt
    }
}
