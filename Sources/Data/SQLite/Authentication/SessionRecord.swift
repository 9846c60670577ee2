import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `session`.
struct SessionRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "session"

    let id: String
    let userId: String
    let authMethod: String
    let isGuest: Bool
    let createdAt: Date

    /// Who is signed in.
    var identity: Identity? {
        Identity(userId: userId, authMethod: AuthMethod(providerId: authMethod), isGuest: isGuest)
    }

    /// The session of this machine; nil when nobody is signed in.
    static func current(_ database: Database) throws -> SessionRecord? {
        try order(Column("createdAt").desc, Column("id")).fetchOne(database)
    }

    /// Signs the guest in: the one who was here before, so that signing out loses nothing, or else a new one.
    static func createGuest(_ database: Database) throws -> SessionRecord {
        let userId = try UserRecord.guest(database)?.id ?? UUID().uuidString.lowercased()
        let id = UUID().uuidString.lowercased()
        let method = AuthMethod.guest.providerId
        try UserRecord.ensure(userId, database)
        let record = SessionRecord(id: id, userId: userId, authMethod: method, isGuest: true, createdAt: Date())
        try record.insert(database)
        return record
    }
}
