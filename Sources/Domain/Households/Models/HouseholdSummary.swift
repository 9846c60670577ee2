/// A household as one of its members sees it in a list.
public struct HouseholdSummary: Equatable, Sendable {
    /// The household.
    public let household: Household
    /// What the user may do.
    public let role: HouseholdRole
    /// How many belong to it.
    public let memberCount: Int
    /// True for the one that is worked in unless another is named.
    public let isSelected: Bool

    /// A household in a list.
    public init(household: Household, role: HouseholdRole, memberCount: Int, isSelected: Bool) {
        self.household = household
        self.role = role
        self.memberCount = memberCount
        self.isSelected = isSelected
    }
}
