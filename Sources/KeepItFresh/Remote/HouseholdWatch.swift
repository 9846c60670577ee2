package import KeepItFreshDomain
import KeepItFreshSQLite

/// Finds out which households were changed, for all who listen.
package struct HouseholdWatch: Sendable {
    private let watch: SQLiteHouseholdWatch

    init(_ watch: SQLiteHouseholdWatch) {
        self.watch = watch
    }

    /// Whether anything has changed since the last call, by any process, and for the users of the sessions with these
    /// public ids by any server; the first is true. Throws `DataError`.
    package func hasChanged(forSessions ids: [String]) async throws -> Bool {
        try await watch.hasChanged(forSessions: ids)
    }

    /// The households that the users of these sessions may see, with their states, by the public ids of the sessions.
    /// One that has ended is left out. Throws `DataError`.
    package func states(ofSessions ids: [String]) async throws -> [String: [String: RequestedChange.Seen]] {
        try await watch.states(ofSessions: ids)
    }
}
