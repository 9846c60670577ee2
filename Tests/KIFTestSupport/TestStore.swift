package import KeepItFreshDomain

/// A store under test: the repositories of any user over one fresh set of data.
package struct TestStore: Sendable {
    package let items: @Sendable (_ userId: String) -> any ItemProviding & InboxProviding
    package let households: @Sendable (_ userId: String) -> any HouseholdProviding
    package let preferences: @Sendable (_ userId: String) -> any UserPreferencesProviding
    package let reminders: @Sendable (_ userId: String) -> any ReminderProviding
    /// Makes a user a member.
    package let addMember: @Sendable (_ userId: String, _ householdId: String) async throws -> Void
    /// Ends a user's membership.
    package let removeMember: @Sendable (_ userId: String, _ householdId: String) async throws -> Void

    package init(
        items: @escaping @Sendable (String) -> any ItemProviding & InboxProviding,
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
