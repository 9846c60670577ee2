/// Changes the role of a member.
package struct ChangeRole: Sendable {
    private let households: any HouseholdProviding
    private let members: ListMembers

    package init(households: any HouseholdProviding, members: ListMembers) {
        self.households = households
        self.members = members
    }

    /// Changes the role of the member with this id, mail address or name, and returns the member as before the change.
    /// Throws `HouseholdError` and `DataError`.
    package func execute(
        _ context: HouseholdContext, member text: String, to role: HouseholdRole
    ) async throws -> HouseholdMember {
        let member = try await members.execute(context).member(named: text)
        try await households.setRole(role, of: member.membership.userId, in: context.householdId)
        return member
    }
}
