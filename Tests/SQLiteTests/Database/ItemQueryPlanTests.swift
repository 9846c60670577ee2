import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshSQLite

/// What a list asks for is found by an index of its own, however many items there are.
@Suite(.inTemporaryFolder) struct ItemQueryPlanTests {
    @Test(arguments: [
        ("needsReview", "itemToCheck"), ("place", "itemByPlace"), ("deadline", "itemInStock"), ("text", "itemText"),
        ("fresh", "itemInStock"), ("noDate", "itemInStock"), ("noName", "itemByText"),
    ])
    func whenThereAreManyItems_shouldUseTheIndex(condition: String, index: String) async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
        let imported = (0..<1_500).map {
            Item(
                id: "item-\($0)", name: "Item \($0)", addedDate: .distantPast, needsReview: $0 == 7 ? [.noDate] : [],
                place: $0 == 7 ? "cellar" : nil)
        }
        _ = try await items.importItems(
            ItemSource(imported), replacing: false, isDryRun: false, on: StoreKind.today(), in: home)
        var query = ItemQuery()
        switch condition {
        case "needsReview": query.needsReview = true
        case "place": query.place = "cellar"
        case "text": query.text = "item 77"
        case "fresh": query.limit(to: .fresh, today: StoreKind.today(), soonDays: 3)
        case "noDate": query.limit(to: .noDate, today: StoreKind.today(), soonDays: 3)
        case "noName": query.lacksName = true
        default: query.limit(toDeadlinesWithin: 3, of: StoreKind.today())
        }
        let statements = Mutex<[String]>([])
        try await database.pool.read { connection in
            connection.trace { event in statements.withLock { $0.append("\(event.expandedDescription)") } }
        }

        let count = try await items.count(query, upTo: .max, in: home)

        let sql = try #require(statements.withLock { $0 }.first { $0.contains("count(*)") })
        let plan = try await DatabaseQueue(path: InTemporaryFolder.file()).read { connection in
            try Row.fetchAll(connection, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String? ?? "" }
        }
        #expect(plan.contains { $0.contains(index) }, "\(plan)")
        let counts = ["deadline": 0, "fresh": 0, "noName": 0, "text": 11, "noDate": 1_500]
        #expect(count == counts[condition] ?? 1)
    }

    @Test func whenOrdersOfDatesAreCounted_shouldReadTheIndexAlone() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
        let statements = Mutex<[String]>([])
        try await database.pool.read { connection in
            connection.trace { event in statements.withLock { $0.append("\(event.expandedDescription)") } }
        }

        _ = try await items.dateOrders(in: home)

        let sql = try #require(statements.withLock { $0 }.first { $0.contains("count(*)") })
        let plan = try await DatabaseQueue(path: InTemporaryFolder.file()).read { connection in
            try Row.fetchAll(connection, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String? ?? "" }
        }
        #expect(plan.contains { $0.contains("COVERING INDEX photoByDateOrder") }, "\(plan)")
    }
}
