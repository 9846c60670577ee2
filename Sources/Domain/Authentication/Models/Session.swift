package import FoundationEssentials

/// A user's sign-in, on this machine or from another device.
package struct Session: Equatable, Sendable {
    /// Seconds after which an unused session ends.
    package static let idleLifetime: TimeInterval = 14 * 86_400
    /// Seconds after which any session ends.
    package static let lifetime: TimeInterval = 30 * 86_400
    /// Seconds after which an unused session of another device ends. However long it is used, it does not end by
    /// itself: it can be ended from any of the user's devices.
    package static let remoteIdleLifetime: TimeInterval = 90 * 86_400
    /// Seconds after signing in during which sensitive changes are allowed.
    package static let sensitiveWindow: TimeInterval = 300

    package let identity: Identity
    /// The session's public id, with which nobody can sign in.
    package let id: String
    /// When the user last signed in.
    package let authenticatedAt: Date

    package init(identity: Identity, id: String = "", authenticatedAt: Date) {
        self.identity = identity
        self.id = id
        self.authenticatedAt = authenticatedAt
    }

    /// Whether the user signed in within `sensitiveWindow`. False when the clock was set back since.
    package func isRecent(at now: Date) -> Bool {
        (0...Self.sensitiveWindow).contains(now.timeIntervalSince(authenticatedAt))
    }

    /// A session in the list of a user's sessions.
    package struct Summary: Equatable, Sendable {
        package let id: String
        /// The device's name; nil for the commands on this machine.
        package let device: String?
        package let createdAt: Date
        package let usedAt: Date

        package init(id: String, device: String?, createdAt: Date, usedAt: Date) {
            self.id = id
            self.device = device
            self.createdAt = createdAt
            self.usedAt = usedAt
        }
    }
}
