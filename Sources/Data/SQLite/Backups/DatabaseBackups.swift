import Foundation
import GRDB
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Makes backups of a database, lists those that the program made by itself, and restores them.
package struct DatabaseBackups: Sendable {
    /// How long to wait for another process.
    static let patience = 5.0

    /// The database's path, without links.
    let path: String
    let folder: BackupFolder

    /// Backups of the database at `path`.
    package init(ofDatabase path: String) {
        self.path = URL(fileURLWithPath: DatabaseFile.absolutePath(path)).resolvingSymlinksInPath().path
        folder = BackupFolder(ofDatabase: self.path)
    }

    /// The backups that the program made by itself, the one made last first.
    package func all() -> [Backup] {
        folder.entries.map { entry in
            Self.backup(at: folder.path(of: entry.name), name: entry.name, date: entry.date, reason: entry.reason)
        }
    }

    /// Saves the database to a file, complete or not at all. Other processes may use the database meanwhile. With
    /// `replacing`, an existing file is replaced. What in the database contradicts itself is saved as it is, and
    /// returned as faults. Throws `BackupError` and `DataError`; `DataError.damaged` when the database's structure is
    /// damaged.
    package func save(to file: String, replacing: Bool) throws -> (backup: Backup, faults: [StorageFault]) {
        guard FileManager.default.fileExists(atPath: path) else { throw BackupError.noDatabase }
        folder.removeAbandoned()
        let target = try usablePath(DatabaseFile.absolutePath(file), replacing: replacing)
        let place = URL(fileURLWithPath: target)
        let draft = DraftFile(in: place.deletingLastPathComponent().path)
        var faults: [StorageFault] = []
        try mappingErrors {
            let source = try SQLiteDatabase.makeReader(path)
            do {
                try DatabaseCopy.write(source, to: draft.path) { database in
                    faults = try DatabaseCheck.faults(database)
                    if faults.contains(where: \.isStructural) { throw DataError.damaged }
                }
                try DatabaseFile.move(draft.path, to: target)
            } catch DataError.unavailable(let reason) {
                throw BackupError.notWritable(reason)
            }
        }
        return (Self.backup(at: target, name: place.lastPathComponent, date: Date(), reason: nil), faults)
    }

    /// The file that a path leads to, if it can be written: a regular file or a new one.
    private func usablePath(_ path: String, replacing: Bool) throws(BackupError) -> String {
        guard let target = try? WrittenFile.withoutLinks(path) else { throw .notWritable("too many links") }
        let file = URL(fileURLWithPath: target).resolvingSymlinksInPath().path
        guard ![self.path, self.path + "-wal", self.path + "-shm"].contains(file) else { throw .isDatabase }
        guard let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
        else { return target }
        guard type == .typeRegular else { throw .notWritable("it is not a regular file") }
        guard replacing else { throw .exists }
        return target
    }

    /// Describes a backup's file.
    static func backup(at path: String, name: String, date: Date, reason: Backup.Reason?) -> Backup {
        let content = try? SQLiteDatabase.makeReader(path).read { database in
            (
                version: try Schema.version(database),
                items: try Int.fetchOne(database, sql: "SELECT count(*) FROM item")
            )
        }
        return Backup(
            name: name, path: path, date: date, reason: reason, version: content?.version, items: content?.items)
    }

    /// Runs `body` and translates SQLite's errors.
    func mappingErrors<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as BackupError {
            throw error
        } catch {
            throw DataError(error)
        }
    }
}
