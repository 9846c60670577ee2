public import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// The sessions that are alive, in SQLite.
public actor SQLiteSessionStore: SessionStoreProviding {
    /// That a session was used is written no oftener than this, so that what only reads need not write.
    private static let touchInterval: TimeInterval = 3600

    private let database: SQLiteDatabase

    /// The sessions in `database`.
    public init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Keeps a session of the token with this digest.
    public func begin(_ identity: Identity, digest: [UInt8], at now: Date) async throws -> Session {
        let time = now.timeIntervalSince1970
        let record = SessionRecord(
            digest: Data(digest), userId: identity.userId, authMethod: identity.authMethod.providerId,
            createdAt: time, usedAt: time, authenticatedAt: time)
        try await database.write { database in
            try database.execute(
                sql: "DELETE FROM session WHERE usedAt < ? OR createdAt < ?",
                arguments: [time - Session.idleLifetime, time - Session.lifetime])
            try record.insert(database)
        }
        return Session(identity: identity, authenticatedAt: now)
    }

    /// The session of the token with this digest; nil when there is none, or it is too old.
    public func find(digest: [UInt8], at now: Date) async throws -> Session? {
        let time = now.timeIntervalSince1970
        let found = try await database.read { database -> (record: SessionRecord, session: Session?)? in
            guard let record = try SessionRecord.fetchOne(database, key: Data(digest)) else { return nil }
            return (record, try record.session(database))
        }
        guard let found, found.record.isAlive(at: time) else { return nil }
        if time - found.record.usedAt > Self.touchInterval {
            // Where another process writes, the next use is written down instead.
            try? await database.write { database in
                let sql = "UPDATE session SET usedAt = ? WHERE digest = ?"
                try database.execute(sql: sql, arguments: [time, Data(digest)])
            }
        }
        return found.session
    }

    /// Ends a session.
    public func end(digest: [UInt8]) async throws {
        _ = try await database.write { try SessionRecord.deleteOne($0, key: Data(digest)) }
    }

    /// Ends all sessions of a user but one.
    public func endAll(of userId: String, except digest: [UInt8]) async throws {
        try await database.write { database in
            let sql = "DELETE FROM session WHERE userId = ? AND digest <> ?"
            try database.execute(sql: sql, arguments: [userId, Data(digest)])
        }
    }
}
