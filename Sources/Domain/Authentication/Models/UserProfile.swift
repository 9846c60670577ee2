package import FoundationEssentials

/// A user's name and address, whatever the way to sign in.
package struct UserProfile: Equatable, Sendable, Codable {
    package let userId: String
    /// Nil when the user gave no name.
    package var displayName: String?
    /// The mail address; nil when there is none.
    package var email: String?
    package let createdAt: Date

    package init(userId: String, displayName: String? = nil, email: String? = nil, createdAt: Date) {
        self.userId = userId
        self.displayName = displayName
        self.email = email
        self.createdAt = createdAt
    }
}
