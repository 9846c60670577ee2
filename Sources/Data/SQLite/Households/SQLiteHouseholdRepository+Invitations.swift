import FoundationEssentials
import GRDB
public import KeepItFreshDomain

extension SQLiteHouseholdRepository {
    /// Invites whoever gets the code, or the owner of an address.
    public func createInvitation(
        to householdId: String, for email: EmailAddress?
    ) async throws -> IssuedInvitation {
        let code = InvitationCode.random()
        let invitation = Invitation(
            id: UUID().uuidString.lowercased(), householdId: householdId, email: email?.address,
            createdBy: access.userId, createdAt: now())
        try await access.write(householdId, as: .owner) { database in
            try InvitationRecord.filter(Column("expiresAt") <= invitation.createdAt).deleteAll(database)
            try InvitationRecord(invitation, codeDigest: code.digest).insert(database)
        }
        return IssuedInvitation(invitation: invitation, code: code)
    }

    /// The invitations that can be used, oldest first.
    public func invitations(to householdId: String) async throws -> [Invitation] {
        try await access.read(householdId, as: .owner) { [now] database in
            try InvitationRecord.open(in: householdId, at: now(), database)
        }
    }

    /// Takes an invitation back.
    public func withdrawInvitation(_ id: String, to householdId: String) async throws {
        try await access.write(householdId, as: .owner) { database in
            let own = InvitationRecord.filter(Column("id") == id && Column("householdId") == householdId)
            guard try own.deleteAll(database) == 1 else { throw HouseholdError.noSuchInvitation }
        }
    }

    /// Makes the acting user a member by a code. A wrong try is counted in the transaction that finds it wrong, so
    /// that tries at once count too.
    public func redeemInvitation(_ code: InvitationCode) async throws -> Household {
        let keys = Set(try await verifiedEmails().map(\.key))
        let userId = access.userId
        let outcome = try await access.database.write { [now] database in
            try Self.redeem(code, by: userId, verified: keys, at: now(), database)
        }
        return try outcome.get()
    }

    private static func redeem(
        _ code: InvitationCode, by userId: String, verified keys: Set<String>, at now: Date, _ database: Database
    ) throws -> Result<Household, HouseholdError> {
        if let seconds = try InvitationTryRecord.wait(of: userId, at: now, database) {
            return .failure(.tooManyTries(retryAfter: seconds))
        }
        guard let invitation = try InvitationRecord.open(codeDigest: code.digest, at: now, database) else {
            try InvitationTryRecord.note(of: userId, at: now, database)
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
