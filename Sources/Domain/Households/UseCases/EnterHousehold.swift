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

    /// The household to work in, made when the user belongs to none; never `.createOrJoin`. Throws `DataError`.
    public func execute(userId: String, named name: String? = nil) async throws -> HouseholdStep {
        let step = try await resolve.execute(userId: userId, named: name)
        guard step == .createOrJoin else { return step }
        let household = try await households.ensureHousehold(named: Self.defaultName)
        let context = HouseholdContext(
            userId: userId, householdId: household.id, householdName: household.name, role: .owner)
        return .ready(context)
    }
}
