/// Lists the members of a household.
package struct ListMembers: Sendable {
    private let households: any HouseholdProviding
    private let profiles: any ProfilePort

    package init(households: any HouseholdProviding, profiles: any ProfilePort) {
        self.households = households
        self.profiles = profiles
    }

    /// The members, owners first. Throws `DataError.permission` when the acting user is not a member.
    package func execute(_ context: HouseholdContext) async throws -> [HouseholdMember] {
        var members: [HouseholdMember] = []
        for membership in try await households.members(of: context.householdId) {
            let profile = try await profiles.getProfile(userId: membership.userId)
            members.append(
                HouseholdMember(membership: membership, displayName: profile?.displayName, email: profile?.email))
        }
        return members
    }
}
