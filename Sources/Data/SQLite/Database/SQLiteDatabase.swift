import Foundation
import GRDB
package import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform

/// The SQLite file behind the repositories, which may be a copy of rows that several servers share. Several processes
/// may have it open at once.
package final class SQLiteDatabase: Sendable {
    /// The file's absolute path.
    let path: String
    private let file: File
    /// The file, where it can only be read.
    private let readOnly: ReadOnlyFile?
    private let configuration: Configuration
    /// On whose behalf shared rows are read and changed, but where a session acts.
    private let actor: SharedRow.Actor

    /// Whose rows are in the file.
    private enum File {
        /// Its own.
        case own(any DatabaseWriter)
        /// Those that several servers share.
        case copy(WorkingCopy)
    }

    /// False when the disk is full, or the file or its folder is read-only.
    package var isWritable: Bool { readOnly == nil }

    /// Opens the file, created with mode 0600 where there is none, and migrates it to this version's tables; a backup
    /// of an earlier version's file is made before (see `BackupFolder`). One that cannot be written can still be read.
    /// While another process writes, each access waits up to `busyTimeout` seconds. Throws `DataError.busy`,
    /// `newerVersion`, `olderVersion`, `notADatabase`, `damaged`, `diskFull` or `unavailable`.
    package init(path: String, busyTimeout: Double = 5) throws(DataError) {
        self.path = DatabaseFile.absolutePath(path)
        actor = .nobody
        configuration = Self.configuration(busyTimeout: busyTimeout)
        switch try Self.openPool(self.path, configuration, retryingUntil: .now + .seconds(busyTimeout)) {
        case .success(let pool):
            (file, readOnly) = (.own(pool), nil)
            try Self.requireNoCopy(pool)
        case .failure(let reason):
            let file = try ReadOnlyFile(self.path, configuration, because: reason)
            (self.file, readOnly) = (.own(file.queue), file)
        }
    }

    /// Opens the file with a working copy of shared rows, or makes it. Throws `DataError`.
    package init(workingCopy path: String, of rows: any SharedRowsProviding) throws(DataError) {
        self.path = DatabaseFile.absolutePath(path)
        (actor, readOnly, configuration) = (.nobody, nil, Self.configuration())
        do {
            file = .copy(try WorkingCopy(path: self.path, configuration, rows: rows))
        } catch {
            throw DataError(error)
        }
    }

    /// Throws for a working copy that is opened as a database of its own: what is stored in it would be nowhere else.
    private static func requireNoCopy(_ pool: DatabasePool) throws(DataError) {
        let isCopy: Bool?
        do {
            // A connection for reading would make a file beside it.
            isCopy = try pool.writeWithoutTransaction { database in
                try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM sharedState)")
            }
        } catch {
            throw DataError(error)
        }
        if isCopy == true { throw .unavailable("it is a working copy of what is in PostgreSQL") }
    }

    private init(_ other: SQLiteDatabase, actor: SharedRow.Actor) {
        (path, file, readOnly, configuration) = (other.path, other.file, other.readOnly, other.configuration)
        self.actor = actor
    }

    /// The same database, on behalf of a user.
    func acting(as userId: String) -> SQLiteDatabase {
        copy == nil ? self : SQLiteDatabase(self, actor: .user(userId))
    }

    /// The connections to the file; nothing of a working copy may be changed by them.
    var pool: any DatabaseWriter {
        switch file {
        case .own(let pool): pool
        case .copy(let copy): copy.pool
        }
    }

    /// The working copy of shared rows; nil where the file has its own.
    var copy: WorkingCopy? {
        if case .copy(let copy) = file { copy } else { nil }
    }

    /// The rows that are shared; nil where the file has its own.
    package var sharedRows: (any SharedRowsProviding)? { copy?.rows }

    private var presentActor: SharedRow.Actor { ActingSession.current.map { .session($0.digest) } ?? actor }

    /// Reads one consistent state of the data. Throws `DataError`, an `AuthError`, `HouseholdError` or `ItemEditError`
    /// of `body`, or `CancellationError` when the task is cancelled.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await mappingErrors {
            if let copy { return try await copy.read(for: presentActor, body) }
            do {
                let value = try await pool.read(body)
                try readOnly?.requireUnchanged()
                return value
            } catch {
                // A file that changes while it is read may look damaged.
                try readOnly?.requireUnchanged()
                throw error
            }
        }
    }

    /// Changes the data in one transaction, while no other process writes. Throws as `read` does.
    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try requireWritable()
        return try await mappingErrors {
            if let copy { return try await copy.write(for: presentActor, body) }
            return try await pool.write(body)
        }
    }

    /// Changes the data as `write` does, or nothing of it: then it returns nil, where `body` throws an error that
    /// `isFault` knows, or the data would contradict itself.
    func write<Value: Sendable>(
        unless isFault: @escaping @Sendable (any Error) -> Bool,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value? {
        try requireWritable()
        return try await mappingErrors {
            do {
                return try await pool.write(body)
            } catch {
                let code = (error as? DatabaseError)?.resultCode
                guard isFault(error) || code == .SQLITE_CONSTRAINT || code == .SQLITE_MISMATCH else { throw error }
                return nil
            }
        }
    }

    /// Throws the reason when the file can only be read, as each `write` does then.
    package func requireWritable() throws(DataError) {
        if let readOnly { throw readOnly.reason }
    }

    /// Opens a further connection that can only read.
    func makeReader() throws -> DatabaseQueue {
        try Self.makeReader(readOnly?.name ?? path, configuration)
    }

    /// Opens a connection that can only read, to a database that is not migrated for it.
    static func makeReader(_ path: String, _ configuration: Configuration = SQLiteDatabase.configuration()) throws
        -> DatabaseQueue
    {
        var configuration = configuration
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    private func mappingErrors<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error
            where error is CancellationError || error is AuthError || error is HouseholdError || error is ItemEditError
        {
            throw error
        } catch {
            throw DataError(error)
        }
    }

    /// Writes the log into the file and empties it, so that what was removed is in neither. While another process
    /// reads, the log stays until a later change.
    func emptyLog() async {
        _ = try? await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    /// The settings of each connection.
    static func configuration(busyTimeout: Double = 5) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        // Runs before GRDB changes anything in the file: another program's database stays as it is.
        configuration.prepareDatabase { database in
            guard try Schema.isOurs(database) else { throw DataError.notADatabase }
            try setCache(of: database)
            // Reports damage within a page that is read, for a few per cent of the time that SQLite takes.
            try database.execute(sql: "PRAGMA cell_size_check = ON")
            // What was read of papers and other things is gone from the file once it is removed.
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        return configuration
    }

    /// The megabytes of pages that a connection keeps in memory: with SQLite's 2 a list of 10,000 items reads each page
    /// nine times. They are allocated as pages are read.
    private static let cacheMegabytes = 16
    /// Those of an import, which changes pages all over a dozen indexes: with 16, a third of its time goes into writing
    /// pages to the log and reading them again.
    static let importCacheMegabytes = 64

    /// Limits the memory for pages of a connection.
    static func setCache(megabytes: Int = cacheMegabytes, of database: Database) throws {
        try database.execute(sql: "PRAGMA cache_size = -\(megabytes * 1_000)")
    }

    /// Opens a file to read and write it. Throws as SQLite does.
    static func openPool(_ path: String, _ configuration: Configuration) throws -> DatabasePool {
        try DatabaseFile.prepare(path)
        return try open(path, configuration, retryingUntil: .now + .seconds(5))
    }

    /// Opens the file to read and write it. Returns the reason when it cannot be written, and throws any other.
    private static func openPool(
        _ path: String, _ configuration: Configuration, retryingUntil deadline: ContinuousClock.Instant
    ) throws(DataError) -> Result<DatabasePool, DataError> {
        do {
            try DatabaseFile.prepare(path)
        } catch {
            return .failure(error)
        }
        BackupFolder(ofDatabase: path).removeAbandoned()
        do {
            return .success(try open(path, configuration, retryingUntil: deadline))
        } catch {
            let reason = DataError(error)
            // A `DataError` is of a migration, without which the file cannot be read; a failing disk is no read-only
            // one.
            if let error = error as? DatabaseError,
                reason == .diskFull || [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM].contains(error.resultCode)
            {
                return .failure(reason)
            }
            throw reason
        }
    }

    /// Opens the file, again where another process is a step ahead. When several processes open a new file at once, one
    /// of them can fail without waiting because another has just done a step (SQLite's change to WAL, GRDB's migrator).
    /// The next attempt finds that step done; each step has one attempt, even after the deadline.
    private static func open(
        _ path: String, _ configuration: Configuration, retryingUntil deadline: ContinuousClock.Instant
    ) throws -> DatabasePool {
        var stepsBehind = 0
        while true {
            do {
                return try open(path, configuration, until: deadline)
            } catch let error as DatabaseError
                where [.SQLITE_BUSY, .SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(error.resultCode)
            {
                let isBehind = error.resultCode != .SQLITE_BUSY
                if isBehind { stepsBehind += 1 }
                guard .now < deadline || isBehind && stepsBehind <= maximumStepsBehind else { throw error }
                usleep(10_000)
            }
        }
    }

    /// The steps are the change to WAL, the migrator's table, and the tables of this version.
    private static let maximumStepsBehind = 3

    private static func open(
        _ path: String, _ configuration: Configuration, until deadline: ContinuousClock.Instant
    ) throws -> DatabasePool {
        let pool = try DatabasePool(path: path, configuration: configuration)
        try migrate(pool, at: path, until: deadline)
        try pool.writeWithoutTransaction { database in
            // GRDB's cache of the tables may be from before another process made them.
            database.clearSchemaCache()
            // GRDB sets NORMAL when it opens; a photo reported as saved must survive a power cut.
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        return pool
    }

    private static func migrate(_ pool: DatabasePool, at path: String, until deadline: ContinuousClock.Instant) throws {
        let state = try pool.writeWithoutTransaction { try Schema.State($0) }
        switch state {
        case .newer: throw DataError.newerVersion
        case .tooOld: throw DataError.olderVersion
        case .current: return
        case .new:
            let lock = try lockFolder(of: path)
            defer { withExtendedLifetime(lock) {} }
            guard try pool.writeWithoutTransaction({ try Schema.State($0) }) == .new else { return }
            try Schema.migrate(pool)
        case .earlier:
            let folder = BackupFolder(ofDatabase: path)
            let lock = try folder.lock(until: deadline)
            defer { withExtendedLifetime(lock) {} }
            // Another process may have migrated it meanwhile.
            guard try pool.writeWithoutTransaction({ try Schema.State($0) }) == .earlier else { return }
            try backUp(pool, in: folder)
            // A step that fails is not tried again: no other process has a part in it.
            do { try Schema.migrate(pool) } catch { throw DataError(error) }
            // Earlier versions left what was removed in free pages. While another process uses the file, they stay.
            try? pool.vacuum()
        }
    }

    /// Waits until no other process makes the tables of a new file: those of a slow or busy machine would get in each
    /// other's way with each of the migrations. Returns nil where the file system cannot lock a folder; there `open`
    /// repeats what fails.
    private static func lockFolder(of path: String) throws -> FileLock? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            do throws(FileLock.Failure) {
                return try FileLock(folder: folder)
            } catch {
                guard error == .held else { return nil }
                guard .now < deadline else { throw DataError.busy }
            }
            usleep(10_000)
        }
    }

    /// Keeps the file as it is before a migration. A damaged one is not migrated.
    private static func backUp(_ pool: DatabasePool, in folder: BackupFolder) throws {
        do {
            try folder.add(.update, at: Date()) { try DatabaseCopy.write(pool, to: $0) }
        } catch {
            guard case .diskFull = DataError(error) else { throw error }
            throw DataError.unavailable("there is no room in \(folder.path) for the backup before its update")
        }
    }
}

extension SQLiteDatabase {
    /// How long a stream waits before it checks again for changes.
    static let pollPause = Duration.milliseconds(150)

    /// Streams what `fetch` returns, now and after each change of it, until the stream is dropped or `fetch` throws. Of
    /// several changes in quick succession only the last may be delivered.
    ///
    /// SQLite has no notification of writes by other connections and processes: each stream polls `PRAGMA data_version`
    /// a few times a second on a separate connection, which costs microseconds, and fetches when the version, or the
    /// day, has changed.
    func stream<Value: Equatable & Sendable>(
        today: (@Sendable () -> CivilDate)? = nil, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do {
                    try await self.follow(today: today, fetch) { _ = continuation.yield($0) }
                } catch {
                    continuation.finish(throwing: error is CancellationError ? nil : DataError(error))
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func follow<Value: Equatable & Sendable>(
        today: (@Sendable () -> CivilDate)?, _ fetch: @escaping @Sendable (Database) throws -> Value,
        deliver: (Value) -> Void
    ) async throws {
        var (reader, generation) = (try makeReader(), copy?.generation)
        var seen: State?
        var last: Value?
        while true {
            let known = seen
            if let copy {
                // A working copy has no news by itself.
                try? await copy.bringUpToDate(for: presentActor)
                if copy.generation != generation { (reader, generation) = (try makeReader(), copy.generation) }
            }
            let (state, value) = try await reader.read { database in
                let version = try Int.fetchOne(database, sql: "PRAGMA data_version")
                let state = State(version: version, day: today?())
                return (state, state == known ? nil : try fetch(database))
            }
            seen = state
            if let value, value != last {
                last = value
                deliver(value)
            }
            try await Task.sleep(for: Self.pollPause)
        }
    }

    private struct State: Equatable {
        let version: Int?
        let day: CivilDate?
    }
}
