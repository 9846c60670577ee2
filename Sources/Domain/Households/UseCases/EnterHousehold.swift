/// Leads a user into a household without a question where that is possible: who belongs to none gets one of the name
/// `Home`.
public struct EnterHousehold: Sendable {
    /// The name of the household that is made for a user who belongs to none.
    public static let defaultName = "Home"

    private let resolve: ResolveHousehold
    private let households: any HouseholdProviding

    /// Settles the household by `resolve` and makes a missing one in `households`.
    public init(resolve: ResolveHousehold, households: any HouseholdProviding) {
        self.resolve = resolve
        self.households = households
    }

    /// The household to work in, and whether it was made just now. Nil when the user has to choose one by name.
    /// Throws `DataError`.
    public func execute(userId: String, named name: String? = nil) async throws -> Entry? {
        switch try await resolve.execute(userId: userId, named: name) {
        case .ready(let context): return Entry(context: context, isNew: false)
        case .choose: return nil
        case .createOrJoin:
            let household = try await households.ensureHousehold(named: Self.defaultName)
            let context = HouseholdContext(
                userId: userId, householdId: household.id, householdName: household.name, role: .owner)
            return Entry(context: context, isNew: true)
        }
    }
}

extension EnterHousehold {
    /// A household that was entered.
    public struct Entry: Equatable, Sendable {
        /// The household and the member's role in it.
        public let context: HouseholdContext
        /// True when the household was made by this call.
        public let isNew: Bool
    }
}
