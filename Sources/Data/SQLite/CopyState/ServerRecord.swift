import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// The row of `server`: whose copy the file is.
struct ServerRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "server"

    /// The server's address, without a path.
    let address: String
    let userId: String
    /// `Identity` in JSON.
    let identity: Data
    /// The public id of the device's session at the server.
    let device: String
    var reachedAt: Double?
    var failedAt: Double?
    var isSignedOut = false

    /// Reads the row; nil in a file that is no copy.
    static func current(_ database: Database) throws -> ServerRecord? {
        try fetchOne(database.cachedStatement(sql: "SELECT * FROM server LIMIT 1"))
    }
}
