package import FoundationEssentials
package import KeepItFreshDomain

/// Stores the households of one user in memory.
package actor InMemoryHouseholdRepository: HouseholdProviding {
    private let database: InMemoryDatabase
    private let userId: String
    private let verifiedEmails: @Sendable () async throws -> [EmailAddress]
    private let clock: @Sendable () -> Date

    /// Opens the households in `database` for the user `userId`, who owns the `verifiedEmails`.
    package init(
        _ database: InMemoryDatabase, actingAs userId: String,
        verifiedEmails: @escaping @Sendable () async throws -> [EmailAddress] = { [] },
        now: @escaping @Sendable () -> Date
    ) {
        self.database = database
        self.userId = userId
        self.verifiedEmails = verifiedEmails
        clock = now
    }

    /// Stores a household under a new id, with the acting user as its owner.
    package func createHousehold(_ household: Household) async throws -> String {
        await database.write { [userId] in Self.create(household, ownedBy: userId, in: &$0).id }
    }

    /// Streams the acting user's households, sorted by name; for another user it ends with `DataError.permission`.
    package nonisolated func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error> {
        database.stream { [userId] data in
            guard uid == userId else { throw DataError.permission }
            return data.households(of: uid)
        }
    }

    /// A household of the acting user; nil when there is none of that id.
    package func getHousehold(id: String) async throws -> Household? {
        try await database.read { [userId] data in
            guard data.households[id] != nil else { return nil }
            return try data.household(id, for: userId).household
        }
    }

    package func access(
        to householdId: String
    ) async throws -> (context: HouseholdContext, state: RequestedChange.Seen) {
        try await database.read { [userId] data in
            let household = try data.household(householdId, for: userId)
            let context = HouseholdContext(
                userId: userId, householdId: householdId, householdName: household.household.name,
                role: household.members[userId] ?? .member)
            return (context, RequestedChange.Seen(epoch: householdId, number: household.number))
        }
    }

    /// Lists the acting user's memberships, sorted by the households' names.
    package func memberships(of userId: String) async throws -> [Membership] {
        guard userId == self.userId else { throw DataError.permission }
        return await database.read { data in
            data.households(of: userId).compactMap { household in
                data.households[household.id]?.members[userId].map {
                    Membership(userId: userId, householdId: household.id, role: $0)
                }
            }
        }
    }

    /// Returns the acting user's household of that name, created where there is none.
    package func ensureHousehold(named name: String) async throws -> Household {
        await database.write { [userId, clock] data in
            let known = data.households(of: userId).first { $0.name == name }
            return known ?? Self.create(Household(name: name, createdAt: clock()), ownedBy: userId, in: &data)
        }
    }

    package func renameHousehold(_ id: String, to name: String) async throws {
        try await database.write { [userId] data in
            var household = try data.household(id, for: userId, as: .owner)
            household.household.name = name
            data.households[id] = household
        }
    }

    /// Deletes a household with everything in it.
    package func deleteHousehold(_ id: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(id, for: userId, as: .owner)
            data.households[id] = nil
            data.invitations.removeAll { $0.invitation.householdId == id }
        }
    }

    private static func create(
        _ household: Household, ownedBy userId: String, in data: inout InMemoryDatabase.Contents
    ) -> Household {
        var household = household
        household.id = UniqueId.make()
        data.households[household.id] = InMemoryHousehold(household: household, members: [userId: .owner])
        return household
    }
}

extension InMemoryHouseholdRepository {
    /// Lists the members of a household, owners first, then by id.
    package func members(of householdId: String) async throws -> [Membership] {
        try await database.read { [userId] data in
            let members = try data.household(householdId, for: userId).members.sorted { $0.key < $1.key }
            return (members.filter { $0.value == .owner } + members.filter { $0.value == .member }).map {
                Membership(userId: $0.key, householdId: householdId, role: $0.value)
            }
        }
    }

    package func setRole(_ role: HouseholdRole, of userId: String, in householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.setRole(role, of: userId) }
    }

    /// Makes a member the owner in place of the acting user.
    package func transferOwnership(of householdId: String, to userId: String) async throws {
        let owner = self.userId
        try await change(householdId, as: .owner) { try $0.transfer(from: owner, to: userId) }
    }

    package func removeMember(_ userId: String, from householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.remove(userId) }
    }

    /// Ends the acting user's membership.
    package func leaveHousehold(_ id: String) async throws {
        let userId = userId
        try await change(id, as: .member) { try $0.remove(userId) }
    }

    private func change(
        _ householdId: String, as role: HouseholdRole, _ body: @Sendable (inout Roster) throws -> Void
    ) async throws {
        try await database.write { [userId] data in
            var roster = Roster(try data.household(householdId, for: userId, as: role).members)
            try body(&roster)
            data.households[householdId]?.members = roster.roles
        }
    }

    /// Creates an invitation for anyone with its code or, with an address, for the owner of that address.
    package func createInvitation(
        to householdId: String, for email: EmailAddress?
    ) async throws -> Invitation.Issued {
        let invitation = Invitation(
            id: UniqueId.make(), householdId: householdId, email: email?.address, createdBy: userId,
            createdAt: clock())
        let issued = Invitation.Issued(invitation: invitation, code: .random())
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            data.invitations.append(issued)
        }
        return issued
    }

    /// Lists the valid invitations, oldest first.
    package func invitations(to householdId: String) async throws -> [Invitation] {
        try await database.read { [userId, clock] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            return data.openInvitations(at: clock()).map(\.invitation).filter { $0.householdId == householdId }
        }
    }

    package func withdrawInvitation(_ id: String, to householdId: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            let index = data.invitations.firstIndex {
                $0.invitation.id == id && $0.invitation.householdId == householdId
            }
            guard let index else { throw HouseholdError.noSuchInvitation }
            data.invitations.remove(at: index)
        }
    }

    /// Makes the acting user a member by a code.
    package func redeemInvitation(_ code: Invitation.Code) async throws -> Household {
        let keys = Set(try await verifiedEmails().map(\.key))
        let outcome = await database.write { [userId, clock] data in
            Self.redeem(code, by: userId, verified: keys, at: clock(), in: &data)
        }
        return try outcome.get()
    }

    private static func redeem(
        _ code: Invitation.Code, by userId: String, verified keys: Set<String>, at now: Date,
        in data: inout InMemoryDatabase.Contents
    ) -> Result<Household, HouseholdError> {
        let tries = Invitation.AttemptLimit.corrected(data.failedAttempts[userId] ?? [], at: now)
        data.failedAttempts[userId] = tries
        if let seconds = Invitation.AttemptLimit.wait(after: tries, at: now) {
            return .failure(.tooManyTries(retryAfter: seconds))
        }
        guard let invitation = data.openInvitations(at: now).first(where: { $0.code == code })?.invitation,
            let household = data.households[invitation.householdId]
        else {
            data.failedAttempts[userId, default: []].append(now)
            return .failure(.invitationInvalid)
        }
        if household.members[userId] != nil { return .failure(.alreadyMember(household.household.name)) }
        guard invitation.isFor(keys) else { return .failure(.invitationForAnotherAddress) }
        data.households[invitation.householdId]?.members[userId] = .member
        data.invitations.removeAll { $0.invitation.id == invitation.id }
        return .success(household.household)
    }
}
