import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPostgres
import Testing

@testable import KeepItFreshInMemory
@testable import KeepItFreshSQLite

/// The stores that must pass the contract: the last one where the environment names a PostgreSQL server.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case inMemory, sqlite, workingCopy, postgres

    static var allCases: [StoreKind] {
        [.inMemory, .sqlite, .workingCopy] + (PostgresTestDatabase.isAvailable ? [.postgres] : [])
    }

    var testDescription: String { rawValue }

    /// Makes a fresh store of this kind, in which today is 10 March 2027. Invitations use the time of `now`, and
    /// `verifiedEmails` returns a user's verified addresses.
    func make(
        now: @escaping @Sendable () -> Date = { Date() },
        verifiedEmails: @escaping @Sendable (_ userId: String) -> [EmailAddress] = { _ in [] }
    ) async throws -> TestStore {
        switch self {
        case .inMemory: Self.makeInMemory(now, verifiedEmails)
        case .sqlite: try Self.makeSQLite(SQLiteDatabase(path: InTemporaryFolder.file()), now, verifiedEmails)
        case .workingCopy:
            try Self.makeSQLite(
                SQLiteDatabase(workingCopy: InTemporaryFolder.file(), of: RowsInMemory().server()), now, verifiedEmails)
        case .postgres: try await Self.makePostgres(now, verifiedEmails)
        }
    }

    static let today: @Sendable () -> CivilDate = {
        guard let day = CivilDate(year: 2027, month: 3, day: 10) else { preconditionFailure("March has a tenth") }
        return day
    }

    private static func makeInMemory(
        _ now: @escaping @Sendable () -> Date, _ verifiedEmails: @escaping @Sendable (String) -> [EmailAddress]
    ) -> TestStore {
        let database = InMemoryDatabase()
        return TestStore(
            items: { InMemoryItemRepository(database, actingAs: $0, today: today) },
            households: { userId in
                InMemoryHouseholdRepository(
                    database, actingAs: userId, verifiedEmails: { verifiedEmails(userId) }, now: now)
            },
            preferences: { InMemoryUserPreferences(database, actingAs: $0) },
            reminders: { InMemoryReminderRepository(database, actingAs: $0) },
            addMember: { userId, householdId in
                await database.write { $0.households[householdId]?.members[userId] = .member }
            },
            removeMember: { userId, householdId in
                await database.write { $0.households[householdId]?.members[userId] = nil }
            }
        )
    }

    private static func makePostgres(
        _ now: @escaping @Sendable () -> Date, _ verifiedEmails: @escaping @Sendable (String) -> [EmailAddress]
    ) async throws -> TestStore {
        let server = try await PostgresTestDatabase()
        let rows = PostgresRows(try PostgresSettings(dsn: server.dsn, passwordFile: server.passwordFile))
        let database = try SQLiteDatabase(workingCopy: InTemporaryFolder.file(), of: rows)
        InTemporaryFolder.removeAfterwards(server)
        return try makeSQLite(database, now, verifiedEmails)
    }

    private static func makeSQLite(
        _ database: SQLiteDatabase, _ now: @escaping @Sendable () -> Date,
        _ verifiedEmails: @escaping @Sendable (String) -> [EmailAddress]
    ) throws -> TestStore {
        return TestStore(
            items: { SQLiteItemRepository(database, actingAs: $0, today: today) },
            households: { userId in
                SQLiteHouseholdRepository(
                    database, actingAs: userId, verifiedEmails: { verifiedEmails(userId) }, now: now)
            },
            preferences: { SQLiteUserPreferences(database, actingAs: $0) },
            reminders: { SQLiteReminderRepository(database, actingAs: $0) },
            addMember: { userId, householdId in
                try await database.write { database in
                    try UserRecord.ensure(userId, database)
                    try MembershipRecord(userId: userId, householdId: householdId, role: .member).insert(database)
                }
            },
            removeMember: { userId, householdId in
                try await database.write { database in
                    let key = ["userId": userId, "householdId": householdId]
                    _ = try MembershipRecord.deleteOne(database, key: key)
                }
            }
        )
    }
}
