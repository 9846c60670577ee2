/// Removes a member from a household.
package struct RemoveMember: Sendable {
    private let households: any HouseholdProviding
    private let members: ListMembers

    package init(households: any HouseholdProviding, members: ListMembers) {
        self.households = households
        self.members = members
    }

    /// Removes the member with this id, mail address or name, who loses access at once, and returns the member. Throws
    /// `HouseholdError` and `DataError`.
    package func execute(_ context: HouseholdContext, member text: String) async throws -> HouseholdMember {
        let member = try await members.execute(context).member(named: text)
        try await households.removeMember(member.membership.userId, from: context.householdId)
        return member
    }
}
