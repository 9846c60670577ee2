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
    /// The name of another device; nil for the commands on this machine.
    package let device: String?
    /// What a program with an API token may do; nil for a person.
    package let access: Access?

    package init(
        identity: Identity, id: String = "", authenticatedAt: Date, device: String? = nil, access: Access? = nil
    ) {
        self.identity = identity
        self.id = id
        self.authenticatedAt = authenticatedAt
        self.device = device
        self.access = access
    }

    /// Whether the user signed in within `sensitiveWindow`, by a way of the account: whoever has an open session can
    /// make a code. False when the clock was set back since.
    package func isRecent(at now: Date) -> Bool {
        identity.authMethod != .code && (0...Self.sensitiveWindow).contains(now.timeIntervalSince(authenticatedAt))
    }

    /// What an API token allows.
    package enum Access: String, CaseIterable, Sendable {
        case read
        /// Also to change the inventory, but never accounts or households.
        case full
        /// Nothing but to read photos for the server, of whichever household they are.
        case work
    }

    /// A session in the list of a user's sessions.
    package struct Summary: Equatable, Sendable {
        package let id: String
        /// The device's name; nil for the commands on this machine.
        package let device: String?
        package let createdAt: Date
        package let usedAt: Date
        /// What an API token allows; nil for a person's session.
        package let access: Access?

        package init(id: String, device: String?, createdAt: Date, usedAt: Date, access: Access? = nil) {
            self.access = access
            self.id = id
            self.device = device
            self.createdAt = createdAt
            self.usedAt = usedAt
        }
    }
}
