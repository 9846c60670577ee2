/// Ends a user's own membership.
public struct LeaveHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    /// Leaves in `households`; a choice of the household in `preferences` is forgotten.
    public init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// Leaves the household. Throws `HouseholdError.soleOwner` and `onlyMember`, and `DataError`.
    public func execute(_ context: HouseholdContext) async throws {
        do {
            try await households.leaveHousehold(context.householdId)
        } catch HouseholdError.soleOwner {
            throw HouseholdError.soleOwner([context.householdName])
        }
        let last = try await preferences.lastSelectedHouseholdId(of: context.userId)
        if last == context.householdId { try await preferences.setLastSelectedHouseholdId(nil, of: context.userId) }
    }
}
