package import FoundationEssentials

/// Stores sessions where tokens are checked. It knows only the digests of the tokens.
package protocol SessionStoreProviding: Sendable {
    /// Stores a session for the token with this digest, of another device with this name, or with nil of the commands
    /// on this machine.
    func begin(_ identity: Identity, device: String?, digest: [UInt8], at now: Date) async throws -> Session

    /// The session for the token with this digest; nil when there is none or it has expired.
    func find(digest: [UInt8], at now: Date) async throws -> Session?

    func end(digest: [UInt8]) async throws

    /// A user's sessions, the one that was used last first.
    func sessions(of userId: String, at now: Date) async throws -> [Session.Summary]

    /// Ends a session of a user by its public id. Throws `DataError.notFound`.
    func end(id: String, of userId: String) async throws

    /// Ends all sessions of a user except the one with this digest.
    func endAll(of userId: String, except digest: [UInt8]) async throws
}
