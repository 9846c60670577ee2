import FoundationEssentials
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite

/// The session of this machine's user. A copy of a server's households is always that of its user: only the server ends
/// sessions, and what was copied can be used without it.
struct MachineSessions: SessionProviding {
    private let database: SQLiteDatabase
    private let local: LocalSessions

    /// The session of a copy's user, or in any other database the one of `local`.
    init(_ database: SQLiteDatabase, local: LocalSessions) {
        (self.database, self.local) = (database, local)
    }

    var ended: Identity? {
        get async { await local.ended }
    }

    func current() async throws -> Session? {
        guard let copy = try await SQLiteServerCopy(database) else { return try await local.current() }
        return Session(identity: copy.identity, authenticatedAt: .distantPast)
    }

    func remembered() async -> Identity? {
        await local.remembered()
    }

    func observe() async -> AsyncStream<Session?> {
        await local.observe()
    }

    func begin(_ identity: Identity) async throws -> Session {
        try await requireNoCopy()
        return try await local.begin(identity)
    }

    func end() async throws {
        try await requireNoCopy()
        try await local.end()
    }

    func endOthers() async throws {
        try await requireNoCopy()
        try await local.endOthers()
    }

    /// Accounts are at the server.
    private func requireNoCopy() async throws {
        if try await SQLiteServerCopy(database) != nil { throw AuthError.unavailable }
    }
}
