import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// Checks what a user may access; no other place does. The check runs in the transaction of the access itself, so that
/// a member whom another process removed is refused at the next call.
struct MemberAccess: Sendable {
    let database: SQLiteDatabase
    /// The id of the acting user.
    let userId: String

    init(database: SQLiteDatabase, userId: String) {
        self.database = database.acting(as: userId)
        self.userId = userId
    }

    /// Reads data of a household. Throws as `require` does.
    func read<Value: Sendable>(
        _ householdId: String, as role: HouseholdRole = .member, _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await database.read { database in
            try require(role, in: householdId, database)
            return try work(database)
        }
    }

    /// Changes data of a household. Throws as `require` does.
    func write<Value: Sendable>(
        _ householdId: String, as role: HouseholdRole = .member, _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await database.write { database in
            try require(role, in: householdId, database)
            return try work(database)
        }
    }

    /// Streams data of a household. Ends with `DataError.permission` once the acting user is not a member.
    func stream<Value: Equatable & Sendable>(
        _ householdId: String, today: (@Sendable () -> CivilDate)? = nil,
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        database.stream(today: today) { database in
            try require(.member, in: householdId, database)
            return try fetch(database)
        }
    }

    /// Throws `DataError.permission` unless the acting user is a member, and `HouseholdError.ownerOnly` when `role` is
    /// owner and the member is not one.
    func require(_ role: HouseholdRole, in householdId: String, _ database: Database) throws {
        let key = ["userId": userId, "householdId": householdId]
        guard let own = try MembershipRecord.fetchOne(database, key: key)?.role else { throw DataError.permission }
        guard own.includes(role) else { throw HouseholdError.ownerOnly }
    }

    /// Throws `DataError.permission` unless `other` is the acting user: another user's memberships and preferences are
    /// not accessible.
    func requireSelf(_ other: String) throws {
        guard other == userId else { throw DataError.permission }
    }
}
