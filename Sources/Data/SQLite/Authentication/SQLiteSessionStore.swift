package import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// Stores the live sessions in SQLite.
package actor SQLiteSessionStore: SessionStoreProviding {
    /// Seconds between two updates of a session's last use, so that commands that only read rarely have to write.
    private static let touchInterval: TimeInterval = 3600

    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Stores a session under the digest of its token, and deletes expired ones.
    package func begin(_ identity: Identity, digest: [UInt8], at now: Date) async throws -> Session {
        let time = now.timeIntervalSince1970
        let record = SessionRecord(
            digest: Data(digest), userId: identity.userId, authMethod: identity.authMethod.providerId,
            createdAt: time, usedAt: time, authenticatedAt: time)
        try await database.write { database in
            try SessionRecord.correctTimes(to: time, database)
            try database.execute(
                sql: "DELETE FROM session WHERE usedAt < ? OR createdAt < ?",
                arguments: [time - Session.idleLifetime, time - Session.lifetime])
            try record.insert(database)
        }
        return Session(identity: identity, authenticatedAt: now)
    }

    /// The session of the token with this digest; nil when there is none, or it has expired.
    ///
    /// A session of a time when the clock was ahead goes on as one made now, so that setting the clock right signs no
    /// user out and no session lives for ever. It counts as signed in long ago: sensitive changes need a new sign-in.
    package func find(digest: [UInt8], at now: Date) async throws -> Session? {
        let time = now.timeIntervalSince1970
        let found = try await database.read { database -> (record: SessionRecord, session: Session?)? in
            guard let record = try SessionRecord.fetchOne(database, key: Data(digest)) else { return nil }
            return (record, try record.session(database))
        }
        guard let found, found.record.isAlive(at: time) else { return nil }
        // While another process writes, either update is left to the next use.
        if found.record.isAhead(of: time) {
            try? await database.write { try SessionRecord.correctTimes(to: time, $0) }
        } else if time - found.record.usedAt > Self.touchInterval {
            try? await database.write { database in
                let sql = "UPDATE session SET usedAt = ? WHERE digest = ?"
                try database.execute(sql: sql, arguments: [time, Data(digest)])
            }
        }
        return found.session
    }

    package func end(digest: [UInt8]) async throws {
        _ = try await database.write { try SessionRecord.deleteOne($0, key: Data(digest)) }
    }

    /// Ends all sessions of a user but the one with this digest.
    package func endAll(of userId: String, except digest: [UInt8]) async throws {
        try await database.write { database in
            let sql = "DELETE FROM session WHERE userId = ? AND digest <> ?"
            try database.execute(sql: sql, arguments: [userId, Data(digest)])
        }
    }

    /// A row of `session`.
    struct SessionRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "session"

        let digest: Data
        let userId: String
        let authMethod: String
        let createdAt: Double
        var usedAt: Double
        let authenticatedAt: Double

        /// True when the session has not expired at `time`, in seconds since 1970.
        func isAlive(at time: Double) -> Bool {
            time - usedAt <= Session.idleLifetime && time - createdAt <= Session.lifetime
        }

        /// True when one of its times is later than `time` beyond the tolerance.
        func isAhead(of time: Double) -> Bool {
            max(createdAt, usedAt, authenticatedAt) > time + Date.clockTolerance
        }

        /// Stores all sessions of a time when the clock was ahead as made and used now, but signed in long ago.
        static func correctTimes(to time: Double, _ database: Database) throws {
            try database.execute(
                sql: """
                    UPDATE session SET createdAt = min(createdAt, ?1), usedAt = min(usedAt, ?1),
                        authenticatedAt = iif(authenticatedAt > ?2, 0, authenticatedAt)
                    WHERE createdAt > ?2 OR usedAt > ?2 OR authenticatedAt > ?2
                    """, arguments: [time, time + Date.clockTolerance])
        }

        /// The session, whose `isGuest` is what the user is now.
        func session(_ database: Database) throws -> Session? {
            let isGuest = try UserRecord.fetchOne(database, key: userId)?.isGuest ?? true
            return Identity(userId: userId, authMethod: AuthMethod(providerId: authMethod), isGuest: isGuest)
                .map { Session(identity: $0, authenticatedAt: Date(timeIntervalSince1970: authenticatedAt)) }
        }
    }
}
