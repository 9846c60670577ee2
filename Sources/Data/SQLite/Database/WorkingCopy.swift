import FoundationEssentials
import GRDB
import KeepItFreshDomain
import Synchronization

/// A SQLite file with a copy of rows that several servers share, on which this server works.
///
/// It is never the only place of anything: where it is damaged, behind, of another database or gone, it is made anew.
final class WorkingCopy: Sendable {
    let rows: any SharedRowsProviding
    private let path: String
    private let configuration: Configuration
    private let file: Mutex<OpenFile>

    /// The file as it is open.
    private struct OpenFile {
        let pool: DatabasePool
        let tables: [String: SharedTable]
        let identity: DatabaseFile.Identity?
        var generation = 0
    }

    /// Opens the file, or makes it. Throws as opening does.
    init(path: String, _ configuration: Configuration, rows: any SharedRowsProviding) throws {
        (self.path, self.configuration, self.rows) = (path, configuration, rows)
        do {
            file = Mutex(try Self.open(path, configuration))
        } catch {
            DatabaseFile.remove(path)
            file = Mutex(try Self.open(path, configuration))
        }
    }

    var pool: DatabasePool { file.withLock(\.pool) }
    /// Another one when the file was made anew.
    var generation: Int { file.withLock(\.generation) }

    // MARK: Reading

    /// Reads a state that is at least as new as the call.
    func read<Value: Sendable>(
        for actor: SharedRow.Actor, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await repairing {
            try await bringUpToDate(for: actor)
            return try await pool.read(body)
        }
    }

    /// Puts into the file what others have changed of accounts and of the actor's households.
    func bringUpToDate(for actor: SharedRow.Actor) async throws {
        let (session, generation) = (ActingSession.current, generation)
        if let session, session.isUpToDate(generation) { return }
        try await bringUpToDate(for: [actor])
        session?.setUpToDate(generation)
    }

    /// The same of several actors.
    func bringUpToDate(for actors: [SharedRow.Actor]) async throws {
        let pool = pool
        let only = actors.count == 1 ? actors[0] : nil
        let earlier = try await pool.read { try SharedNews.states(of: only, $0) }
        let states = try await rows.states(for: actors)
        guard states[.accounts] != nil else { throw DataError.unavailable(Self.notWhole) }
        let stale = states.filter { earlier[$0.key] != $0.value }
        guard !stale.isEmpty else { return }
        let (rows, tables) = (rows, file.withLock(\.tables))
        let order = stale.keys.sorted { $0.householdId < $1.householdId }
        try await pool.writeWithoutTransaction { database in
            for scope in order {
                guard let state = stale[scope] else { continue }
                let reader = try Self.reader(of: scope, among: actors, database)
                try SharedNews.bring(scope, to: state, from: earlier[scope], tables, database) { after, receive in
                    try rows.readNews(of: scope, after: after, for: reader, receive)
                }
            }
        }
    }

    /// Without a state of the accounts the tables are of a backup that is put back, or was and nobody has said so.
    private static let notWhole =
        "PostgreSQL has a restored backup: run SELECT kif.restored() there once it is complete"

    /// On whose behalf the rows of a scope are read: the only actor, or else a member.
    private static func reader(
        of scope: SharedRow.Scope, among actors: [SharedRow.Actor], _ database: Database
    ) throws -> SharedRow.Actor {
        if actors.count == 1 { return actors[0] }
        guard case .household(let id) = scope else { return .nobody }
        return try .member(of: id, database) ?? .nobody
    }

    // MARK: Changing

    /// Makes a change in the file and outside of it, or in neither.
    func write<Value: Sendable>(
        for actor: SharedRow.Actor, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await repairing {
            try await bringUpToDate(for: actor)
            let places = try await rows.beginChange(for: actor)
            defer { rows.endChange() }
            let (rows, pool, tables) = (rows, pool, file.withLock(\.tables))
            return try await pool.writeWithoutTransaction { database in
                var change = SharedChange(rows, tables, by: actor, places: places, database)
                return try change.make(body)
            }
        }
    }

    // MARK: The file

    /// Does something again with a new file where the present one turns out to be of no use.
    private func repairing<Value>(_ body: () async throws -> Value) async throws -> Value {
        let before = generation
        try replaceIfSwapped()
        do {
            return try await body()
        } catch  where Self.isOfNoUse(error) {
            try makeAnew(unlessAfter: before, keeping: error is SharedNews.AnotherDatabase)
            return try await body()
        }
    }

    private static func isOfNoUse(_ error: any Error) -> Bool {
        if error is SharedNews.AnotherDatabase { return true }
        if let error = error as? DatabaseError {
            return [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_ERROR, .SQLITE_READONLY]
                .contains(error.resultCode)
        }
        return error is RowDecodingError || error as? DataError == .damaged
    }

    /// Opens the file that is at the path now, when it is another one than the open one.
    private func replaceIfSwapped() throws {
        try file.withLock { file in
            guard DatabaseFile.Identity(path) != file.identity else { return }
            try Self.reopen(&file, path, configuration, removing: DatabaseFile.Identity(path) != nil)
        }
    }

    private func makeAnew(unlessAfter generation: Int, keeping: Bool) throws {
        try file.withLock { file in
            guard file.generation == generation else { return }
            if keeping { try? keepAside(file.pool) }
            try Self.reopen(&file, path, configuration, removing: true)
        }
    }

    /// Keeps what is in the file as a database of its own beside it, in place of an earlier one: the shared rows have
    /// gone back to a backup, and perhaps nothing else has what was done since.
    private func keepAside(_ pool: DatabasePool) throws {
        let kept = path + "-before-restore"
        DatabaseFile.remove(kept)
        try DatabaseCopy.write(pool, to: kept)
        let database = try DatabaseQueue(path: kept, configuration: configuration)
        try database.write { try $0.execute(sql: "DELETE FROM sharedState") }
        try database.close()
    }

    private static func reopen(
        _ file: inout OpenFile, _ path: String, _ configuration: Configuration, removing: Bool
    ) throws {
        if removing { DatabaseFile.remove(path) }
        let generation = file.generation + 1
        file = try open(path, configuration)
        file.generation = generation
    }

    private static func open(_ path: String, _ configuration: Configuration) throws -> OpenFile {
        let pool = try SQLiteDatabase.openPool(path, configuration)
        let tables = try pool.writeWithoutTransaction { database in
            // What is lost with the power is fetched again.
            try database.execute(sql: "PRAGMA synchronous = OFF")
            if try !CopiedTable.hasTriggers(database) { try CopiedTable.makeTriggers(database) }
            let tables = try SharedTable.all(database)
            try TouchedRows.begin(tables, database)
            return tables
        }
        return OpenFile(
            pool: pool, tables: Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0) }),
            identity: DatabaseFile.Identity(path))
    }
}
