/// Keeps what a user chose, each user's apart.
public protocol UserPreferencesProviding: Sendable {
    /// The household the user worked in last; nil when none was chosen. Throws `DataError`.
    func lastSelectedHouseholdId(of userId: String) async throws -> String?

    /// Remembers, or with nil forgets, the household the user works in. Throws `DataError`.
    func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws
}
