import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshInMemory
@testable import KeepItFreshSQLite

/// The stores that must pass the contract.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case inMemory, sqlite

    var testDescription: String { rawValue }

    /// Makes a fresh store of this kind, in which today is 10 March 2027. Invitations use the time of `now`, and
    /// `verifiedEmails` returns a user's verified addresses.
    func make(
        now: @escaping @Sendable () -> Date = { Date() },
        verifiedEmails: @escaping @Sendable (_ userId: String) -> [EmailAddress] = { _ in [] }
    ) throws -> TestStore {
        switch self {
        case .inMemory: Self.makeInMemory(now, verifiedEmails)
        case .sqlite: try Self.makeSQLite(now, verifiedEmails)
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

    private static func makeSQLite(
        _ now: @escaping @Sendable () -> Date, _ verifiedEmails: @escaping @Sendable (String) -> [EmailAddress]
    ) throws -> TestStore {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
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
