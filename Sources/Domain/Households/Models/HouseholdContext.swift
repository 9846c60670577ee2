/// A member acting in a household: scanning and all item commands work in such a context.
public struct HouseholdContext: Equatable, Hashable, Sendable {
    /// The acting member.
    public let userId: String
    /// The household's id.
    public let householdId: String
    /// The household's name, for display.
    public let householdName: String
    /// The member's role.
    public let role: HouseholdRole

    /// A member who acts in a household.
    public init(userId: String, householdId: String, householdName: String, role: HouseholdRole) {
        self.userId = userId
        self.householdId = householdId
        self.householdName = householdName
        self.role = role
    }
}
