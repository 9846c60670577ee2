public import FoundationEssentials

/// That a user is signed in on this machine.
public struct Session: Equatable, Sendable {
    /// How long a session lasts unused.
    public static let idleLifetime: TimeInterval = 14 * 86_400
    /// How long a session lasts.
    public static let lifetime: TimeInterval = 30 * 86_400
    /// How long after signing in sensitive things may be done.
    public static let sensitiveWindow: TimeInterval = 300

    /// Who is signed in.
    public let identity: Identity
    /// When the user last proved to be that.
    public let authenticatedAt: Date

    /// A session.
    public init(identity: Identity, authenticatedAt: Date) {
        self.identity = identity
        self.authenticatedAt = authenticatedAt
    }

    /// True when the user proved a short while ago to be that. A clock that was set back proves nothing.
    public func isRecent(at now: Date) -> Bool {
        (0...Self.sensitiveWindow).contains(now.timeIntervalSince(authenticatedAt))
    }
}
