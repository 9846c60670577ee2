package import KeepItFreshDomain

/// The session of one request to a server: the request has its token, and the answer takes a new one along.
package actor RequestSession: SessionProviding {
    private let store: any SessionStoreProviding
    private let clock: any ClockProviding
    private let random: any RandomProviding
    private let device: String
    private var token: String?
    private var session: Session?
    /// The token of the session that began during the request; nil when none did.
    package private(set) var newToken: String?

    /// The session that was found by `token`, or with nil none yet; one that begins is of a device with the name
    /// `device`.
    package init(
        _ session: Session?, token: String?, device: String, store: any SessionStoreProviding,
        clock: any ClockProviding, random: any RandomProviding
    ) {
        self.session = session
        self.token = session == nil ? nil : token
        self.device = device
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// No machine's user becomes a guest in place of a session that ended.
    package var ended: Identity? { nil }

    package func current() -> Session? { session }

    package func remembered() -> Identity? { nil }

    /// The session now; requests are too short to follow it.
    package func observe() -> AsyncStream<Session?> {
        AsyncStream { continuation in
            continuation.yield(session)
            continuation.finish()
        }
    }

    package func begin(_ identity: Identity) async throws -> Session {
        let (old, new) = (token, SessionToken.make(random))
        let begun = try await store.begin(
            identity, device: device, digest: SessionToken.digest(of: new), at: clock.now())
        if let old { try await store.end(digest: SessionToken.digest(of: old)) }
        (session, token, newToken) = (begun, new, new)
        return begun
    }

    package func end() async throws {
        guard let token else { return }
        try await store.end(digest: SessionToken.digest(of: token))
        (session, self.token) = (nil, nil)
    }

    package func endOthers() async throws {
        guard let token, let session else { return }
        try await store.endAll(of: session.identity.userId, except: SessionToken.digest(of: token))
    }
}
