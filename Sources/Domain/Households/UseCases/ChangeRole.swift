/// Gives a member another role.
public struct ChangeRole: Sendable {
    private let households: any HouseholdProviding
    private let members: ListMembers

    /// Changes roles in `households`; `members` finds the member.
    public init(households: any HouseholdProviding, members: ListMembers) {
        self.households = households
        self.members = members
    }

    /// The member of that id, mail address or name, before the change. Throws `HouseholdError` and `DataError`.
    public func execute(
        _ context: HouseholdContext, member text: String, to role: HouseholdRole
    ) async throws -> HouseholdMember {
        let member = try await members.execute(context).member(named: text)
        try await households.setRole(role, of: member.membership.userId, in: context.householdId)
        return member
    }
}
