package import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// Stores one-time codes that were sent, in SQLite.
package actor SQLiteOTPStore: OTPStoreProviding {
    private static let day: TimeInterval = 86_400
    private static let keyLength = 32

    private let database: SQLiteDatabase
    private let random: any RandomProviding

    /// Opens the codes in `database`; `random` makes the server's key.
    package init(_ database: SQLiteDatabase, random: any RandomProviding) {
        self.database = database
        self.random = random
    }

    /// The key of the codes' authentication codes, made at the first call.
    package func serverKey() async throws -> [UInt8] {
        let made = Data(random.bytes(Self.keyLength))
        return try await database.write { database in
            let sql = "INSERT OR IGNORE INTO serverKey (name, value) VALUES ('otp', ?)"
            try database.execute(sql: sql, arguments: [made])
            let stored = try Data.fetchOne(database, sql: "SELECT value FROM serverKey WHERE name = 'otp'")
            return Array(stored ?? made)
        }
    }

    /// Stores a challenge and ends the earlier ones for its address.
    package func issue(_ challenge: OTPChallenge) async throws {
        let time = challenge.createdAt.timeIntervalSince1970
        // The wait is thrown after the transaction, so that the corrected times stay.
        let wait = try await database.write { database -> TimeInterval? in
            try Self.correctTimes(to: time, database)
            try database.execute(sql: "DELETE FROM otpChallenge WHERE createdAt < ?", arguments: [time - Self.day])
            let sql = "SELECT createdAt FROM otpChallenge WHERE provider = ? AND addressKey = ? ORDER BY createdAt"
            let times = try Double.fetchAll(
                database, sql: sql, arguments: [challenge.provider.rawValue, challenge.addressKey])
            if let last = times.last, time - last < OTPChallenge.resendDelay {
                return last + OTPChallenge.resendDelay - time
            }
            if let first = times.first, times.count >= OTPChallenge.maximumPerDay { return first + Self.day - time }
            try database.execute(
                sql: "UPDATE otpChallenge SET isOver = 1 WHERE provider = ? AND addressKey = ?",
                arguments: [challenge.provider.rawValue, challenge.addressKey])
            try database.execute(
                sql: """
                    INSERT INTO otpChallenge (id, provider, addressKey, mac, createdAt) VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    challenge.id, challenge.provider.rawValue, challenge.addressKey, Data(challenge.mac), time,
                ])
            return nil
        }
        if let wait { throw AuthError.tooManyAttempts(retryAfter: wait) }
    }

    /// Deletes a challenge whose code could not be delivered.
    package func withdraw(challengeId: String) async throws {
        try await database.write {
            try $0.execute(sql: "DELETE FROM otpChallenge WHERE id = ?", arguments: [challengeId])
        }
    }

    /// Ends a challenge if the code is right. The attempt is counted in the same transaction, before comparing.
    package func redeem(
        challengeId: String, provider: AuthProviderType, addressKey: String, mac: [UInt8], at now: Date
    ) async throws -> Bool {
        let time = now.timeIntervalSince1970
        return try await database.write { database in
            try Self.correctTimes(to: time, database)
            let stored = try Data.fetchOne(
                database,
                sql: """
                    UPDATE otpChallenge SET attempts = attempts + 1
                    WHERE id = ? AND provider = ? AND addressKey = ? AND isOver = 0 AND attempts < ?
                        AND createdAt <= ? AND createdAt >= ?
                    RETURNING mac
                    """,
                arguments: [
                    challengeId, provider.rawValue, addressKey, OTPChallenge.maximumAttempts, time,
                    time - OTPChallenge.lifetime,
                ])
            guard let stored, Self.isEqual(Array(stored), mac) else { return false }
            try database.execute(sql: "UPDATE otpChallenge SET isOver = 1 WHERE id = ?", arguments: [challengeId])
            return true
        }
    }

    /// Stores codes of a time when the clock was ahead as made now, so that they count as just sent, no longer. Beyond
    /// the tolerance they are over: their age is not known.
    private static func correctTimes(to time: TimeInterval, _ database: Database) throws {
        try database.execute(
            sql: """
                UPDATE otpChallenge SET isOver = max(isOver, createdAt > ?1 + ?2), createdAt = ?1 WHERE createdAt > ?1
                """, arguments: [time, Date.clockTolerance])
    }

    /// Compares in constant time.
    private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
