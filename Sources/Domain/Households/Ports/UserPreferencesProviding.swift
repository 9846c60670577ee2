/// Keeps what a user chose, each user's apart: `DataError.permission` for any but the acting user.
public protocol UserPreferencesProviding: Sendable {
    /// The household the user worked in last, whether still a member or not; nil when none was chosen or it is gone.
    /// Throws `DataError`.
    func lastSelectedHouseholdId(of userId: String) async throws -> String?

    /// Remembers, or with nil forgets, the household the user works in. Throws `DataError.permission` for a
    /// household the user is no member of.
    func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws
}
