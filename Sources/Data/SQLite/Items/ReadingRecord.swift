import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// Rows of `reading`: readings of photos without items, or whose items are not stored yet. They are discarded after a
/// day, as a newer version may read more; so are those of a time when the clock was ahead, or they would be used until
/// it is there again.
enum ReadingRecord {
    private static let now = "strftime('%Y-%m-%d %H:%M:%f', 'now')"
    private static let isCurrent = """
        readAt > strftime('%Y-%m-%d %H:%M:%f', 'now', '-1 day')
        AND readAt <= strftime('%Y-%m-%d %H:%M:%f', 'now', '+\(Date.clockTolerance) seconds')
        """

    /// Stores a reading, and deletes expired ones.
    static func store(
        _ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String, _ database: Database
    ) throws {
        try database.execute(sql: "DELETE FROM reading WHERE NOT (\(isCurrent))")
        try database.execute(
            sql: "INSERT OR REPLACE INTO reading (householdId, contentHash, label, readAt) VALUES (?, ?, ?, \(now))",
            arguments: [householdId, contentHash, try JSONEncoder().encode(label)])
    }

    /// Reads the stored reading of a photo; nil when there is none, or it has expired.
    static func label(
        ofPhoto contentHash: String, in householdId: String, _ database: Database
    ) throws -> ScannedLabel? {
        let sql = "SELECT label FROM reading WHERE householdId = ? AND contentHash = ? AND \(isCurrent)"
        let content = try Data.fetchOne(database, sql: sql, arguments: [householdId, contentHash])
        return try content.flatMap { try JSONDecoder.decodeIfKnown(ScannedLabel.self, from: $0) }
    }
}
