/// What a member may do.
public enum HouseholdRole: String, Codable, Hashable, Sendable, CaseIterable {
    /// May do everything, and manage the members.
    case owner
    /// May read and write items.
    case member
}
