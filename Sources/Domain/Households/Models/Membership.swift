/// A user's membership of a household.
package struct Membership: Equatable, Hashable, Codable, Sendable {
    package let userId: String
    package let householdId: String
    package let role: HouseholdRole

    package init(userId: String, householdId: String, role: HouseholdRole) {
        self.userId = userId
        self.householdId = householdId
        self.role = role
    }
}
