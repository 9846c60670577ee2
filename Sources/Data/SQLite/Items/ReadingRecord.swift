import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `reading`: what was read of a photo that made no item, or whose items are not stored yet.
struct ReadingRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "reading"

    /// Seconds that a reading is good for: after that a newer version may read more.
    private static let lifetime: Double = 86_400

    let householdId: String
    let contentHash: String
    /// The label in JSON.
    let label: Data
    let readAt: Date

    /// Keeps a reading, and drops those that are too old.
    static func keep(_ label: Label, ofPhoto contentHash: String, in householdId: String, _ database: Database) throws {
        try filter(Column("readAt") < Date() - lifetime).deleteAll(database)
        let content = try JSONEncoder().encode(label)
        try ReadingRecord(householdId: householdId, contentHash: contentHash, label: content, readAt: Date())
            .upsert(database)
    }

    /// What was kept of a photo; nil when nothing was, or too long ago.
    static func label(ofPhoto contentHash: String, in householdId: String, _ database: Database) throws -> Label? {
        let key = ["householdId": householdId, "contentHash": contentHash]
        guard let record = try fetchOne(database, key: key), record.readAt > Date() - lifetime else { return nil }
        return try? JSONDecoder().decode(Label.self, from: record.label)
    }
}
