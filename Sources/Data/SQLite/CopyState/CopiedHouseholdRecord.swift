import GRDB
import KeepItFreshDomain

/// A row of `copiedHousehold`.
struct CopiedHouseholdRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "copiedHousehold"

    let householdId: String
    /// The household's name before it is copied.
    var name = ""
    /// The household's epoch on the server with which it exchanges.
    var copy = ""
    /// Up to where it has what was changed there; 0 for a copy that is to be made anew.
    var position = 0
    /// The state that is shown, which may be that of an earlier epoch.
    var seenCopy = ""
    var seenNumber = 0

    var seen: RequestedChange.Seen { RequestedChange.Seen(epoch: seenCopy, number: seenNumber) }

    /// Whether it shows an earlier epoch than the one with which it exchanges: the server has gone back to a backup.
    var isOfEarlierCopy: Bool { !seenCopy.isEmpty && seenCopy != copy }

    /// Whether an answer is of another epoch, or of an earlier time than what is here.
    func isBehind(_ answer: CopyAnswer) -> Bool {
        !copy.isEmpty && (answer.epoch != copy || position > 0 && answer.number < seenNumber)
    }

    static func find(_ householdId: String, _ database: Database) throws -> CopiedHouseholdRecord? {
        try fetchOne(
            database.cachedStatement(sql: "SELECT * FROM copiedHousehold WHERE householdId = ?"),
            arguments: [householdId])
    }
}
