public import KeepItFreshDomain

/// What one user chose, in memory.
public actor InMemoryUserPreferences: UserPreferencesProviding {
    private let database: InMemoryDatabase
    private let userId: String

    /// The choices in `database` of the user `userId`.
    public init(_ database: InMemoryDatabase, actingAs userId: String) {
        self.database = database
        self.userId = userId
    }

    /// The household the acting user worked in last, a former member too; nil when none was chosen or it is gone.
    public func lastSelectedHouseholdId(of userId: String) async throws -> String? {
        guard userId == self.userId else { throw DataError.permission }
        return await database.read { data in
            data.lastHouseholdIds[userId].flatMap { data.households[$0]?.household.id }
        }
    }

    /// Remembers a household that the acting user is a member of, or forgets it.
    public func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws {
        guard userId == self.userId else { throw DataError.permission }
        try await database.write { data in
            if let id { _ = try data.household(id, for: userId) }
            data.lastHouseholdIds[userId] = id
        }
    }
}
