public import FoundationEssentials
public import KeepItFreshDomain

/// The households of one user, in memory.
public actor InMemoryHouseholdRepository: HouseholdProviding {
    let database: InMemoryDatabase
    let userId: String
    let verifiedEmails: @Sendable () async throws -> [EmailAddress]
    let now: @Sendable () -> Date

    /// The households in `database`, for the user `userId`, who has proven to own the `verifiedEmails`.
    public init(
        _ database: InMemoryDatabase, actingAs userId: String,
        verifiedEmails: @escaping @Sendable () async throws -> [EmailAddress] = { [] },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.userId = userId
        self.verifiedEmails = verifiedEmails
        self.now = now
    }

    /// Stores a household under a new id, the acting user its owner.
    public func createHousehold(_ household: Household) async throws -> String {
        await database.write { [userId] in Self.create(household, ownedBy: userId, in: &$0).id }
    }

    /// The acting user's households by name, live; for another user it ends with `DataError.permission`.
    public nonisolated func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error> {
        database.stream { [userId] data in
            guard uid == userId else { throw DataError.permission }
            return data.households(of: uid)
        }
    }

    /// A household of the acting user; nil when there is none of that id.
    public func getHousehold(id: String) async throws -> Household? {
        try await database.read { [userId] data in
            guard data.households[id] != nil else { return nil }
            return try data.household(id, for: userId).household
        }
    }

    /// The acting user's memberships, households by name.
    public func memberships(of userId: String) async throws -> [Membership] {
        guard userId == self.userId else { throw DataError.permission }
        return await database.read { data in
            data.households(of: userId).compactMap { household in
                data.households[household.id]?.members[userId].map {
                    Membership(userId: userId, householdId: household.id, role: $0)
                }
            }
        }
    }

    /// The acting user's household of that name, made where there is none.
    public func ensureHousehold(named name: String) async throws -> Household {
        await database.write { [userId, now] data in
            let known = data.households(of: userId).first { $0.name == name }
            return known ?? Self.create(Household(name: name, createdAt: now()), ownedBy: userId, in: &data)
        }
    }

    /// Gives a household another name.
    public func renameHousehold(_ id: String, to name: String) async throws {
        try await database.write { [userId] data in
            var household = try data.household(id, for: userId, as: .owner)
            household.household.name = name
            data.households[id] = household
        }
    }

    /// Removes a household with all that hangs on it.
    public func deleteHousehold(_ id: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(id, for: userId, as: .owner)
            data.households[id] = nil
            data.invitations.removeAll { $0.invitation.householdId == id }
        }
    }

    private static func create(
        _ household: Household, ownedBy userId: String, in data: inout InMemoryData
    ) -> Household {
        var household = household
        household.id = UUID().uuidString.lowercased()
        data.households[household.id] = InMemoryHousehold(household: household, members: [userId: .owner])
        return household
    }
}
