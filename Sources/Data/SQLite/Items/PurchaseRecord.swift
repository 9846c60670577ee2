import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `purchase`.
struct PurchaseRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "purchase"

    let id: String
    let householdId: String
    let itemId: String
    let quantity: Int
    let purchasedAt: Date
    let unit: String?

    init(_ purchase: Purchase, in householdId: String) {
        self.householdId = householdId
        (id, itemId, quantity) = (purchase.id, purchase.itemId, purchase.quantity)
        (purchasedAt, unit) = (purchase.purchasedAt, purchase.unit)
    }

    var purchase: Purchase {
        Purchase(id: id, itemId: itemId, quantity: quantity, purchasedAt: purchasedAt, unit: unit)
    }

    /// Reads the purchases of an item in the order they were stored.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [Purchase] {
        try filter(Column("householdId") == householdId && Column("itemId") == itemId)
            .order(Column.rowID).fetchAll(database).map(\.purchase)
    }
}
