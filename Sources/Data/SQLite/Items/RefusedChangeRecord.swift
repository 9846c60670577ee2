import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `refusedChange`: a change that was refused, so that it is answered in the same way when it is asked for
/// again.
struct RefusedChangeRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "refusedChange"
    /// Seconds after which nobody asks again.
    private static let lifetime: Double = 30 * 86_400

    let id: String
    let householdId: String
    let userId: String
    /// The refusal (`ItemEditError`) in JSON.
    let code: Data
    /// A digest of what was asked for.
    let content: String
    let at: Date

    /// Stores a refusal, and deletes old ones.
    static func add(
        _ refusal: ItemEditError, of change: RequestedChange, by userId: String, in householdId: String,
        _ database: Database
    ) throws {
        // The clock of who asks may be wrong.
        let now = Date()
        try filter(Column("at") < now - lifetime).deleteAll(database)
        try RefusedChangeRecord(
            id: change.id, householdId: householdId, userId: userId, code: try JSONEncoder().encode(refusal),
            content: change.contentDigest, at: now
        ).insert(database, onConflict: .ignore)
    }

    /// The refusal. Throws when it cannot be decoded, as in a damaged file.
    var refusal: ItemEditError {
        get throws { try JSONDecoder().decode(ItemEditError.self, from: code) }
    }
}
