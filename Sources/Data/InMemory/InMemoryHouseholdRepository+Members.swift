public import KeepItFreshDomain

extension InMemoryHouseholdRepository {
    /// Who belongs to a household, owners first, then by id.
    public func members(of householdId: String) async throws -> [Membership] {
        try await database.read { [userId] data in
            let members = try data.household(householdId, for: userId).members.sorted { $0.key < $1.key }
            return (members.filter { $0.value == .owner } + members.filter { $0.value == .member }).map {
                Membership(userId: $0.key, householdId: householdId, role: $0.value)
            }
        }
    }

    /// Gives a member another role.
    public func setRole(_ role: HouseholdRole, of userId: String, in householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.setRole(role, of: userId) }
    }

    /// Makes a member the owner in place of the acting user.
    public func transferOwnership(of householdId: String, to userId: String) async throws {
        let owner = self.userId
        try await change(householdId, as: .owner) { try $0.transfer(from: owner, to: userId) }
    }

    /// Takes a member out.
    public func removeMember(_ userId: String, from householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.remove(userId) }
    }

    /// Ends the acting user's membership.
    public func leaveHousehold(_ id: String) async throws {
        let userId = userId
        try await change(id, as: .member) { try $0.remove(userId) }
    }

    private func change(
        _ householdId: String, as role: HouseholdRole, _ work: @Sendable (inout Roster) throws -> Void
    ) async throws {
        try await database.write { [userId] data in
            var roster = Roster(try data.household(householdId, for: userId, as: role).members)
            try work(&roster)
            data.households[householdId]?.members = roster.roles
        }
    }
}
