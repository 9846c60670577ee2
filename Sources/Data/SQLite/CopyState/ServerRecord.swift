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

    /// Makes of a copy, as a backup has it, an inventory of its own, whose owner is this machine's guest. What was not
    /// sent is in it all the same; a list of that stays only with `keepingList`.
    static func leaveServer(_ database: Database, keepingList: Bool = false) throws {
        guard let server = try current(database) else { return }
        try database.execute(sql: "UPDATE user SET isGuest = (id = ?)", arguments: [server.userId])
        // A guest alone can do nothing about a role that an owner has given.
        try database.execute(
            sql: "UPDATE membership SET role = 'owner' WHERE userId = ?", arguments: [server.userId])
        for table in ["server", "outbox", "copiedHousehold", "changed", "leftHousehold"]
        where table != "outbox" || !keepingList {
            try database.execute(sql: "DELETE FROM \(table)")
        }
    }

    /// Reads the row; nil in a file that is no copy.
    static func current(_ database: Database) throws -> ServerRecord? {
        try fetchOne(database.cachedStatement(sql: "SELECT * FROM server LIMIT 1"))
    }
}
