import GRDB
import KeepItFreshDomain

/// The one place that decides what a user may reach. The check runs in the transaction of the work itself, so that a
/// member removed by another process is out at the next call.
struct MemberAccess: Sendable {
    /// The file.
    let database: SQLiteDatabase
    /// The acting user.
    let userId: String

    /// Reads what a household has. Throws as `require` does.
    func read<Value: Sendable>(
        _ householdId: String, as role: HouseholdRole = .member, _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await database.read { database in
            try require(role, in: householdId, database)
            return try work(database)
        }
    }

    /// Changes what a household has. Throws as `require` does.
    func write<Value: Sendable>(
        _ householdId: String, as role: HouseholdRole = .member, _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await database.write { database in
            try require(role, in: householdId, database)
            return try work(database)
        }
    }

    /// Follows what a household has. Ends with `DataError.permission` once the acting user is no member.
    func stream<Value: Equatable & Sendable>(
        _ householdId: String, today: (@Sendable () -> CivilDate)? = nil,
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        database.stream(today: today) { database in
            try require(.member, in: householdId, database)
            return try fetch(database)
        }
    }

    /// Throws `DataError.permission` unless the acting user is a member, and `HouseholdError.ownerOnly` when it takes an
    /// owner and the member is none.
    func require(_ role: HouseholdRole, in householdId: String, _ database: Database) throws {
        let key = ["userId": userId, "householdId": householdId]
        guard let own = try MembershipRecord.fetchOne(database, key: key)?.role else { throw DataError.permission }
        guard own.includes(role) else { throw HouseholdError.ownerOnly }
    }

    /// Throws `DataError.permission` unless `other` is the acting user: nobody reads another's memberships or choices.
    func requireSelf(_ other: String) throws {
        guard other == userId else { throw DataError.permission }
    }
}
