import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSQLite
import Testing

extension KifScanProcess {
    /// Adds items of these names to the inventory, all with this use-by date, without photos. Needs a session.
    /// Returns the household's id.
    @discardableResult
    func add(_ names: [String], useBy date: String) async throws -> String {
        let user = try #require(try await run("whoami", "--json").objects().first)
        let userId = try #require(user["userId"] as? String)
        let home = try #require(try await run("household", "list", "--json").objects().first?["id"] as? String)
        let database = try SQLiteDatabase(path: path(".local/share/kif/kif.sqlite"))
        let items = SQLiteItemRepository(database, actingAs: userId, today: { CivilDate(clampedDayNumber: 20_000) })
        for name in names {
            let item = Item(name: name, expiryDate: CivilDate(date), expiryKind: .useBy, addedDate: Date())
            _ = try await items.upsertItem(item, in: home)
        }
        return home
    }
}
