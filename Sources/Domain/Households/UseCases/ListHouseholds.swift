/// Tells a user's households.
public struct ListHouseholds: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    /// Looks into `households` and at what the user chose last.
    public init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The user's households by name. Throws `DataError`.
    public func execute(userId: String) async throws -> [HouseholdSummary] {
        let memberships = try await households.memberships(of: userId)
        let last = try await preferences.lastSelectedHouseholdId(of: userId)
        let isKnown = memberships.contains { $0.householdId == last }
        var summaries: [HouseholdSummary] = []
        for membership in memberships {
            guard let household = try await households.getHousehold(id: membership.householdId) else { continue }
            let count = try await households.members(of: household.id).count
            let isSelected = isKnown ? household.id == last : memberships.count == 1
            summaries.append(
                HouseholdSummary(
                    household: household, role: membership.role, memberCount: count, isSelected: isSelected))
        }
        return summaries
    }
}
