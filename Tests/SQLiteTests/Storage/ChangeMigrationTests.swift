import Foundation
import GRDB
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

/// An inventory of the version before changes had ids keeps its whole journal.
@Suite(.inTemporaryFolder) struct ChangeMigrationTests {
    /// What a row of the journal says, whatever the version of the tables.
    private struct Entry: Equatable {
        let userId, date, day, action, photos: String
        let gtin, dateOrder: String?
        let amount: Int?
        let steps: Data
        let removed: Data?
        let isUndone: Bool
    }

    @Test func whenOpened_shouldKeepEveryEntryAndNumberThem() async throws {
        let path = try InTemporaryFolder.file()
        try await makeVersion13(path)
        let before = try await entries(path, undone: "isUndone")
        let database = try SQLiteDatabase(path: path)
        let (items, home) = try await open(database)

        let journal = try await items.journal(in: home, since: nil, of: nil, limit: .max)

        #expect(try await entries(path, undone: "undoneBy IS NOT NULL") == before)
        #expect(before.count == 16 && journal.count == 16)
        #expect(journal.reversed().map(\.number) == (1...16).map { $0 })
        #expect(Set(journal.map(\.changeId)).count == 16 && journal.allSatisfy { $0.changeId.count == 36 })
        #expect(journal.count(where: \.isUndone) == 2 && journal.allSatisfy { $0.undoneBy == nil && $0.device == nil })
        for item in try await items.items(in: home) {
            let history = try await items.history(of: item.id, in: home)
            #expect(history == journal.reversed().filter { entry in entry.steps.contains { $0.itemId == item.id } })
        }
        let rye = try #require(try await items.items(in: home).first { $0.name == "Rye Bread" })
        let change = RequestedChange(.edit(rye.id, .eat(.all)), on: StoreKind.today())
        #expect(try await items.perform(change, in: home).number == 17)
        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    @Test func whenAllIsUndone_shouldBeEmptyAndSound() async throws {
        let path = try InTemporaryFolder.file()
        try await makeVersion13(path)
        let database = try SQLiteDatabase(path: path)
        let (items, home) = try await open(database)

        for _ in 0..<14 { _ = try await items.undo(in: home) }

        await #expect(throws: ItemEditError.nothingToUndo) { try await items.undo(in: home) }
        #expect(try await items.items(in: home).isEmpty)
        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    /// Makes the database with the tables of version 13 and the rows of the fixture.
    private func makeVersion13(_ path: String) async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/version-13.sql")
        let rows = try String(contentsOf: file, encoding: .utf8)
        let queue = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(queue, upTo: "13 inbox")
        try await queue.write { try $0.execute(sql: rows) }
        try queue.close()
    }

    private func open(_ database: SQLiteDatabase) async throws -> (SQLiteItemRepository, household: String) {
        let (user, home) = try await database.read { database in
            let row = try #require(try Row.fetchOne(database, sql: "SELECT userId, householdId FROM membership"))
            return (row["userId"] as String, row["householdId"] as String)
        }
        return (SQLiteItemRepository(database, actingAs: user, today: StoreKind.today), home)
    }

    private func entries(_ path: String, undone: String) async throws -> [Entry] {
        try await DatabaseQueue(path: path).read { database in
            try Row.fetchAll(database, sql: "SELECT *, \(undone) AS undone FROM journal ORDER BY id").map { row in
                Entry(
                    userId: row["userId"], date: row["date"], day: row["day"], action: row["action"],
                    photos: row["photos"], gtin: row["gtin"], dateOrder: row["dateOrder"], amount: row["amount"],
                    steps: row["steps"], removed: row["removed"], isUndone: row["undone"])
            }
        }
    }
}
