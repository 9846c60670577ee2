import GRDB
public import KeepItFreshDomain

/// Signs guests in and remembers who is signed in, in SQLite. Other providers answer `AuthError.unavailable`.
public actor SQLiteAuthenticationAdapter: AuthenticationPort {
    private let database: SQLiteDatabase

    /// The users and sessions in `database`.
    public init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Guest alone.
    public nonisolated func availableProviders() -> [ProviderInfo] {
        [ProviderInfo(id: AuthMethod.guest.providerId, displayName: "Guest", isGuest: true)]
    }

    /// The guest who is signed in, in another process perhaps, or was before, or else a new one. The context is not
    /// used.
    public func authenticate(providerId: String, context: [String: String]?) async throws -> Identity {
        guard providerId == AuthMethod.guest.providerId else { throw AuthError.unavailable }
        let identity = try await AuthError.mapping {
            try await database.write { database in
                let current = try SessionRecord.current(database)
                if let current, current.isGuest { return current.identity }
                return try SessionRecord.createGuest(database).identity
            }
        }
        guard let identity else { throw AuthError.unknown("the session names no user") }
        return identity
    }

    /// Who signed in last and has not signed out; nil as well when the database cannot be read.
    public func currentIdentity() async -> Identity? {
        try? await database.read { try SessionRecord.current($0)?.identity }
    }

    /// Forgets the session. The guest stays, and is the one who signs in next.
    public func logout() async throws {
        try await AuthError.mapping {
            try await database.write { _ = try SessionRecord.deleteAll($0) }
        }
    }
}
