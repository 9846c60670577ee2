public import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// Failed attempts, in SQLite. After some, each has to wait twice as long as the one before, up to a limit.
public actor SQLiteAttemptStore: AttemptStoreProviding {
    private static let freeFailures = 5
    private static let longestDelay: TimeInterval = 900
    private static let memory: TimeInterval = 86_400

    private let database: SQLiteDatabase

    /// The attempts in `database`.
    public init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Counts an attempt before it is made, so that many at once do not pass as one.
    public func begin(_ key: String, at now: Date) async throws {
        let time = now.timeIntervalSince1970
        try await database.write { database in
            try database.execute(sql: "DELETE FROM attempt WHERE lastAt < ?", arguments: [time - Self.memory])
            let sql = "SELECT failures, lastAt FROM attempt WHERE key = ?"
            if let row = try Row.fetchOne(database, sql: sql, arguments: [key]) {
                let delay = Self.delay(after: row["failures"])
                let left = row["lastAt"] + delay - time
                if left > 0 { throw AuthError.tooManyAttempts(retryAfter: min(left, delay)) }
            }
            try database.execute(
                sql: """
                    INSERT INTO attempt (key, failures, lastAt) VALUES (?1, 1, ?2)
                    ON CONFLICT (key) DO UPDATE SET failures = failures + 1, lastAt = ?2
                    """, arguments: [key, time])
        }
    }

    /// Forgets the attempts, since one succeeded.
    public func clear(_ key: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM attempt WHERE key = ?", arguments: [key]) }
    }

    private static func delay(after failures: Int) -> TimeInterval {
        guard failures >= freeFailures else { return 0 }
        return min(TimeInterval(1 << min(failures - freeFailures, 20)), longestDelay)
    }
}
