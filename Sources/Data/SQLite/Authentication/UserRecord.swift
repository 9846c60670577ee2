import FoundationEssentials
import GRDB

/// A row of `user`: all that a user has hangs on it.
struct UserRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "user"

    let id: String
    let createdAt: Date
    let isGuest: Bool

    /// The guest of this machine; nil when nobody has been here yet, or who was has an account now.
    static func guest(_ database: Database) throws -> UserRecord? {
        try filter(Column("isGuest") == true).order(Column("createdAt"), Column("id")).fetchOne(database)
    }

    /// Stores the user unless there is one: users may also come from elsewhere, such as a server.
    static func ensure(_ id: String, _ database: Database) throws {
        try UserRecord(id: id, createdAt: Date(), isGuest: true).insert(database, onConflict: .ignore)
    }

    /// Stores a new user and returns the id.
    static func create(isGuest: Bool, at date: Date, _ database: Database) throws -> String {
        let record = UserRecord(id: UUID().uuidString.lowercased(), createdAt: date, isGuest: isGuest)
        try record.insert(database)
        return record.id
    }
}
