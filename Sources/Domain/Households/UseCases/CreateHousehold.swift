package import FoundationEssentials

/// Creates a household and selects it.
package struct CreateHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    package init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// Creates a household that the user owns. Throws `HouseholdError.invalidName` and `nameTaken`, and `DataError`.
    package func execute(named text: String, by userId: String, at now: Date = Date()) async throws -> Household {
        let name = try Household.name(from: text)
        try await households.requireFree(name, for: userId)
        var household = Household(name: name, createdAt: now)
        household.id = try await households.createHousehold(household)
        try await preferences.setLastSelectedHouseholdId(household.id, of: userId)
        return household
    }
}
