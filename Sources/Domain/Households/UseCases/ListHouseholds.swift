/// Lists a user's households.
package struct ListHouseholds: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    package init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The user's households, sorted by name. Throws `DataError`.
    package func execute(userId: String) async throws -> [Household.Summary] {
        let memberships = try await households.memberships(of: userId)
        let last = try await preferences.lastSelectedHouseholdId(of: userId)
        let isKnown = memberships.contains { $0.householdId == last }
        var summaries: [Household.Summary] = []
        for membership in memberships {
            guard let household = try await households.getHousehold(id: membership.householdId) else { continue }
            let count = try await households.members(of: household.id).count
            let isSelected = isKnown ? household.id == last : memberships.count == 1
            summaries.append(
                Household.Summary(
                    household: household, role: membership.role, memberCount: count, isSelected: isSelected))
        }
        return summaries
    }
}
