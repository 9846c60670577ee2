/// Finds out who is signed in, for what only that user may do.
public struct RequireSession: Sendable {
    private let sessions: any SessionProviding
    private let clock: any ClockProviding

    /// Asks `sessions`, at the time of `clock`.
    public init(sessions: any SessionProviding, clock: any ClockProviding) {
        self.sessions = sessions
        self.clock = clock
    }

    /// The session. Throws `AuthError.notSignedIn`.
    public func execute() async throws -> Session {
        guard let session = try await sessions.current() else { throw AuthError.notSignedIn }
        return session
    }

    /// The session of a user who signed in a short while ago; a guest, who has nothing to sign in with, always did.
    /// Throws `AuthError.notSignedIn` or `requiresRecentLogin`.
    public func executeForSensitive() async throws -> Session {
        let session = try await execute()
        guard session.identity.isGuest || session.isRecent(at: clock.now()) else {
            throw AuthError.requiresRecentLogin
        }
        return session
    }
}
