import Foundation
public import KeepItFreshDomain

/// Remembers in a file who is signed in; whether that still holds is asked of the store that keeps the sessions.
public actor LocalSessions: SessionProviding {
    private let file: SessionFile
    private let store: any SessionStoreProviding
    private let clock: any ClockProviding
    private let random: any RandomProviding
    private var observers: [Int: AsyncStream<Session?>.Continuation] = [:]
    private var observerCount = 0

    /// Who was signed in until the store said that the session is over; nil when that did not happen.
    public private(set) var ended: Identity?

    /// Sessions in `file`, which `store` keeps the digests of.
    public init(
        file: SessionFile, store: any SessionStoreProviding, clock: any ClockProviding, random: any RandomProviding
    ) {
        self.file = file
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Who is signed in. A session that the store does not know, or no more, is forgotten.
    public func current() async throws -> Session? {
        guard let stored = try read() else { return nil }
        if let session = try await store.find(digest: stored.digest, at: clock.now()) { return session }
        // Another process may have begun a new session meanwhile.
        if let newer = try read(), newer != stored { return try await current() }
        try file.remove()
        ended = stored.identity
        notify(nil)
        return nil
    }

    /// Who signed in on this machine, as the file has it: what is known while the store cannot be asked.
    public func remembered() -> Identity? {
        try? read()?.identity
    }

    /// Who is signed in, now and after every change in this process.
    public func observe() async -> AsyncStream<Session?> {
        let (stream, continuation) = AsyncStream.makeStream(of: Session?.self, bufferingPolicy: .bufferingNewest(8))
        let id = observerCount
        observerCount += 1
        continuation.onTermination = { _ in Task { await self.removeObserver(id) } }
        continuation.yield(try? await current())
        observers[id] = continuation
        return stream
    }

    /// Signs a user in under a new token. The one before ends when the new one is in the file, so that no process
    /// finds itself signed out in between.
    public func begin(_ identity: Identity) async throws -> Session {
        let old = try read()
        let stored = StoredSession(identity, random: random)
        let session = try await store.begin(identity, digest: stored.digest, at: clock.now())
        try file.write(JSONEncoder().encode(stored))
        if let old { try await store.end(digest: old.digest) }
        ended = nil
        notify(session)
        return session
    }

    /// Signs out, here and in the store.
    public func end() async throws {
        let stored = try read()
        try file.remove()
        notify(nil)
        if let stored { try await store.end(digest: stored.digest) }
    }

    /// Ends the user's sessions everywhere else.
    public func endOthers() async throws {
        guard let stored = try read() else { return }
        try await store.endAll(of: stored.identity.userId, except: stored.digest)
    }

    /// What the file holds; nil when there is none. What is no session of ours is as good as none.
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
