/// Remembers which household a user works in.
public struct SelectHousehold: Sendable {
    private let resolve: ResolveHousehold
    private let preferences: any UserPreferencesProviding

    /// Finds the household by `resolve` and remembers it in `preferences`.
    public init(resolve: ResolveHousehold, preferences: any UserPreferencesProviding) {
        self.resolve = resolve
        self.preferences = preferences
    }

    /// The household of that name or id, selected. Throws `HouseholdError.severalFit`, and `DataError.permission` when
    /// the user has none.
    public func execute(named name: String, by userId: String) async throws -> HouseholdContext {
        let context = try await resolve.context(userId: userId, named: name)
        try await preferences.setLastSelectedHouseholdId(context.householdId, of: userId)
        return context
    }
}
