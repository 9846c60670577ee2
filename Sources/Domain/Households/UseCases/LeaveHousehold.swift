/// Ends the acting user's membership.
package struct LeaveHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    package init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// Leaves the household and deselects it. Throws `HouseholdError.soleOwner` and `onlyMember`, and `DataError`.
    package func execute(_ context: HouseholdContext) async throws {
        do {
            try await households.leaveHousehold(context.householdId)
        } catch HouseholdError.soleOwner {
            throw HouseholdError.soleOwner([context.householdName])
        }
        let last = try await preferences.lastSelectedHouseholdId(of: context.userId)
        if last == context.householdId { try await preferences.setLastSelectedHouseholdId(nil, of: context.userId) }
    }
}
