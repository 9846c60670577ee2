import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

/// How deleting a user affects households; deleting an account is built on it.
@Suite(.inTemporaryFolder) struct UserRemovalTests {
    @Test func case31_whenTheUserIsTheOnlyOwnerWithOtherMembers_shouldRefuseAndChangeNothing() async throws {
        let (database, home) = try await open()
        let own = try await households(database, "ann").ensureHousehold(named: "Alone").id
        try await join("bob", home, database)

        await #expect(throws: HouseholdError.soleOwner(["Home"])) {
            try await database.write { try UserRecord.remove("ann", $0) }
        }

        #expect(try await households(database, "ann").memberships(of: "ann").map(\.householdId) == [own, home])
    }

    @Test func case32_whenAUserIsRemoved_shouldLeaveNoRowWithTheIdAndNoHouseholdWithoutMembers() async throws {
        let (database, home) = try await open()
        let ann = households(database, "ann")
        let own = try await ann.ensureHousehold(named: "Alone").id
        _ = try await items(database, "ann").save([.sample()], ofPhoto: "a", named: "a.jpg", in: own)
        try await join("bob", home, database)
        try await ann.setRole(.owner, of: "bob", in: home)
        _ = try await ann.createInvitation(to: home, for: nil)
        _ = try? await ann.redeemInvitation(.random())
        try await SQLiteUserPreferences(database, actingAs: "ann").setLastSelectedHouseholdId(own, of: "ann")
        _ = try await SQLiteProfileAdapter(database).createProfile(userId: "ann", seed: ["displayName": "Ann"])

        try await database.write { try UserRecord.remove("ann", $0) }

        let (traces, memberless) = try await database.read { database in
            (try Self.tables(naming: "ann", database), try Self.memberlessHouseholds(database))
        }
        #expect(traces == [])
        #expect(memberless == 0)
        #expect(try await households(database, "bob").members(of: home).map(\.userId) == ["bob"])
        #expect(try await database.read { try ItemRecord.fetchCount($0) } == 0)
    }

    /// The tables with a text column that contains the id.
    private static func tables(naming id: String, _ database: Database) throws -> [String] {
        let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        return try String.fetchAll(database, sql: names).filter { table in
            try database.columns(in: table).contains { column in
                let sql = "SELECT count(*) FROM \"\(table)\" WHERE \"\(column.name)\" = ?"
                return try Int.fetchOne(database, sql: sql, arguments: [id]) != 0
            }
        }
    }

    private static func memberlessHouseholds(_ database: Database) throws -> Int? {
        let sql = "SELECT count(*) FROM household WHERE id NOT IN (SELECT householdId FROM membership)"
        return try Int.fetchOne(database, sql: sql)
    }

    private func join(_ userId: String, _ home: String, _ database: SQLiteDatabase) async throws {
        let code = try await households(database, "ann").createInvitation(to: home, for: nil).code
        _ = try await households(database, userId).redeemInvitation(code)
    }

    private func open() async throws -> (SQLiteDatabase, String) {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        return (database, try await households(database, "ann").ensureHousehold(named: "Home").id)
    }

    private func households(_ database: SQLiteDatabase, _ userId: String) -> SQLiteHouseholdRepository {
        SQLiteHouseholdRepository(database, actingAs: userId)
    }

    private func items(_ database: SQLiteDatabase, _ userId: String) -> SQLiteItemRepository {
        SQLiteItemRepository(database, actingAs: userId, today: StoreKind.today)
    }
}
