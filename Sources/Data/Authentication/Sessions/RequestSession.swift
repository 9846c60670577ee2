package import KeepItFreshDomain

/// The session of one request to a server: the request has its token, and the answer takes a new one along.
package actor RequestSession: SessionProviding {
    private let store: any SessionStoreProviding
    private let clock: any ClockProviding
    private let random: any RandomProviding
    private let device: String
    private var token: String?
    /// The token of the session that began during the request; nil when none did.
    package private(set) var newToken: String?

    /// The session with `token`, or with nil none yet; one that begins is of a device with the name `device`.
    package init(
        token: String?, device: String, store: any SessionStoreProviding, clock: any ClockProviding,
        random: any RandomProviding
    ) {
        self.token = token
        self.device = device
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// No machine's user becomes a guest in place of a session that ended.
    package var ended: Identity? { nil }

    package func current() async throws -> Session? {
        guard let token else { return nil }
        return try await store.find(digest: SessionToken.digest(of: token), at: clock.now())
    }

    package func remembered() -> Identity? { nil }

    /// The session now; requests are too short to follow it.
    package func observe() async -> AsyncStream<Session?> {
        let session = try? await current()
        return AsyncStream { continuation in
            continuation.yield(session)
            continuation.finish()
        }
    }

    package func begin(_ identity: Identity) async throws -> Session {
        let (old, new) = (token, SessionToken.make(random))
        let session = try await store.begin(
            identity, device: device, digest: SessionToken.digest(of: new), at: clock.now())
        if let old { try await store.end(digest: SessionToken.digest(of: old)) }
        (token, newToken) = (new, new)
        return session
    }

    package func end() async throws {
        guard let token else { return }
        try await store.end(digest: SessionToken.digest(of: token))
        self.token = nil
    }

    package func endOthers() async throws {
        guard let token, let session = try await current() else { return }
        try await store.endAll(of: session.identity.userId, except: SessionToken.digest(of: token))
    }
}
