import KeepItFreshDomain

/// Stores the preferences of one user in memory.
package actor InMemoryUserPreferences: UserPreferencesProviding {
    private let database: InMemoryDatabase
    private let userId: String

    /// Opens the preferences in `database` of the user `userId`.
    package init(_ database: InMemoryDatabase, actingAs userId: String) {
        self.database = database
        self.userId = userId
    }

    /// The household the acting user worked in last, even as a former member; nil when none was chosen or it was
    /// deleted.
    package func lastSelectedHouseholdId(of userId: String) async throws -> String? {
        guard userId == self.userId else { throw DataError.permission }
        return await database.read { data in
            data.lastHouseholdIds[userId].flatMap { data.households[$0]?.household.id }
        }
    }

    /// Stores the household that the acting user works in, or with nil none.
    package func setLastSelectedHouseholdId(_ id: String?, of userId: String) async throws {
        guard userId == self.userId else { throw DataError.permission }
        try await database.write { data in
            if let id { _ = try data.household(id, for: userId) }
            data.lastHouseholdIds[userId] = id
        }
    }
}
