package import KeepItFreshDomain

/// The session of one command: read once, and then known until it changes here.
package actor RememberedSession: SessionProviding {
    private let sessions: any SessionProviding
    /// The session that was read, nil in it for none; nil when it is not known.
    private var known: Session??

    /// Remembers the session of `sessions`.
    package init(_ sessions: any SessionProviding) {
        self.sessions = sessions
    }

    package var ended: Identity? {
        get async { await sessions.ended }
    }

    package func current() async throws -> Session? {
        if let known { return known }
        let session = try await sessions.current()
        known = .some(session)
        return session
    }

    package func remembered() async -> Identity? {
        await sessions.remembered()
    }

    package func observe() async -> AsyncStream<Session?> {
        await sessions.observe()
    }

    package func begin(_ identity: Identity) async throws -> Session {
        known = nil
        let session = try await sessions.begin(identity)
        known = .some(session)
        return session
    }

    package func end() async throws {
        known = nil
        try await sessions.end()
    }

    package func endOthers() async throws {
        try await sessions.endOthers()
    }
}
