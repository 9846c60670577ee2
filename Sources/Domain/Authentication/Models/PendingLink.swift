public import FoundationEssentials

/// A proven identity that waits for the user to say what becomes of it.
public struct PendingLink: Equatable, Sendable {
    /// How long it waits.
    public static let lifetime: TimeInterval = 600

    /// What it is asked for by.
    public let id: String
    /// The identity that waits.
    public let identity: LinkedIdentity
    /// Until when it waits.
    public let expiresAt: Date

    /// A link that waits.
    public init(id: String, identity: LinkedIdentity, expiresAt: Date) {
        self.id = id
        self.identity = identity
        self.expiresAt = expiresAt
    }
}
