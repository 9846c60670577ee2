public import FoundationEssentials

/// A verified identity that waits until the user has chosen what to do with it.
public struct PendingLink: Equatable, Sendable {
    /// Seconds for which it waits.
    public static let lifetime: TimeInterval = 600

    /// The id under which the link is stored.
    public let id: String
    /// The identity that waits.
    public let identity: LinkedIdentity
    /// When it stops waiting.
    public let expiresAt: Date

    /// An identity that waits until `expiresAt`.
    public init(id: String, identity: LinkedIdentity, expiresAt: Date) {
        self.id = id
        self.identity = identity
        self.expiresAt = expiresAt
    }

    /// Whether a link that waits until `expiresAt` can still be used. One that would wait longer than a link does was
    /// made while the clock was ahead, and counts as expired.
    package static func isWaiting(until expiresAt: Date, at now: Date) -> Bool {
        now <= expiresAt && !expiresAt.addingTimeInterval(-lifetime).isAhead(of: now)
    }

    /// What happens to a guest who signs in with the identity of an account.
    package enum Choice: String, Equatable, Sendable, CaseIterable {
        /// Ask the user first.
        case ask
        /// Move the guest's households to the account.
        case merge
        /// Leave the guest as it is; it can be signed in to later.
        case switchAccount
    }
}
