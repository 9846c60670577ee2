import GRDB
public import KeepItFreshDomain

extension SQLiteIdentityStore {
    /// A user's ways to sign in, oldest first.
    public func identities(of userId: String) async throws -> [LinkedIdentity] {
        try await database.read { try IdentityRecord.all(of: userId, $0).map(\.identity) }
    }

    /// Whom an identity belongs to; nil when it is new.
    public func owner(of identity: LinkedIdentity) async throws -> String? {
        try await database.read { try IdentityRecord.find(identity, $0)?.userId }
    }

    /// The password hash of an address; nil when it has none.
    public func password(ofEmail key: String) async throws -> (identity: LinkedIdentity, hash: String)? {
        try await database.read { database in
            guard let record = try Self.passwordRecord(key, database), let hash = record.passwordHash else {
                return nil
            }
            return (record.identity, hash)
        }
    }

    /// Replaces the password hash of an address.
    public func setPassword(hash: String, ofEmail key: String) async throws {
        try await database.write { database in
            guard var record = try Self.passwordRecord(key, database) else { throw AuthError.unavailable }
            record.passwordHash = hash
            try record.update(database)
        }
    }

    /// An address as its owner gave it; nil when it is not known.
    public func storedAddress(ofEmail key: String) async throws -> String? {
        try await database.read { database in
            try IdentityRecord.filter(Column("emailKey") == key)
                .order(Column("emailVerified").desc, Column("createdAt")).fetchOne(database)?.email
        }
    }

    /// Tokens of accounts that are gone, which their providers were not told of yet.
    public func revocations() async throws -> [TokenRevocation] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT id, provider, token FROM revocation").map { row in
                TokenRevocation(
                    id: row["id"], provider: AuthProviderType(rawValue: row["provider"]), token: row["token"])
            }
        }
    }

    /// Forgets a token that its provider was told of.
    public func removeRevocation(_ id: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM revocation WHERE id = ?", arguments: [id]) }
    }

    private static func passwordRecord(_ key: String, _ database: Database) throws -> IdentityRecord? {
        let identity = LinkedIdentity(provider: .emailPassword, subject: key)
        return try IdentityRecord.find(identity, database)
    }
}
