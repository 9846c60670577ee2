import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Stores the signed-in user's session in a file, and asks the session store whether it is still valid.
package actor LocalSessions: SessionProviding {
    private let file: SessionFile
    private let store: any SessionStoreProviding
    private let clock: any ClockProviding
    private let random: any RandomProviding
    private var observers: [Int: AsyncStream<Session?>.Continuation] = [:]
    private var observerCount = 0

    /// The identity whose session turned out to be over; nil when that did not happen.
    package private(set) var ended: Identity?

    /// Uses the session in `file`; `store` has the digests of valid tokens.
    package init(
        file: SessionFile, store: any SessionStoreProviding, clock: any ClockProviding, random: any RandomProviding
    ) {
        self.file = file
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// The current session. One that the store does not know is removed from the file.
    package func current() async throws -> Session? {
        guard let stored = try read() else { return nil }
        if let session = try await store.find(digest: stored.digest, at: clock.now()) { return session }
        // Another process may have started a new session meanwhile.
        if let newer = try read(), newer != stored { return try await current() }
        try file.remove()
        ended = stored.identity
        notify(nil)
        return nil
    }

    /// The identity in the file, for the time that the store is not available.
    package func remembered() -> Identity? {
        try? read()?.identity
    }

    /// Streams the current session, now and after every change in this process.
    package func observe() async -> AsyncStream<Session?> {
        let (stream, continuation) = AsyncStream.makeStream(of: Session?.self, bufferingPolicy: .bufferingNewest(8))
        let id = observerCount
        observerCount += 1
        continuation.onTermination = { _ in Task { await self.removeObserver(id) } }
        continuation.yield(try? await current())
        observers[id] = continuation
        return stream
    }

    /// Starts a session with a new token. The earlier session ends after the new one is in the file, so that no process
    /// is signed out in between.
    package func begin(_ identity: Identity) async throws -> Session {
        let old = try read()
        let stored = StoredSession(identity, random: random)
        let session = try await store.begin(identity, device: nil, digest: stored.digest, at: clock.now())
        try file.write(JSONEncoder().encode(stored))
        if let old { try await store.end(digest: old.digest) }
        ended = nil
        notify(session)
        return session
    }

    /// Ends the session, in the file and in the store.
    package func end() async throws {
        let stored = try read()
        try file.remove()
        notify(nil)
        if let stored { try await store.end(digest: stored.digest) }
    }

    /// Ends the user's other sessions.
    package func endOthers() async throws {
        guard let stored = try read() else { return }
        try await store.endAll(of: stored.identity.userId, except: stored.digest)
    }

    /// Reads the file; nil when there is none, or its content is not a session.
    private func read() throws -> StoredSession? {
        try file.read().flatMap { try? JSONDecoder().decode(StoredSession.self, from: $0) }
    }

    private func notify(_ session: Session?) {
        observers.values.forEach { $0.yield(session) }
    }

    private func removeObserver(_ id: Int) {
        observers[id] = nil
    }
}

extension LocalSessions {
    /// The content of the session file: the token, and its user, who is thus known while the store is not available.
    struct StoredSession: Codable, Equatable {
        let token: String
        let identity: Identity

        /// Makes a session with a new token.
        init(_ identity: Identity, random: any RandomProviding) {
            token = SessionToken.make(random)
            self.identity = identity
        }

        /// The digest under which the store has the session.
        var digest: [UInt8] { SessionToken.digest(of: token) }
    }
}
