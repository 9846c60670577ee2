import FoundationEssentials
import GRDB

/// A row of `user`: all that a user has hangs on it.
struct UserRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "user"

    let id: String
    let createdAt: Date

    /// Stores the user unless there is one: users may also come from elsewhere, such as a server.
    static func ensure(_ id: String, _ database: Database) throws {
        try UserRecord(id: id, createdAt: Date()).insert(database, onConflict: .ignore)
    }
}
