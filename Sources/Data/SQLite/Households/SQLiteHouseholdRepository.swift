package import FoundationEssentials
import GRDB
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Stores the households of one user in SQLite.
package actor SQLiteHouseholdRepository: HouseholdProviding {
    private let access: MemberAccess
    private let verifiedEmails: @Sendable () async throws -> [EmailAddress]
    private let now: @Sendable () -> Date

    /// Opens the households in `database` for the user `userId`, who owns the `verifiedEmails`.
    package init(
        _ database: SQLiteDatabase, actingAs userId: String,
        verifiedEmails: @escaping @Sendable () async throws -> [EmailAddress] = { [] },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        access = MemberAccess(database: database, userId: userId)
        self.verifiedEmails = verifiedEmails
        self.now = now
    }

    /// Stores a household under a new id, with the acting user as its owner.
    package func createHousehold(_ household: Household) async throws -> String {
        let userId = access.userId
        return try await access.database.write { database in
            try HouseholdRecord.create(named: household.name, at: household.createdAt, ownedBy: userId, database).id
        }
    }

    /// Streams the acting user's households, sorted by name; for another user it ends with `DataError.permission`.
    package nonisolated func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error> {
        access.database.stream { [access] database in
            try access.requireSelf(uid)
            return try HouseholdRecord.all(of: uid, database).map(\.household)
        }
    }

    /// A household of the acting user; nil when there is none of that id.
    package func getHousehold(id: String) async throws -> Household? {
        try await access.database.read { [access] database in
            guard let record = try HouseholdRecord.fetchOne(database, key: id) else { return nil }
            try access.require(.member, in: id, database)
            return record.household
        }
    }

    package func access(
        to householdId: String
    ) async throws -> (context: HouseholdContext, state: RequestedChange.Seen) {
        let userId = access.userId
        return try await access.database.read { try HouseholdRecord.access(to: householdId, by: userId, $0) }
    }

    /// Lists the acting user's memberships, sorted by the households' names.
    package func memberships(of userId: String) async throws -> [Membership] {
        try access.requireSelf(userId)
        return try await access.database.read { database in
            let households = try HouseholdRecord.all(of: userId, database)
            let records = try MembershipRecord.filter(Column("userId") == userId).fetchAll(database)
            return households.compactMap { household in
                records.first { $0.householdId == household.id }?.membership
            }
        }
    }

    /// Returns the acting user's household of that name, created where there is none.
    package func ensureHousehold(named name: String) async throws -> Household {
        let userId = access.userId
        return try await access.database.write { [now] database in
            let known = try HouseholdRecord.all(of: userId, database).first { $0.name == name }
            let record = try known ?? .create(named: name, at: now(), ownedBy: userId, database)
            return record.household
        }
    }

    package func renameHousehold(_ id: String, to name: String) async throws {
        try await access.write(id, as: .owner) { database in
            try database.execute(sql: "UPDATE household SET name = ? WHERE id = ?", arguments: [name, id])
        }
    }

    /// Deletes a household with everything in it.
    package func deleteHousehold(_ id: String) async throws {
        try await access.write(id, as: .owner) { database in
            _ = try HouseholdRecord.deleteOne(database, key: id)
        }
    }
}

extension SQLiteHouseholdRepository {
    /// Lists the members of a household, owners first, then by id.
    package func members(of householdId: String) async throws -> [Membership] {
        try await access.read(householdId) { database in
            try MembershipRecord.filter(Column("householdId") == householdId)
                .order(Column("role") != HouseholdRole.owner.rawValue, Column("userId"))
                .fetchAll(database).map(\.membership)
        }
    }

    package func setRole(_ role: HouseholdRole, of userId: String, in householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.setRole(role, of: userId) }
    }

    /// Makes a member the owner in place of the acting user.
    package func transferOwnership(of householdId: String, to userId: String) async throws {
        let owner = access.userId
        try await change(householdId, as: .owner) { try $0.transfer(from: owner, to: userId) }
    }

    package func removeMember(_ userId: String, from householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.remove(userId) }
    }

    /// Ends the acting user's membership.
    package func leaveHousehold(_ id: String) async throws {
        let userId = access.userId
        try await change(id, as: .member) { try $0.remove(userId) }
    }

    private func change(
        _ householdId: String, as role: HouseholdRole, _ body: @escaping @Sendable (inout Roster) throws -> Void
    ) async throws {
        try await access.write(householdId, as: role) { database in
            var roster = try MembershipRecord.roster(of: householdId, database)
            try body(&roster)
            try MembershipRecord.store(roster, of: householdId, database)
        }
    }

    /// Creates an invitation for anyone with its code or, with an address, for the owner of that address.
    package func createInvitation(
        to householdId: String, for email: EmailAddress?
    ) async throws -> Invitation.Issued {
        let code = Invitation.Code.random()
        let invitation = Invitation(
            id: UniqueId.make(), householdId: householdId, email: email?.address,
            createdBy: access.userId, createdAt: now())
        try await access.write(householdId, as: .owner) { database in
            try InvitationRecord.deleteExpired(at: invitation.createdAt, database)
            try InvitationRecord(invitation, codeDigest: code.digest).insert(database)
        }
        return Invitation.Issued(invitation: invitation, code: code)
    }

    /// Lists the valid invitations, oldest first.
    package func invitations(to householdId: String) async throws -> [Invitation] {
        try await access.read(householdId, as: .owner) { [now] database in
            try InvitationRecord.open(in: householdId, at: now(), database)
        }
    }

    package func withdrawInvitation(_ id: String, to householdId: String) async throws {
        try await access.write(householdId, as: .owner) { database in
            let own = InvitationRecord.filter(Column("id") == id && Column("householdId") == householdId)
            guard try own.deleteAll(database) == 1 else { throw HouseholdError.noSuchInvitation }
        }
    }

    /// Makes the acting user a member by a code. A wrong code is counted in the transaction that checks it, so that
    /// simultaneous attempts are all counted.
    package func redeemInvitation(_ code: Invitation.Code) async throws -> Household {
        let keys = Set(try await verifiedEmails().map(\.key))
        let userId = access.userId
        let outcome = try await access.database.write { [now] database in
            try Self.redeem(code, by: userId, verified: keys, at: now(), database)
        }
        return try outcome.get()
    }

    private static func redeem(
        _ code: Invitation.Code, by userId: String, verified keys: Set<String>, at now: Date, _ database: Database
    ) throws -> Result<Household, HouseholdError> {
        if let seconds = try InvitationRecord.FailedAttempt.wait(of: userId, at: now, database) {
            return .failure(.tooManyTries(retryAfter: seconds))
        }
        guard let invitation = try InvitationRecord.open(codeDigest: code.digest, at: now, database) else {
            try InvitationRecord.FailedAttempt.record(of: userId, at: now, database)
            return .failure(.invitationInvalid)
        }
        let household = try HouseholdRecord.find(database, key: invitation.householdId).household
        if try MembershipRecord.roster(of: household.id, database).roles[userId] != nil {
            return .failure(.alreadyMember(household.name))
        }
        guard invitation.isFor(keys) else { return .failure(.invitationForAnotherAddress) }
        try UserRecord.ensure(userId, database)
        try MembershipRecord(userId: userId, householdId: household.id, role: .member).insert(database)
        _ = try InvitationRecord.deleteOne(database, key: invitation.id)
        return .success(household)
    }
}

extension Invitation.Code {
    /// The digest under which the code is stored: BLAKE2b-256 (RFC 7693) in lower-case hexadecimal.
    var digest: String { Digest.blake2b256(Array("kif invitation \(characters)".utf8)).hexadecimal }
}
