public import KeepItFreshDomain

/// A store under test: the repositories of any user over one fresh set of data.
public struct TestStore: Sendable {
    /// The items, for a user.
    public let items: @Sendable (_ userId: String) -> any ItemProviding
    /// The households, for a user.
    public let households: @Sendable (_ userId: String) -> any HouseholdProviding
    /// The choices, for a user.
    public let preferences: @Sendable (_ userId: String) -> any UserPreferencesProviding
    /// The reminders, for a user.
    public let reminders: @Sendable (_ userId: String) -> any ReminderProviding
    /// Makes a user a member.
    public let addMember: @Sendable (_ userId: String, _ householdId: String) async throws -> Void
    /// Takes a user's membership away.
    public let removeMember: @Sendable (_ userId: String, _ householdId: String) async throws -> Void

    /// A store by what it makes.
    public init(
        items: @escaping @Sendable (String) -> any ItemProviding,
        households: @escaping @Sendable (String) -> any HouseholdProviding,
        preferences: @escaping @Sendable (String) -> any UserPreferencesProviding,
        reminders: @escaping @Sendable (String) -> any ReminderProviding,
        addMember: @escaping @Sendable (String, String) async throws -> Void,
        removeMember: @escaping @Sendable (String, String) async throws -> Void
    ) {
        self.items = items
        self.households = households
        self.preferences = preferences
        self.reminders = reminders
        self.addMember = addMember
        self.removeMember = removeMember
    }
}
