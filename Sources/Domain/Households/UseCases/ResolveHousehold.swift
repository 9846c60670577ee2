/// Determines which household a user's commands use.
package struct ResolveHousehold: Sendable {
    private static let defaultName = "Home"

    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    package init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The household with the given name or id. Without a name: the last selected one if the user still belongs to it,
    /// otherwise the only one. Throws `DataError.permission` when the user has no household with that name.
    package func execute(userId: String, named name: String? = nil) async throws -> HouseholdStep {
        let choices = try await choices(of: userId)
        if let name {
            if let choice = choices.first(where: { $0.household.id == name }) { return .ready(choice.context) }
            let named = choices.filter { $0.household.name == name }
            guard let first = named.first else { throw DataError.permission }
            return named.count == 1 ? .ready(first.context) : .choose(named.map(\.household))
        }
        if let last = try await preferences.lastSelectedHouseholdId(of: userId) {
            if let choice = choices.first(where: { $0.household.id == last }) { return .ready(choice.context) }
            try await preferences.setLastSelectedHouseholdId(nil, of: userId)
        }
        switch choices.count {
        case 0: return .createOrJoin
        case 1: return .ready(choices[0].context)
        default: return .choose(choices.map(\.household))
        }
    }

    /// Like `execute`, but throws where the user would have to act: `HouseholdError.severalFit` when the user has to
    /// choose, `noHousehold` when there is none, and `DataError.permission` when there is none with that name.
    package func context(userId: String, named name: String? = nil) async throws -> HouseholdContext {
        switch try await execute(userId: userId, named: name) {
        case .ready(let context): return context
        case .choose(let households): throw HouseholdError.severalFit(households)
        case .createOrJoin: throw HouseholdError.noHousehold
        }
    }

    /// Like `execute`, but creates a household named `Home` for a user without one; never returns `.createOrJoin`.
    package func enter(userId: String, named name: String? = nil) async throws -> HouseholdStep {
        let step = try await execute(userId: userId, named: name)
        guard step == .createOrJoin else { return step }
        let household = try await households.ensureHousehold(named: Self.defaultName)
        let context = HouseholdContext(
            userId: userId, householdId: household.id, householdName: household.name, role: .owner)
        return .ready(context)
    }

    /// Selects the household with this name or id, which the user's commands use from now on. Throws
    /// `HouseholdError.severalFit`, and `DataError.permission` when the user has none.
    package func select(named name: String, by userId: String) async throws -> HouseholdContext {
        let context = try await context(userId: userId, named: name)
        try await preferences.setLastSelectedHouseholdId(context.householdId, of: userId)
        return context
    }

    /// The contexts for acting in each of the user's households. Throws `DataError`.
    package func contexts(of userId: String) async throws -> [HouseholdContext] {
        try await choices(of: userId).map(\.context)
    }

    /// The user's households, each with the context for acting in it.
    private func choices(of userId: String) async throws -> [(household: Household, context: HouseholdContext)] {
        var choices: [(household: Household, context: HouseholdContext)] = []
        for membership in try await households.memberships(of: userId) {
            guard let household = try await households.getHousehold(id: membership.householdId) else { continue }
            let context = HouseholdContext(
                userId: userId, householdId: household.id, householdName: household.name, role: membership.role)
            choices.append((household, context))
        }
        return choices
    }
}
