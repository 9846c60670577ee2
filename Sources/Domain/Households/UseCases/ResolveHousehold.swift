/// Settles in which household a user works.
public struct ResolveHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    /// Looks up the user's households and what the user chose last.
    public init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The household of the given name or id; without a name the last selected one if the user still belongs to it,
    /// else the only one. Throws `DataError.permission` when the user has no household of that name.
    public func execute(userId: String, named name: String? = nil) async throws -> HouseholdStep {
        let places = try await places(of: userId)
        if let name {
            if let place = places.first(where: { $0.household.id == name }) { return .ready(place.context) }
            let named = places.filter { $0.household.name == name }
            guard let first = named.first else { throw DataError.permission }
            return named.count == 1 ? .ready(first.context) : .choose(named.map(\.household))
        }
        if let last = try await preferences.lastSelectedHouseholdId(of: userId) {
            if let place = places.first(where: { $0.household.id == last }) { return .ready(place.context) }
            try await preferences.setLastSelectedHouseholdId(nil, of: userId)
        }
        switch places.count {
        case 0: return .createOrJoin
        case 1: return .ready(places[0].context)
        default: return .choose(places.map(\.household))
        }
    }

    /// The household to work in, by name or id or without either. Throws `HouseholdError.severalFit` when the user has
    /// to say which, `noHousehold` when there is none, and `DataError.permission` when there is none of that name.
    public func context(userId: String, named name: String? = nil) async throws -> HouseholdContext {
        switch try await execute(userId: userId, named: name) {
        case .ready(let context): return context
        case .choose(let households): throw HouseholdError.severalFit(households)
        case .createOrJoin: throw HouseholdError.noHousehold
        }
    }

    /// The user's households, each with what working in it takes.
    private func places(of userId: String) async throws -> [(household: Household, context: HouseholdContext)] {
        var places: [(household: Household, context: HouseholdContext)] = []
        for membership in try await households.memberships(of: userId) {
            guard let household = try await households.getHousehold(id: membership.householdId) else { continue }
            let context = HouseholdContext(
                userId: userId, householdId: household.id, householdName: household.name, role: membership.role)
            places.append((household, context))
        }
        return places
    }
}
