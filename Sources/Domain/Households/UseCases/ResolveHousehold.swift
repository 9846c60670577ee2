/// Settles in which household a user works.
public struct ResolveHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    /// Looks up the user's households and what the user chose last.
    public init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The household of the given name; without a name the last selected one if the user still belongs to it, else
    /// the only one. Throws `DataError.permission` when the user has no household of that name.
    public func execute(userId: String, named name: String? = nil) async throws -> HouseholdStep {
        let contexts = try await contexts(of: userId)
        if let name {
            let named = contexts.filter { $0.householdName == name }
            guard let first = named.first else { throw DataError.permission }
            return named.count == 1 ? .ready(first) : try await choice(among: named)
        }
        if let last = try await preferences.lastSelectedHouseholdId(of: userId) {
            if let context = contexts.first(where: { $0.householdId == last }) { return .ready(context) }
            try await preferences.setLastSelectedHouseholdId(nil, of: userId)
        }
        switch contexts.count {
        case 0: return .createOrJoin
        case 1: return .ready(contexts[0])
        default: return try await choice(among: contexts)
        }
    }

    private func contexts(of userId: String) async throws -> [HouseholdContext] {
        var contexts: [HouseholdContext] = []
        for membership in try await households.memberships(of: userId) {
            guard let household = try await households.getHousehold(id: membership.householdId) else { continue }
            contexts.append(
                HouseholdContext(
                    userId: userId, householdId: household.id, householdName: household.name, role: membership.role))
        }
        return contexts
    }

    private func choice(among contexts: [HouseholdContext]) async throws -> HouseholdStep {
        var found: [Household] = []
        for context in contexts {
            if let household = try await households.getHousehold(id: context.householdId) { found.append(household) }
        }
        return .choose(found)
    }
}
