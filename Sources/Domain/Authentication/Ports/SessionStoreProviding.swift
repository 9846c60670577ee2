public import FoundationEssentials

/// Keeps sessions where tokens are checked: it knows their digests alone.
public protocol SessionStoreProviding: Sendable {
    /// Keeps a session of the token with this digest.
    func begin(_ identity: Identity, digest: [UInt8], at now: Date) async throws -> Session

    /// The session of the token with this digest; nil when there is none, or it is too old.
    func find(digest: [UInt8], at now: Date) async throws -> Session?

    /// Ends a session.
    func end(digest: [UInt8]) async throws

    /// Ends all sessions of a user but one.
    func endAll(of userId: String, except digest: [UInt8]) async throws
}
