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

    var purchase: Purchase {
        Purchase(id: id, itemId: itemId, quantity: quantity, purchasedAt: purchasedAt, unit: unit)
    }

    /// Stores a purchase under a new id.
    static func create(_ purchase: Purchase, in householdId: String, _ database: Database) throws {
        let record = PurchaseRecord(
            id: UUID().uuidString.lowercased(), householdId: householdId, itemId: purchase.itemId,
            quantity: purchase.quantity, purchasedAt: purchase.purchasedAt, unit: purchase.unit
        )
        try record.insert(database)
    }

    /// Reads the purchases of an item in the order they were stored.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [Purchase] {
        try filter(Column("householdId") == householdId && Column("itemId") == itemId)
            .order(Column.rowID).fetchAll(database).map(\.purchase)
    }
}
