import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// A household's number rises with each change of what its members see, and with nothing else.
@Suite(.inTemporaryFolder) struct HouseholdNumberTests {
    private let day = StoreKind.today()

    @Test func whenSomethingIsSeen_shouldRiseByOne() async throws {
        let (database, home, items) = try await open()
        let households = SQLiteHouseholdRepository(database, actingAs: "ann")
        let reminders = SQLiteReminderRepository(database, actingAs: "ann")
        let thresholds = try #require(ReminderThresholds(useBy: [1], bestBefore: [2]))
        let photo = InboxPhoto(contentHash: "x", name: "x", subject: .other, confidence: 1, savedAt: .distantPast)
        let id = try await items.upsertItem(.sample(), in: home)

        for (name, change) in [
            ("edit", { _ = try await items.edit(id, .move(to: "cellar", packs: nil), on: day, in: home) }),
            ("undo", { _ = try await items.undo(in: home) }),
            ("inbox", { try await items.keep(photo, in: home) }),
            ("decision", { try await items.decide(.forgotten, on: "x", in: home) }),
            ("name", { try await households.renameHousehold(home, to: "Our home") }),
            ("thresholds", { try await reminders.setThresholds(thresholds, in: home) }),
            ("usual thresholds", { try await reminders.setThresholds(nil, in: home) }),
        ] as [(String, () async throws -> Void)] {
            let before = try await number(of: home, database)
            try await change()
            #expect(try await number(of: home, database) == before + 1, "\(name)")
        }
    }

    @Test func whenNothingIsSeen_shouldStay() async throws {
        let (database, home, items) = try await open()
        _ = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)
        let before = try await number(of: home, database)

        _ = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)
        try await items.storeReading(ScannedLabel(), ofPhoto: "b", in: home)
        _ = try? await items.edit("gone", .eat(.all), on: day, in: home)
        _ = try await items.importItems(ItemSource([.sample()]), replacing: false, isDryRun: true, on: day, in: home)

        #expect(try await number(of: home, database) == before)
    }

    private func open() async throws -> (SQLiteDatabase, household: String, SQLiteItemRepository) {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        return (database, home, SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today))
    }

    private func number(of home: String, _ database: SQLiteDatabase) async throws -> Int {
        try await database.read { database in
            try #require(
                try Int.fetchOne(database, sql: "SELECT number FROM household WHERE id = ?", arguments: [home]))
        }
    }
}
