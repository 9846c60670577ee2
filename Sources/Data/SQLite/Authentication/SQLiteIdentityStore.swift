import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// Accounts and the identities that lead to them, in SQLite.
package actor SQLiteIdentityStore: IdentityStoreProviding {
    private let database: SQLiteDatabase
    private let clock: any ClockProviding
    private let isRemote: Bool

    /// Opens the accounts in `database`; `clock` gives the time of changes. With `isRemote` it serves users of other
    /// devices, who are never the guest of this machine.
    package init(_ database: SQLiteDatabase, clock: any ClockProviding, isRemote: Bool = false) {
        self.database = database
        self.isRemote = isRemote
        self.clock = clock
    }

    /// Finds or makes the account of a verified identity, as `AccountResolution.Decision` decides.
    package func resolveAccount(for verified: VerifiedIdentity, guest: String?, choice: PendingLink.Choice) async throws
        -> AccountResolution
    {
        try await change { change -> Result<AccountResolution, AuthError> in
            if verified.identity.provider == .anonymous { return .success(try change.resolveGuest(guest)) }
            let facts = try change.facts(of: verified.identity, guest: guest)
            let decision = AccountResolution.Decision(
                facts, mayCreateAccount: verified.mayCreateAccount, choice: choice)
            return try change.carryOut(decision, verified)
        }
    }

    /// Makes an account with a password, of the guest if there is one.
    package func register(_ verified: VerifiedIdentity, guest: String?) async throws -> AccountResolution {
        try await change { change -> Result<AccountResolution, AuthError> in
            guard try IdentityRecord.find(verified.identity, change.database) == nil else {
                return .failure(.emailAlreadyRegistered)
            }
            let facts = try change.facts(of: verified.identity, guest: guest)
            return try change.carryOut(facts.guest.map(AccountResolution.Decision.upgradeGuest) ?? .create, verified)
        }
    }

    /// Adds one more way to sign in to a user.
    package func link(_ verified: VerifiedIdentity, to userId: String) async throws {
        try await change { change -> Result<Void, AuthError> in
            if let record = try IdentityRecord.find(verified.identity, change.database) {
                guard record.userId == userId else {
                    return .failure(.credentialAlreadyInUse(change.pendingLink(verified)))
                }
                try change.refresh(record, by: verified)
                return .success(())
            }
            let owner = try IdentityRecord.emailOwner(of: verified.identity, otherThan: userId, change.database)
            if let owner {
                return .failure(
                    .accountExistsWithDifferentCredential(try change.storePendingLink(verified, for: owner)))
            }
            try change.attach(verified, to: userId)
            return .success(())
        }
    }

    /// Adds to a user the identity that waited for this user to sign in.
    package func claim(pendingLinkId: String, for userId: String) async throws -> LinkedIdentity {
        try await change { change -> Result<LinkedIdentity, AuthError> in
            guard let record = try IdentityRecord.PendingLinkRecord.fetchOne(change.database, key: pendingLinkId),
                record.userId == userId, record.sessionId == nil,
                PendingLink.isWaiting(until: Date(timeIntervalSince1970: record.expiresAt), at: change.now),
                try IdentityRecord.find(record.verified.identity, change.database) == nil
            else { return .failure(.invalidCredentials) }
            try record.delete(change.database)
            try change.attach(record.verified, to: userId)
            return .success(record.verified.identity)
        }
    }

    package func hold(
        _ verified: VerifiedIdentity, as link: PendingLink, inSession sessionId: String
    ) async throws {
        try await change { change -> Result<Void, AuthError> in
            let session = SQLiteSessionStore.SessionRecord.filter(Column("id") == sessionId)
            guard let user = try session.fetchOne(change.database)?.userId else { return .failure(.notSignedIn) }
            try change.store(.init(link, verified, owner: user, sessionId: sessionId))
            return .success(())
        }
    }

    package func take(pendingLinkId: String, inSession sessionId: String) async throws -> VerifiedIdentity {
        try await change { change -> Result<VerifiedIdentity, AuthError> in
            let own = IdentityRecord.PendingLinkRecord.filter(
                Column("id") == pendingLinkId && Column("sessionId") == sessionId)
            guard let record = try own.fetchOne(change.database), try record.delete(change.database),
                PendingLink.isWaiting(until: Date(timeIntervalSince1970: record.expiresAt), at: change.now)
            else { return .failure(.invalidCredentials) }
            return .success(record.verified)
        }
    }

    /// Removes a way to sign in from a user.
    package func unlink(_ provider: AuthProviderType, from userId: String) async throws {
        try await change { change -> Result<Void, AuthError> in
            let all = try IdentityRecord.all(of: userId, change.database)
            let removed = all.filter { $0.provider == provider.rawValue }
            guard !removed.isEmpty else { return .failure(.unavailable) }
            guard removed.count < all.count else { return .failure(.lastMethod) }
            for record in removed {
                try change.queueRevocation(of: record)
                try record.delete(change.database)
            }
            return .success(())
        }
    }

    /// Removes a user with everything that belongs to this user alone.
    package func deleteUser(_ userId: String) async throws {
        try await change { change -> Result<Void, AuthError> in
            let identities = try IdentityRecord.all(of: userId, change.database)
            do {
                try UserRecord.remove(userId, change.database)
            } catch HouseholdError.soleOwner(let shared) {
                return .failure(.soleOwner(shared))
            }
            for record in identities {
                try change.queueRevocation(of: record)
                try change.database.execute(
                    sql: "DELETE FROM otpChallenge WHERE addressKey IN (?, ?)",
                    arguments: [record.emailKey, record.subject])
                try change.database.execute(
                    sql: "DELETE FROM attempt WHERE key = 'password:' || ?", arguments: [record.emailKey])
            }
            return .success(())
        }
    }

    /// Runs `body` in one transaction. A failure that it returns is thrown after the transaction is committed, so that
    /// what was written stays.
    private func change<Value: Sendable>(
        _ body: @escaping @Sendable (AccountChange) throws -> Result<Value, AuthError>
    ) async throws -> Value {
        let now = clock.now()
        return try await AuthError.mapping {
            try await database.write { [isRemote] in
                try body(AccountChange(database: $0, now: now, isRemote: isRemote))
            }.get()
        }
    }
}

