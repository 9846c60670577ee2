import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// Accounts and the identities that lead to them, in SQLite.
public actor SQLiteIdentityStore: IdentityStoreProviding {
    let database: SQLiteDatabase
    let clock: any ClockProviding

    /// The accounts in `database`, at the time of `clock`.
    public init(_ database: SQLiteDatabase, clock: any ClockProviding) {
        self.database = database
        self.clock = clock
    }

    /// Lets a proven identity in, as `AdmissionDecision` says.
    public func admit(_ proof: ProvenIdentity, guest: String?, choice: LinkChoice) async throws -> Admission {
        try await change { change -> Result<Admission, AuthError> in
            if proof.identity.provider == .anonymous { return .success(try Self.admitGuest(guest, change)) }
            let facts = try Self.facts(of: proof.identity, guest: guest, change.database)
            let decision = AdmissionDecision(facts, mayCreateAccount: proof.mayCreateAccount, choice: choice)
            return try Self.carryOut(decision, proof, change)
        }
    }

    /// Lets a new account with a password in: the guest's, if there is one.
    public func register(_ proof: ProvenIdentity, guest: String?) async throws -> Admission {
        try await change { change -> Result<Admission, AuthError> in
            guard try IdentityRecord.find(proof.identity, change.database) == nil else {
                return .failure(.emailAlreadyRegistered)
            }
            let facts = try Self.facts(of: proof.identity, guest: guest, change.database)
            return try Self.carryOut(facts.guest.map(AdmissionDecision.upgradeGuest) ?? .create, proof, change)
        }
    }

    /// Gives a user one more way to sign in.
    public func link(_ proof: ProvenIdentity, to userId: String) async throws {
        try await change { change -> Result<Void, AuthError> in
            if let record = try IdentityRecord.find(proof.identity, change.database) {
                guard record.userId == userId else {
                    return .failure(.credentialAlreadyInUse(change.pendingLink(proof)))
                }
                try change.refresh(record, by: proof)
                return .success(())
            }
            let owner = try IdentityRecord.emailOwner(of: proof.identity, otherThan: userId, change.database)
            if let owner {
                return .failure(.accountExistsWithDifferentCredential(try change.wait(proof, for: owner)))
            }
            try change.attach(proof, to: userId)
            return .success(())
        }
    }

    /// Gives a user the identity that waited for this user to sign in.
    public func claim(pendingLinkId: String, for userId: String) async throws -> LinkedIdentity {
        try await change { change -> Result<LinkedIdentity, AuthError> in
            guard let record = try PendingLinkRecord.fetchOne(change.database, key: pendingLinkId),
                record.userId == userId, record.expiresAt >= change.now.timeIntervalSince1970,
                try IdentityRecord.find(record.proof.identity, change.database) == nil
            else { return .failure(.invalidCredentials) }
            try record.delete(change.database)
            try change.attach(record.proof, to: userId)
            return .success(record.proof.identity)
        }
    }

    /// Takes a way to sign in from a user.
    public func unlink(_ provider: AuthProviderType, from userId: String) async throws {
        try await change { change -> Result<Void, AuthError> in
            let all = try IdentityRecord.all(of: userId, change.database)
            let taken = all.filter { $0.provider == provider.rawValue }
            guard !taken.isEmpty else { return .failure(.unavailable) }
            guard taken.count < all.count else { return .failure(.lastMethod) }
            for record in taken {
                try Self.queueRevocation(of: record, change.database)
                try record.delete(change.database)
            }
            return .success(())
        }
    }

    /// Removes a user with all that is the user's alone.
    public func deleteUser(_ userId: String) async throws {
        try await change { change -> Result<Void, AuthError> in
            let identities = try IdentityRecord.all(of: userId, change.database)
            do {
                try UserRecord.remove(userId, change.database)
            } catch HouseholdError.soleOwner(let shared) {
                return .failure(.soleOwner(shared))
            }
            for record in identities {
                try Self.queueRevocation(of: record, change.database)
                try change.database.execute(
                    sql: "DELETE FROM otpChallenge WHERE addressKey IN (?, ?)",
                    arguments: [record.emailKey, record.subject])
                try change.database.execute(
                    sql: "DELETE FROM attempt WHERE key = 'password:' || ?", arguments: [record.emailKey])
            }
            return .success(())
        }
    }

    /// Does work in one transaction. What it fails with is thrown when the transaction is done, so that what it wrote
    /// stays.
    private func change<Value: Sendable>(
        _ work: @escaping @Sendable (AccountChange) throws -> Result<Value, AuthError>
    ) async throws -> Value {
        let now = clock.now()
        return try await AuthError.mapping {
            try await database.write { try work(AccountChange(database: $0, now: now)) }.get()
        }
    }
}
