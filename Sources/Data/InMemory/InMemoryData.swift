import KeepItFreshDomain

/// All that an `InMemoryDatabase` holds at one time.
struct InMemoryData: Sendable {
    /// By their ids.
    var households: [String: InMemoryHousehold] = [:]
    /// The households that users worked in last, by user id.
    var lastHouseholdIds: [String: String] = [:]

    /// A household that the user is a member of. Throws `DataError.permission` for everyone else.
    func household(_ id: String, for userId: String) throws(DataError) -> InMemoryHousehold {
        guard let household = households[id], household.members[userId] != nil else { throw .permission }
        return household
    }

    /// The households of a user by name.
    func households(of userId: String) -> [Household] {
        let own = households.values.filter { $0.members[userId] != nil }.map(\.household)
        return own.sorted { ($0.name, $0.createdAt, $0.id) < ($1.name, $1.createdAt, $1.id) }
    }
}
