/// Stores the preferences of the acting user; calls for any other user throw `DataError.permission`.
package protocol UserPreferencesProviding: Sendable {
    /// The household that the user used last, even if the user has left it; nil when none was selected or it was
    /// deleted. Throws `DataError`.
    func lastSelectedHouseholdId(of userId: String) async throws -> String?

    /// Stores the household that the user uses; nil clears it. Throws `DataError.permission` for a household of which
    /// the user is not a member.
    func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws
}
