import GRDB
import KeepItFreshDomain

/// A copy of a database in a file of its own, made while other processes use the database.
enum DatabaseCopy {
    /// Copies one consistent state of a database into the new file at `path`: mode 0600, without a log beside it,
    /// flushed to the disk. The file is removed again when that fails, or `check` throws.
    static func write(
        _ source: some DatabaseReader, to path: String, check: (Database) throws -> Void = requireSound
    ) throws {
        try DatabaseFile.create(path)
        do {
            try copy(source, to: path, check: check)
            try DatabaseFile.flush(path)
        } catch {
            DatabaseFile.remove(path)
            throw error
        }
    }

    /// Makes a database a single file, with what was still in its log.
    static func foldLog(_ database: Database) throws {
        try database.execute(sql: "PRAGMA journal_mode = DELETE")
    }

    /// Throws `DataError.damaged` when SQLite's checks find a fault.
    static func requireSound(_ database: Database) throws {
        guard StructureCheck.faults(database).isEmpty else { throw DataError.damaged }
    }

    private static func copy(
        _ source: some DatabaseReader, to path: String, check: (Database) throws -> Void
    ) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            // The file is flushed once at the end, and it is not used before.
            try database.execute(sql: "PRAGMA synchronous = OFF")
        }
        let target = try DatabaseQueue(path: path, configuration: configuration)
        try source.backup(to: target)
        try target.writeWithoutTransaction { database in
            try foldLog(database)
            try check(database)
        }
        try target.close()
    }
}
