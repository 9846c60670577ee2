/// Keeps the households and who belongs to them.
public protocol HouseholdProviding: Sendable {
    /// Stores a household under a new id, the acting user as its owner, and returns the id. Throws `DataError`.
    func createHousehold(_ household: Household) async throws -> String

    /// The acting user's households by name, now and after every change, another process's too. Ends with `DataError`.
    func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error>

    /// A household; nil when there is none. Throws `DataError.permission` when the acting user is no member.
    func getHousehold(id: String) async throws -> Household?

    /// The acting user's memberships, households by name. Throws `DataError.permission` for another user.
    func memberships(of userId: String) async throws -> [Membership]

    /// The acting user's household of that name, made at the first call: two processes that call at once get the same
    /// one. Throws `DataError`.
    func ensureHousehold(named name: String) async throws -> Household
}
