package import KeepItFreshDomain

/// The server's side of copies: makes the changes of a device, and answers with the rows that it lacks.
package struct SQLiteExchange: Sendable {
    private let database: SQLiteDatabase
    private let userId: String

    /// Answers a user's devices from a database.
    package init(_ database: SQLiteDatabase, actingAs userId: String) {
        self.database = database
        self.userId = userId
    }

    /// Answers a request of the device with this public id. Throws `DataError.permission` for who is no member, and
    /// what the store throws; what was done until then stays done, and is answered the next time.
    package func answer(
        _ request: CopyRequest, of householdId: String, device: String
    ) async throws -> CopyAnswer { fatalError() }
}
