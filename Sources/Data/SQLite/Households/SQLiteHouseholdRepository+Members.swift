import GRDB
public import KeepItFreshDomain

extension SQLiteHouseholdRepository {
    /// Who belongs to a household, owners first, then by id.
    public func members(of householdId: String) async throws -> [Membership] {
        try await access.read(householdId) { database in
            try MembershipRecord.filter(Column("householdId") == householdId)
                .order(Column("role") != HouseholdRole.owner.rawValue, Column("userId"))
                .fetchAll(database).map(\.membership)
        }
    }

    /// Gives a member another role.
    public func setRole(_ role: HouseholdRole, of userId: String, in householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.setRole(role, of: userId) }
    }

    /// Makes a member the owner in place of the acting user.
    public func transferOwnership(of householdId: String, to userId: String) async throws {
        let owner = access.userId
        try await change(householdId, as: .owner) { try $0.transfer(from: owner, to: userId) }
    }

    /// Takes a member out.
    public func removeMember(_ userId: String, from householdId: String) async throws {
        try await change(householdId, as: .owner) { try $0.remove(userId) }
    }

    /// Ends the acting user's membership.
    public func leaveHousehold(_ id: String) async throws {
        let userId = access.userId
        try await change(id, as: .member) { try $0.remove(userId) }
    }

    private func change(
        _ householdId: String, as role: HouseholdRole, _ work: @escaping @Sendable (inout Roster) throws -> Void
    ) async throws {
        try await access.write(householdId, as: role) { database in
            var roster = try MembershipRecord.roster(of: householdId, database)
            try work(&roster)
            try MembershipRecord.store(roster, of: householdId, database)
        }
    }
}
