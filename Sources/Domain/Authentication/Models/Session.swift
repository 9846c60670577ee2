package import FoundationEssentials

/// A user's sign-in on this machine.
package struct Session: Equatable, Sendable {
    /// Seconds after which an unused session ends.
    package static let idleLifetime: TimeInterval = 14 * 86_400
    /// Seconds after which any session ends.
    package static let lifetime: TimeInterval = 30 * 86_400
    /// Seconds after signing in during which sensitive changes are allowed.
    package static let sensitiveWindow: TimeInterval = 300

    package let identity: Identity
    /// When the user last signed in.
    package let authenticatedAt: Date

    package init(identity: Identity, authenticatedAt: Date) {
        self.identity = identity
        self.authenticatedAt = authenticatedAt
    }

    /// Whether the user signed in within `sensitiveWindow`. False when the clock was set back since.
    package func isRecent(at now: Date) -> Bool {
        (0...Self.sensitiveWindow).contains(now.timeIntervalSince(authenticatedAt))
    }
}
