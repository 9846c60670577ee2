import FoundationEssentials
import GRDB

/// A row of `user`: all that a user has hangs on it.
struct UserRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "user"

    let id: String
    let createdAt: Date

    /// The guest of this machine; nil when nobody has been here yet. Until there are accounts every user is a guest.
    static func guest(_ database: Database) throws -> UserRecord? {
        try order(Column("createdAt"), Column("id")).fetchOne(database)
    }

    /// Stores the user unless there is one: users may also come from elsewhere, such as a server.
    static func ensure(_ id: String, _ database: Database) throws {
        try UserRecord(id: id, createdAt: Date()).insert(database, onConflict: .ignore)
    }
}
