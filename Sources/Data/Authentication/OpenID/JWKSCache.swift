import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform

/// Caches an issuer's keys for as long as the issuer says, but at least five minutes and at most a day. For a key that
/// is missing they are loaded again, at most once a minute; while the issuer cannot be reached, keys of up to a day are
/// used.
actor JWKSCache {
    private static let minimumLifetime: TimeInterval = 300
    private static let maximumLifetime: TimeInterval = 86_400
    /// For a missing key the keys are loaded again only this many seconds after the last attempt.
    private static let pause: TimeInterval = 60

    private let fetch: @Sendable () async throws(AuthError) -> CurlTransport.Answer
    private let clock: any ClockProviding
    private var keys: [JSONWebKey] = []
    private var fetchedAt: Date?
    private var triedAt: Date?
    private var lifetime = minimumLifetime

    init(clock: any ClockProviding, fetch: @escaping @Sendable () async throws(AuthError) -> CurlTransport.Answer) {
        self.clock = clock
        self.fetch = fetch
    }

    /// Returns the key with this id; nil when the issuer has none. Throws `AuthError.network` when the keys cannot be
    /// loaded.
    func key(_ id: String) async throws(AuthError) -> JSONWebKey? {
        let now = clock.now()
        if age(at: now) > lifetime {
            do {
                try await load(at: now)
            } catch {
                guard age(at: now) <= Self.maximumLifetime else { throw error }
            }
        }
        if let key = find(id) { return key }
        // A clock that was set back must not make the pause longer.
        triedAt = triedAt.map { min($0, now) }
        guard triedAt.map({ now.timeIntervalSince($0) >= Self.pause }) ?? true else { return nil }
        try await load(at: now)
        return find(id)
    }

    private func find(_ id: String) -> JSONWebKey? {
        keys.first { $0.kid == id }
    }

    private func age(at now: Date) -> TimeInterval {
        fetchedAt.map { abs(now.timeIntervalSince($0)) } ?? .infinity
    }

    private func load(at now: Date) async throws(AuthError) {
        triedAt = now
        let answer = try await fetch()
        guard answer.isSuccess, let set = try? JSONDecoder().decode(JSONWebKey.KeySet.self, from: answer.body) else {
            throw .network
        }
        keys = set.keys
        fetchedAt = now
        lifetime = min(max(answer.maxAge ?? Self.minimumLifetime, Self.minimumLifetime), Self.maximumLifetime)
    }
}
