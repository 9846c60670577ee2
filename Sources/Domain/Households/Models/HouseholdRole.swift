/// The role of a member, which decides what the member may do.
public enum HouseholdRole: String, Codable, Hashable, Sendable, CaseIterable {
    /// May do everything, including managing the members.
    case owner
    /// May read and write items.
    case member

    /// Whether this role may do everything that `other` may.
    package func includes(_ other: HouseholdRole) -> Bool {
        self == .owner || other == .member
    }
}
