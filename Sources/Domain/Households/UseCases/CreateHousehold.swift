public import FoundationEssentials

/// Makes a household and selects it.
public struct CreateHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    /// Makes households in `households`; the choice goes to `preferences`.
    public init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The new household, the user its owner. Throws `HouseholdError.invalidName` and `nameTaken`, and `DataError`.
    public func execute(named text: String, by userId: String, at now: Date = Date()) async throws -> Household {
        let name = try Household.name(from: text)
        try await households.requireFree(name, for: userId)
        var household = Household(name: name, createdAt: now)
        household.id = try await households.createHousehold(household)
        try await preferences.setLastSelectedHouseholdId(household.id, of: userId)
        return household
    }
}
