/// Takes a member out of a household.
public struct RemoveMember: Sendable {
    private let households: any HouseholdProviding
    private let members: ListMembers

    /// Removes in `households`; `members` finds the member.
    public init(households: any HouseholdProviding, members: ListMembers) {
        self.households = households
        self.members = members
    }

    /// The member of that id, mail address or name, who has no access any more. Throws `HouseholdError` and `DataError`.
    public func execute(_ context: HouseholdContext, member text: String) async throws -> HouseholdMember {
        let member = try await members.execute(context).member(named: text)
        try await households.removeMember(member.membership.userId, from: context.householdId)
        return member
    }
}
