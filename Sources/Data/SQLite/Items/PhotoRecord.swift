import FoundationEssentials
import GRDB

/// A row of `photo`: a picture whose items are stored.
struct PhotoRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "photo"

    let householdId: String
    let contentHash: String
    let name: String
    let savedAt: Date

    /// Remembers that the photo made, or added to, an item.
    func link(_ itemId: String, _ database: Database) throws {
        try database.execute(
            sql: "INSERT OR IGNORE INTO photoItem (householdId, contentHash, itemId) VALUES (?, ?, ?)",
            arguments: [householdId, contentHash, itemId]
        )
    }
}
