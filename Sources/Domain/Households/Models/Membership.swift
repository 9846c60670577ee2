/// That a user belongs to a household, and in which role.
public struct Membership: Equatable, Hashable, Codable, Sendable {
    /// The member.
    public let userId: String
    /// The household.
    public let householdId: String
    /// What the member may do.
    public let role: HouseholdRole

    /// A user's membership.
    public init(userId: String, householdId: String, role: HouseholdRole) {
        self.userId = userId
        self.householdId = householdId
        self.role = role
    }
}
