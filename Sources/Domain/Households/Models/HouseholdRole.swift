/// What a member may do.
public enum HouseholdRole: String, Codable, Hashable, Sendable, CaseIterable {
    /// May do everything, and manage the members.
    case owner
    /// May read and write items.
    case member

    /// True when who has this role may do all that the other may.
    package func includes(_ other: HouseholdRole) -> Bool {
        self == .owner || other == .member
    }
}
