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

    /// Stores a session under the digest of its token.
    package func begin(
        _ identity: Identity, device: String?, digest: [UInt8], at now: Date
    ) async throws -> Session {
        try await begin(identity, device: device, digest: digest, access: nil, at: now)
    }

    /// Stores a session, or with `access` an API token with the name `device`, and deletes expired ones.
    package func begin(
        _ identity: Identity, device: String?, digest: [UInt8], access: Session.Access?, at now: Date
    ) async throws -> Session {
        let time = now.timeIntervalSince1970
        let record = SessionRecord(
            digest: Data(digest), id: UniqueId.make(), device: device, userId: identity.userId,
            authMethod: identity.authMethod.providerId, createdAt: time, usedAt: time, authenticatedAt: time,
            access: access?.rawValue)
        try await database.write { database in
            try SessionRecord.correctTimes(to: time, database)
            try database.execute(
                sql: """
                    DELETE FROM session
                    WHERE device IS NULL AND (usedAt < ?1 OR createdAt < ?2) OR device IS NOT NULL AND usedAt < ?3
                    """,
                arguments: [
                    time - Session.idleLifetime, time - Session.lifetime, time - Session.remoteIdleLifetime,
                ])
            try record.insert(database)
        }
        return Session(identity: identity, id: record.id, authenticatedAt: now, device: device, access: access)
    }

    /// The session of the token with this digest; nil when there is none, or it has expired.
    ///
    /// A session of a time when the clock was ahead goes on as one made now, so that setting the clock right signs no
    /// user out and no session lives for ever. It counts as signed in long ago: sensitive changes need a new sign-in.
    /// One of another device stays as it is: on a machine that starts with an old clock and sets it right later, all
    /// phones would be signed out then.
    package func find(digest: [UInt8], at now: Date) async throws -> Session? {
        let time = now.timeIntervalSince1970
        let found = try await database.read { database -> (record: SessionRecord, session: Session?)? in
            let sql = """
                SELECT session.*, ifnull(user.isGuest, 1) AS isGuest FROM session
                LEFT JOIN user ON user.id = session.userId WHERE digest = ?
                """
            let statement = try database.cachedStatement(sql: sql)
            guard let row = try Row.fetchOne(statement, arguments: [Data(digest)]) else { return nil }
            let record = try SessionRecord(row: row)
            return (record, record.session(isGuest: row["isGuest"]))
        }
        guard let found, found.record.isAlive(at: time) else { return nil }
        // While another process writes, either update is left to the next use.
        if found.record.device == nil, found.record.isAhead(of: time) {
            try? await database.write { try SessionRecord.correctTimes(to: time, $0) }
        } else if time - found.record.usedAt > Self.touchInterval {
            try? await database.write { database in
                let sql = "UPDATE session SET usedAt = ? WHERE digest = ?"
                try database.execute(sql: sql, arguments: [time, Data(digest)])
            }
        }
        return found.session
    }

    package func sessions(of userId: String, at now: Date) async throws -> [Session.Summary] {
        let time = now.timeIntervalSince1970
        return try await database.read { database in
            try SessionRecord.filter(Column("userId") == userId).order(Column("usedAt").desc, Column("id"))
                .fetchAll(database).filter { $0.isAlive(at: time) }.map(\.summary)
        }
    }

    /// Gives a user's session of another device a name. Throws `DataError.notFound`.
    package func rename(id: String, of userId: String, to device: String) async throws {
        try await database.write { database in
            let own = SessionRecord.filter(Column("id") == id && Column("userId") == userId)
                .filter(Column("device") != nil && Column("access") == nil)
            guard try own.updateAll(database, Column("device").set(to: device)) == 1 else { throw DataError.notFound }
        }
    }

    package func end(id: String, of userId: String) async throws {
        try await database.write { database in
            let own = SessionRecord.filter(Column("id") == id && Column("userId") == userId)
            guard try own.deleteAll(database) == 1 else { throw DataError.notFound }
        }
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
        /// The public id.
        let id: String
        /// The device's name; NULL for the commands on this machine.
        let device: String?
        let userId: String
        let authMethod: String
        let createdAt: Double
        var usedAt: Double
        let authenticatedAt: Double
        /// What an API token allows; NULL for a person's session.
        let access: String?

        /// True when the session has not expired at `time`, in seconds since 1970.
        func isAlive(at time: Double) -> Bool {
            guard device == nil else { return time - usedAt <= Session.remoteIdleLifetime }
            return time - usedAt <= Session.idleLifetime && time - createdAt <= Session.lifetime
        }

        var summary: Session.Summary {
            Session.Summary(
                id: id, device: device, createdAt: Date(timeIntervalSince1970: createdAt),
                usedAt: Date(timeIntervalSince1970: usedAt), access: access.map(Self.access))
        }

        /// What a token allows: no more than reading where a later version allows something else.
        private static func access(_ text: String) -> Session.Access { Session.Access(rawValue: text) ?? .read }

        /// True when one of its times is later than `time` beyond the tolerance.
        func isAhead(of time: Double) -> Bool {
            max(createdAt, usedAt, authenticatedAt) > time + Date.clockTolerance
        }

        /// Stores this machine's sessions of a time when the clock was ahead as made and used now, but signed in long
        /// ago.
        static func correctTimes(to time: Double, _ database: Database) throws {
            try database.execute(
                sql: """
                    UPDATE session SET createdAt = min(createdAt, ?1), usedAt = min(usedAt, ?1),
                        authenticatedAt = iif(authenticatedAt > ?2, 0, authenticatedAt)
                    WHERE device IS NULL AND (createdAt > ?2 OR usedAt > ?2 OR authenticatedAt > ?2)
                    """, arguments: [time, time + Date.clockTolerance])
        }

        /// The session of a user who is a guest now, or is not.
        func session(isGuest: Bool) -> Session? {
            Identity(userId: userId, authMethod: AuthMethod(providerId: authMethod), isGuest: isGuest)
                .map {
                    Session(
                        identity: $0, id: id, authenticatedAt: Date(timeIntervalSince1970: authenticatedAt),
                        device: device, access: access.map(Self.access))
                }
        }
    }
}
