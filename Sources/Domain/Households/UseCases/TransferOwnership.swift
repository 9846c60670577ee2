/// Makes another member the owner of a household.
package struct TransferOwnership: Sendable {
    private let households: any HouseholdProviding
    private let members: ListMembers

    package init(households: any HouseholdProviding, members: ListMembers) {
        self.households = households
        self.members = members
    }

    /// Makes the member with this id, mail address or name the owner, and returns the member as before the change.
    /// Throws `HouseholdError` and `DataError`.
    package func execute(_ context: HouseholdContext, to text: String) async throws -> HouseholdMember {
        let member = try await members.execute(context).member(named: text)
        try await households.transferOwnership(of: context.householdId, to: member.membership.userId)
        return member
    }
}