extension SQLiteIdentityStore {
    /// Lists a user's ways to sign in, oldest first.
    package func identities(of userId: String) async throws -> [LinkedIdentity] {
        try await database.read { try IdentityRecord.all(of: userId, $0).map(\.identity) }
    }

    /// The id of this machine's guest; nil when there has been none, or the guest has an account now.
    package func guestId() async throws -> String? {
        try await database.read { try UserRecord.guest($0)?.id }
    }

    /// The id of the user an identity belongs to; nil when it is new.
    package func owner(of identity: LinkedIdentity) async throws -> String? {
        try await database.read { try IdentityRecord.find(identity, $0)?.userId }
    }

    /// The password hash of an address, with its identity; nil when it has none.
    package func password(ofEmail key: String) async throws -> (identity: LinkedIdentity, hash: String)? {
        try await database.read { database in
            guard let record = try Self.passwordRecord(key, database), let hash = record.passwordHash else {
                return nil
            }
            return (record.identity, hash)
        }
    }

    package func setPassword(hash: String, ofEmail key: String) async throws {
        try await database.write { database in
            guard var record = try Self.passwordRecord(key, database) else { throw AuthError.unavailable }
            record.passwordHash = hash
            try record.update(database)
        }
    }

    /// The addresses of local identities that have characters beyond ASCII.
    package func internationalAddresses() async throws -> [EmailAddress] {
        try await database.read { database in
            try IdentityRecord.filter(Column("issuer") == LinkedIdentity.localIssuer)
                .filter(sql: "emailKey GLOB ?", arguments: ["*[^\u{01}-\u{7F}]*"])
                .order(Column("emailVerified").desc, Column("createdAt")).fetchAll(database)
                .compactMap { $0.email.flatMap { EmailAddress($0) } }
        }
    }

    /// An address as its owner typed it; nil when it is not known.
    package func storedAddress(ofEmail key: String) async throws -> String? {
        try await database.read { database in
            try IdentityRecord.filter(Column("emailKey") == key)
                .order(Column("emailVerified").desc, Column("createdAt")).fetchOne(database)?.email
        }
    }

    /// Tokens of deleted accounts and unlinked identities that are still to be revoked at their providers.
    package func revocations() async throws -> [LinkedIdentity.TokenRevocation] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT id, provider, token FROM revocation").map { row in
                LinkedIdentity.TokenRevocation(
                    id: row["id"], provider: AuthProviderType(rawValue: row["provider"]), token: row["token"])
            }
        }
    }

    /// Deletes a token that was revoked.
    package func removeRevocation(_ id: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM revocation WHERE id = ?", arguments: [id]) }
    }

    private static func passwordRecord(_ key: String, _ database: Database) throws -> IdentityRecord? {
        let identity = LinkedIdentity(provider: .emailPassword, subject: key)
        return try IdentityRecord.find(identity, database)
    }
}
