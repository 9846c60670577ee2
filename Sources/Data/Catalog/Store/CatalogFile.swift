import Foundation
import GRDB
import Glibc
import KeepItFreshDomain

/// The file of a catalogue, and the one beside it in which the next is made.
struct CatalogFile: Sendable {
    /// Marks a file as ours (`PRAGMA application_id`): "KIFc".
    static let applicationId = 0x4B49_4663
    /// The version of the tables; a catalogue of another version has to be made again.
    static let version = 1

    /// The catalogue's path.
    let path: String

    /// Where the next catalogue is made.
    var nextPath: String { path + ".new" }

    /// What an import holds a lock on. The file stays, as another may have it open already.
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

    /// Makes the catalogue's folder (0700) where it is missing. Throws `CatalogError`.
    func prepareFolder() throws(CatalogError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unavailable("its folder cannot be made")
        }
    }

    /// Keeps every other import out until the file is closed; the system closes it with the process, however that ends.
    /// Throws `CatalogError.busy` when another has the lock.
    func lock() throws(CatalogError) -> FileHandle {
        let descriptor = unsafe open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == ENOSPC || errno == EDQUOT { throw .diskFull }
            throw .unavailable("\(lockPath) cannot be opened: \(unsafe String(cString: strerror(errno)))")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK ? .busy : .unavailable("\(lockPath) cannot be locked")
        }
        return file
    }

    /// Makes the file of the next catalogue (0600) where it is missing. Throws `CatalogError`.
    func prepareNext() throws(CatalogError) {
        let files = FileManager.default
        if let type = (try? files.attributesOfItem(atPath: nextPath))?[.type] as? FileAttributeType {
            guard type == .typeRegular else { throw .unavailable("\(nextPath) is not a regular file") }
        } else {
            guard files.createFile(atPath: nextPath, contents: nil, attributes: [.posixPermissions: 0o600]) else {
                throw .unavailable("\(nextPath) cannot be made")
            }
        }
    }

    /// Takes away what there is of a next catalogue, its empty journal too.
    func removeNext() {
        for ending in ["", "-journal", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: nextPath + ending)
        }
    }

    /// Puts the next catalogue in the place of the one there is, once all of it is on the disk. Throws `CatalogError`.
    func replace() throws(CatalogError) {
        guard let file = FileHandle(forUpdatingAtPath: nextPath) else {
            throw .unavailable("the new catalogue is gone")
        }
        do {
            try file.synchronize()
            try file.close()
        } catch {
            throw .unavailable("the disk refused the new catalogue")
        }
        guard unsafe rename(nextPath, path) == 0 else {
            throw .unavailable(unsafe String(cString: strerror(errno)))
        }
    }

    /// Does what SQLite may refuse. Throws `CatalogError`.
    static func mapping<Value>(_ work: () throws -> Value) throws(CatalogError) -> Value {
        do {
            return try work()
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
