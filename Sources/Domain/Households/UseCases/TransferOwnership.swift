/// Hands a household on to another member.
public struct TransferOwnership: Sendable {
    private let households: any HouseholdProviding
    private let members: ListMembers

    /// Hands over in `households`; `members` finds the member.
    public init(households: any HouseholdProviding, members: ListMembers) {
        self.households = households
        self.members = members
    }

    /// The member of that id, mail address or name, before the change. Throws `HouseholdError` and `DataError`.
    public func execute(_ context: HouseholdContext, to text: String) async throws -> HouseholdMember {
        let member = try await members.execute(context).member(named: text)
        try await households.transferOwnership(of: context.householdId, to: member.membership.userId)
        return member
    }
}
