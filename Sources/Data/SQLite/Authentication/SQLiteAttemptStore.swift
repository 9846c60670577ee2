package import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// Counts failed attempts in SQLite. After the first five, each has to wait twice as long as the one before, up to 15
/// minutes.
package actor SQLiteAttemptStore: AttemptStoreProviding {
    private static let freeFailures = 5
    private static let maximumDelay: TimeInterval = 900
    /// Seconds after which failures are forgotten.
    private static let retention: TimeInterval = 86_400

    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Counts an attempt before it is made, so that simultaneous attempts are all counted.
    ///
    /// Failures of a time when the clock was ahead count as of now, and are stored so: without that, each attempt would
    /// have to wait anew until the clock is there again.
    package func begin(_ key: String, at now: Date) async throws {
        let time = now.timeIntervalSince1970
        // The wait is thrown after the transaction, so that the corrected times stay.
        let wait = try await database.write { database -> TimeInterval? in
            try database.execute(sql: "UPDATE attempt SET lastAt = ?1 WHERE lastAt > ?1", arguments: [time])
            try database.execute(sql: "DELETE FROM attempt WHERE lastAt < ?", arguments: [time - Self.retention])
            let sql = "SELECT failures, lastAt FROM attempt WHERE key = ?"
            if let row = try Row.fetchOne(database, sql: sql, arguments: [key]) {
                let left = row["lastAt"] + Self.delay(after: row["failures"]) - time
                if left > 0 { return left }
            }
            try database.execute(
                sql: """
                    INSERT INTO attempt (key, failures, lastAt) VALUES (?1, 1, ?2)
                    ON CONFLICT (key) DO UPDATE SET failures = failures + 1, lastAt = ?2
                    """, arguments: [key, time])
            return nil
        }
        if let wait { throw AuthError.tooManyAttempts(retryAfter: wait) }
    }

    /// Deletes the failures after an attempt succeeded.
    package func clear(_ key: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM attempt WHERE key = ?", arguments: [key]) }
    }

    private static func delay(after failures: Int) -> TimeInterval {
        guard failures >= freeFailures else { return 0 }
        return min(TimeInterval(1 << min(failures - freeFailures, 20)), maximumDelay)
    }
}
