import Foundation
import GRDB
import Glibc
import KeepItFreshDomain
import KeepItFreshPlatform

/// The file of a catalogue, and the one beside it in which the next is built.
struct CatalogFile: Sendable {
    /// Marks a file as ours (`PRAGMA application_id`): "KIFc".
    static let applicationId = 0x4B49_4663
    /// The version of the tables; a catalogue of another version has to be built again.
    static let version = 1

    /// The catalogue's path.
    let path: String

    /// The path of the next catalogue while it is built.
    var nextPath: String { path + ".new" }

    /// The path of the file that an import locks.
    var lockPath: String { path + ".lock" }

    /// Opens the catalogue for reading; nil when there is none. Throws `CatalogError`.
    func openForReading() throws(CatalogError) -> DatabaseQueue? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try Self.mapping {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(1)
            configuration.prepareDatabase { database in
                guard try Self.isOurs(database) else { throw CatalogError.notACatalog }
                try database.execute(sql: "PRAGMA mmap_size = 268435456")
            }
            return try DatabaseQueue(path: path, configuration: configuration)
        }
    }

    /// True when a catalogue of this version is in the file.
    static func isOurs(_ database: Database) throws -> Bool {
        try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationId
            && Int.fetchOne(database, sql: "PRAGMA user_version") == version
    }

    /// Creates the catalogue's folder (0700) where it is missing. Throws `CatalogError`.
    func prepareFolder() throws(CatalogError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unavailable("its folder cannot be created")
        }
    }

    /// Locks out every other import as long as the lock exists. Throws `CatalogError.busy` when another has it.
    func lock() throws(CatalogError) -> FileLock {
        do throws(FileLock.Failure) {
            return try FileLock(path: lockPath)
        } catch {
            switch error {
            case .held: throw .busy
            case .diskFull: throw .diskFull
            case .unavailable(let reason): throw .unavailable(reason)
            }
        }
    }

    /// Creates the file of the next catalogue (0600) where it is missing. Throws `CatalogError`.
    func prepareNext() throws(CatalogError) {
        let files = FileManager.default
        if let type = (try? files.attributesOfItem(atPath: nextPath))?[.type] as? FileAttributeType {
            guard type == .typeRegular else { throw .unavailable("\(nextPath) is not a regular file") }
        } else {
            guard files.createFile(atPath: nextPath, contents: nil, attributes: [.posixPermissions: 0o600]) else {
                throw .unavailable("\(nextPath) cannot be created")
            }
            SharedFolder.share(nextPath)
        }
    }

    /// Deletes the file of the next catalogue and its journals.
    func removeNext() {
        for ending in ["", "-journal", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: nextPath + ending)
        }
    }

    /// Flushes the next catalogue to the disk, and then replaces the current one by it. Throws `CatalogError`.
    func replace() throws(CatalogError) {
        guard let file = FileHandle(forUpdatingAtPath: nextPath) else {
            throw .unavailable("the new catalogue was deleted meanwhile")
        }
        do {
            try file.synchronize()
            try file.close()
        } catch {
            throw .unavailable("the new catalogue cannot be flushed to the disk")
        }
        guard unsafe rename(nextPath, path) == 0 else {
            throw .unavailable(unsafe String(cString: strerror(errno)))
        }
    }

    /// Runs `body` and translates what it throws to `CatalogError`.
    static func mapping<Value>(_ body: () throws -> Value) throws(CatalogError) -> Value {
        do {
            return try body()
        } catch let error as CatalogError {
            throw error
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw .busy
            case .SQLITE_FULL: throw .diskFull
            case .SQLITE_NOTADB, .SQLITE_CORRUPT: throw .notACatalog
            default: throw .unavailable(error.message ?? "error \(error.extendedResultCode.rawValue)")
            }
        } catch {
            throw .unavailable("\(error)")
        }
    }
}
