import GRDB
import Glibc
public import KeepItFreshDomain

/// The SQLite file that the repositories work on. Several processes may have it open at once.
public final class SQLiteDatabase: Sendable {
    /// The file's path, from the root.
    let path: String
    let pool: DatabasePool
    private let configuration: Configuration

    /// Opens the file, made with mode 0600 where there is none, and brings it to this version's tables. Another
    /// process that writes is waited for, each time up to `busyTimeout` seconds. Throws `DataError.busy`,
    /// `newerVersion`, `notADatabase`, `diskFull` or `unavailable`.
    public init(path: String, busyTimeout: Double = 5) throws(DataError) {
        self.path = DatabaseFile.absolutePath(path)
        configuration = Self.configuration(busyTimeout: busyTimeout)
        try DatabaseFile.prepare(self.path)
        do {
            pool = try Self.open(self.path, configuration, retryingUntil: .now + .seconds(busyTimeout))
        } catch {
            throw DataError(error)
        }
    }

    /// Works on one state of the data. Throws `DataError`, the work's own `AuthError` or `HouseholdError`, or
    /// `CancellationError` when the task is cancelled.
    func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await mappingErrors { try await pool.read(work) }
    }

    /// Changes the data, all or nothing, alone among all processes. Throws as `read` does.
    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await mappingErrors { try await pool.write(work) }
    }

    /// A connection of its own that can only read.
    func makeReader() throws -> DatabaseQueue {
        var configuration = configuration
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    private func mappingErrors<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let error where error is CancellationError || error is AuthError || error is HouseholdError {
            throw error
        } catch {
            throw DataError(error)
        }
    }

    private static func configuration(busyTimeout: Double) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        // Runs before GRDB changes anything in the file: a stranger's database stays as it is.
        configuration.prepareDatabase { database in
            guard try Schema.isOurs(database) else { throw DataError.notADatabase }
            // Up to 16 MB, taken as pages are read: with SQLite's 2 MB a list of 10,000 items reads each page nine times.
            try database.execute(sql: "PRAGMA cache_size = -16000")
        }
        return configuration
    }

    /// Of processes that open a new file at once, one can fail without having waited where another is a step ahead
    /// (SQLite's change to WAL, GRDB's migrator). A further try finds that step done; there is one for each step, also
    /// where the time went into waiting for the file.
    private static func open(
        _ path: String, _ configuration: Configuration, retryingUntil deadline: ContinuousClock.Instant
    ) throws -> DatabasePool {
        var stepsBehind = 0
        while true {
            do {
                return try open(path, configuration)
            } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_ERROR].contains(error.resultCode) {
                if error.resultCode == .SQLITE_ERROR { stepsBehind += 1 }
                guard .now < deadline || error.resultCode == .SQLITE_ERROR && stepsBehind <= mostStepsBehind else {
                    throw error
                }
                usleep(10_000)
            }
        }
    }

    /// The change to WAL, the migrator's table, the tables of this version.
    private static let mostStepsBehind = 3

    private static func open(_ path: String, _ configuration: Configuration) throws -> DatabasePool {
        let pool = try DatabasePool(path: path, configuration: configuration)
        try migrate(pool)
        try pool.writeWithoutTransaction { database in
            // What GRDB knows of the tables may be from before another process made them.
            database.clearSchemaCache()
            // GRDB sets NORMAL when it opens; a photo told as saved must survive a power cut.
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        return pool
    }

    private static func migrate(_ pool: DatabasePool) throws {
        let migrator = Schema.migrator
        let (isNewer, isDone) = try pool.writeWithoutTransaction { database in
            (try migrator.hasBeenSuperseded(database), try migrator.hasCompletedMigrations(database))
        }
        if isNewer { throw DataError.newerVersion }
        if !isDone { try migrator.migrate(pool) }
    }
}
