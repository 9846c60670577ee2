/// Whose inventory is worked on, by whom: what scanning and every item command needs, and all it accepts.
public struct HouseholdContext: Equatable, Hashable, Sendable {
    /// The member at work.
    public let userId: String
    /// The household's id.
    public let householdId: String
    /// The household's name, to show.
    public let householdName: String
    /// What the member may do.
    public let role: HouseholdRole

    /// A member's work in a household.
    public init(userId: String, householdId: String, householdName: String, role: HouseholdRole) {
        self.userId = userId
        self.householdId = householdId
        self.householdName = householdName
        self.role = role
    }
}
