public import FoundationEssentials

/// That an owner invited somebody into a household. Its code is known to the two alone.
public struct Invitation: Identifiable, Equatable, Sendable {
    /// Seconds that an invitation is good for: 72 hours.
    public static let lifetime: TimeInterval = 72 * 3600

    /// The invitation's id, which lets nobody in.
    public let id: String
    /// The household.
    public let householdId: String
    /// The mail address whose owner alone may use it; nil for whoever has the code.
    public let email: String?
    /// The owner who invited.
    public let createdBy: String
    /// When it was made.
    public let createdAt: Date
    /// When it ends.
    public let expiresAt: Date

    /// An invitation that ends 72 hours after it was made.
    public init(id: String, householdId: String, email: String?, createdBy: String, createdAt: Date) {
        self.id = id
        self.householdId = householdId
        self.email = email
        self.createdBy = createdBy
        self.createdAt = createdAt
        expiresAt = createdAt.addingTimeInterval(Self.lifetime)
    }
}

extension Invitation {
    /// True when somebody who has proven to own addresses of these keys may use it.
    package func isFor(_ verifiedKeys: Set<String>) -> Bool {
        guard let email else { return true }
        return EmailAddress(email).map { verifiedKeys.contains($0.key) } ?? false
    }
}
