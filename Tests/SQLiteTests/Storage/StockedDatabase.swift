import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// A database with some of everything, large enough for trees of pages with branches and for values that continue on
/// further pages.
struct StockedDatabase {
    static let pageSize = 4096
    /// The user, and the name of the household.
    static let user = "ann"
    static let household = "Home"
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    let path: String

    /// Makes the database at `path`; all of it is in the file when this returns.
    init(at path: String, items count: Int = 150) async throws {
        self.path = path
        let database = try SQLiteDatabase(path: path)
        let households = SQLiteHouseholdRepository(database, actingAs: Self.user)
        let home = try await households.ensureHousehold(named: Self.household).id
        _ = try await households.createInvitation(to: home, for: nil)
        let items = SQLiteItemRepository(database, actingAs: Self.user, today: StoreKind.today)
        let imported = (0..<count).map(Self.item)
        for start in stride(from: 0, to: count, by: 40) {
            let part = Array(imported[start..<min(start + 40, count)])
            _ = try await items.importItems(
                ItemSource(part), replacing: false, isDryRun: false, on: StoreKind.today(), in: home)
        }
        for number in 0..<12 {
            var photo = StoredPhoto(contentHash: "photo \(number)", name: "\(number).jpg")
            photo.label = ScannedLabel(
                lines: (0..<number * 8).map { TextLine(text: "line \($0) of the label of photo \(number)") })
            _ = try await items.save([.sample(name: "Tin \(number)", gtin: nil)], ofPhotos: [photo], in: home)
        }
        for number in 0..<9 {
            _ = try await items.edit("item-\(number)", .eat(.thousandths(1000)), on: StoreKind.today(), in: home)
        }
        _ = try await items.edit("item-20", .freeze(packs: 1), on: StoreKind.today(), in: home)
        _ = try await items.undo(in: home)
        _ = try await items.edit("item-30", .delete, on: StoreKind.today(), in: home)
        try await SQLiteUserPreferences(database, actingAs: Self.user).setLastSelectedHouseholdId(home, of: Self.user)
        try await Self.rewrite(database)
    }

    /// The names of the items that are stored.
    static func names(at path: String) async throws -> [String?] {
        try await items(at: path).map(\.name)
    }

    /// The stored items.
    static func items(at path: String) async throws -> [Item] {
        let database = try SQLiteDatabase(path: path)
        let households = SQLiteHouseholdRepository(database, actingAs: user)
        let home = try #require(try await households.memberships(of: user).first).householdId
        return try await SQLiteItemRepository(database, actingAs: user, today: StoreKind.today).items(in: home)
    }

    /// The pages that are in use, or only those of a type (SQLite, "The DBSTAT Virtual Table").
    func pages(ofType type: String? = nil) throws -> [Int] {
        try DatabaseQueue(path: path).read {
            let sql = "SELECT DISTINCT pageno FROM dbstat WHERE pagetype = ?1 OR ?1 IS NULL ORDER BY pageno"
            return try Int.fetchAll($0, sql: sql, arguments: [type])
        }
    }

    private static func item(_ number: Int) -> Item {
        Item(
            id: "item-\(number)", name: "Item \(number)", brand: "Brand \(number % 7)", quantity: 1 + number % 5,
            unit: "500 g", expiryDate: CivilDate(clampedDayNumber: 20_800 + number), expiryKind: .bestBefore,
            addedDate: start, notes: number % 25 == 0 ? String(repeating: "note \(number). ", count: 900) : "note")
    }

    /// Leaves no free pages, and nothing in the log.
    private static func rewrite(_ database: SQLiteDatabase) async throws {
        try await database.pool.writeWithoutTransaction { connection in
            try connection.execute(sql: "VACUUM")
            _ = try connection.checkpoint(.truncate)
        }
    }
}
