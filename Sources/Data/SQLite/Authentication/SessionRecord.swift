import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `session`.
struct SessionRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "session"

    let digest: Data
    let userId: String
    let authMethod: String
    let createdAt: Double
    var usedAt: Double
    let authenticatedAt: Double

    /// True when it can be used at `time`.
    func isAlive(at time: Double) -> Bool {
        time - usedAt <= Session.idleLifetime && time - createdAt <= Session.lifetime
    }

    /// The session it keeps, of a guest or not as the user is now.
    func session(_ database: Database) throws -> Session? {
        let isGuest = try UserRecord.fetchOne(database, key: userId)?.isGuest ?? true
        return Identity(userId: userId, authMethod: AuthMethod(providerId: authMethod), isGuest: isGuest)
            .map { Session(identity: $0, authenticatedAt: Date(timeIntervalSince1970: authenticatedAt)) }
    }
}
