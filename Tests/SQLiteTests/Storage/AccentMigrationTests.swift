import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// One product is one item, however its accents are written, also if it was stored by an earlier version.
@Suite(.inTemporaryFolder) struct AccentMigrationTests {
    private static let composed = "Cr\u{E8}me fra\u{EE}che"
    private static let decomposed = "Cre\u{300}me frai\u{302}che"

    @Test(arguments: StoreKind.allCases)
    func whenTheAccentsAreWrittenOtherwise_shouldBeOneItem(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")

        for name in [Self.decomposed, Self.composed, Self.composed.uppercased()] {
            _ = try await items.perform(Self.adding(name), in: home)
        }

        #expect(try await items.items(in: home).map(\.quantity) == [3])
        for text in ["creme", "CRÈME", "fraiche", Self.decomposed] {
            var query = ItemQuery()
            query.text = text
            #expect(try await items.count(query, upTo: .max, in: home) == 1, "\(text)")
        }
    }

    @Test(arguments: [composed, decomposed])
    func whenAnEarlierVersionStoredIt_shouldBeOneItem(name: String) async throws {
        let path = try InTemporaryFolder.file()
        let (user, home) = try await store(name, in: path)

        let database = try SQLiteDatabase(path: path)
        let items = SQLiteItemRepository(database, actingAs: user, today: StoreKind.today)
        for name in [Self.composed, Self.decomposed] { _ = try await items.perform(Self.adding(name), in: home) }

        let all = try await items.items(in: home)
        #expect(all.map(\.quantity) == [3] && all.first?.name.map { Array($0.utf8) } == Array(name.utf8))
        var query = ItemQuery()
        query.text = "me fraiche"
        #expect(try await items.count(query, upTo: .max, in: home) == 1)
        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    /// Stores an item as versions before migration 22 did, and returns the user and the household.
    private func store(_ name: String, in path: String) async throws -> (user: String, home: String) {
        let database = try SQLiteDatabase(path: path)
        let households = SQLiteHouseholdRepository(database, actingAs: "ann")
        let home = try await households.ensureHousehold(named: "Home").id
        let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
        _ = try await items.perform(Self.adding(name), in: home)
        try await database.write { database in
            try database.execute(
                sql: "UPDATE item SET searchText = ?, productKey = ?",
                arguments: [
                    name.lowercased() + String(repeating: Item.searchTextEnd, count: 6), "name:" + name.lowercased(),
                ])
            try database.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '22 accents'")
        }
        return ("ann", home)
    }

    private static func adding(_ name: String) -> RequestedChange {
        var item = Item(name: name, expiryDate: CivilDate(year: 2027, month: 4, day: 1), addedDate: Date())
        item.fieldsSetByUser = item.fieldsWithValue
        return RequestedChange(.add(item), on: StoreKind.today())
    }
}
