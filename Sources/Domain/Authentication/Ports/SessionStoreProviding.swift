package import FoundationEssentials

/// Stores sessions where tokens are checked. It knows only the digests of the tokens.
package protocol SessionStoreProviding: Sendable {
    /// Stores a session for the token with this digest.
    func begin(_ identity: Identity, digest: [UInt8], at now: Date) async throws -> Session

    /// The session for the token with this digest; nil when there is none or it has expired.
    func find(digest: [UInt8], at now: Date) async throws -> Session?

    func end(digest: [UInt8]) async throws

    /// Ends all sessions of a user except the one with this digest.
    func endAll(of userId: String, except digest: [UInt8]) async throws
}
