public import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// The codes that were sent, in SQLite.
public actor SQLiteOTPStore: OTPStoreProviding {
    private static let day: TimeInterval = 86_400
    private static let keyLength = 32

    private let database: SQLiteDatabase
    private let random: any RandomProviding

    /// The codes in `database`, under a key that `random` gives.
    public init(_ database: SQLiteDatabase, random: any RandomProviding) {
        self.database = database
        self.random = random
    }

    /// The key that codes are authenticated with, made at the first call.
    public func serverKey() async throws -> [UInt8] {
        let made = Data(random.bytes(Self.keyLength))
        return try await database.write { database in
            let sql = "INSERT OR IGNORE INTO serverKey (name, value) VALUES ('otp', ?)"
            try database.execute(sql: sql, arguments: [made])
            let kept = try Data.fetchOne(database, sql: "SELECT value FROM serverKey WHERE name = 'otp'")
            return Array(kept ?? made)
        }
    }

    /// Keeps a challenge; the ones before for this address end.
    public func issue(_ challenge: OTPChallenge) async throws {
        let time = challenge.createdAt.timeIntervalSince1970
        try await database.write { database in
            try database.execute(sql: "DELETE FROM otpChallenge WHERE createdAt < ?", arguments: [time - Self.day])
            let sql = "SELECT createdAt FROM otpChallenge WHERE provider = ? AND addressKey = ? ORDER BY createdAt"
            let times = try Double.fetchAll(
                database, sql: sql, arguments: [challenge.provider.rawValue, challenge.addressKey])
            if let last = times.last, time - last < OTPChallenge.resendDelay {
                throw AuthError.tooManyAttempts(
                    retryAfter: min(OTPChallenge.resendDelay, last + OTPChallenge.resendDelay - time))
            }
            if let first = times.first, times.count >= OTPChallenge.dailyLimit {
                throw AuthError.tooManyAttempts(retryAfter: first + Self.day - time)
            }
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
        }
    }

    /// Forgets a challenge whose code did not reach anybody.
    public func withdraw(challengeId: String) async throws {
        try await database.write {
            try $0.execute(sql: "DELETE FROM otpChallenge WHERE id = ?", arguments: [challengeId])
        }
    }

    /// Uses a challenge up if the code is right. The attempt is counted in the same transaction, before comparing.
    public func redeem(
        challengeId: String, provider: AuthProviderType, addressKey: String, mac: [UInt8], at now: Date
    ) async throws -> Bool {
        let time = now.timeIntervalSince1970
        return try await database.write { database in
            let kept = try Data.fetchOne(
                database,
                sql: """
                    UPDATE otpChallenge SET attempts = attempts + 1
                    WHERE id = ? AND provider = ? AND addressKey = ? AND isOver = 0 AND attempts < ?
                        AND createdAt <= ? AND createdAt >= ?
                    RETURNING mac
                    """,
                arguments: [
                    challengeId, provider.rawValue, addressKey, OTPChallenge.attempts, time,
                    time - OTPChallenge.lifetime,
                ])
            guard let kept, Self.isEqual(Array(kept), mac) else { return false }
            try database.execute(sql: "UPDATE otpChallenge SET isOver = 1 WHERE id = ?", arguments: [challengeId])
            return true
        }
    }

    /// Compares in a time that tells nothing of where they differ.
    private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
