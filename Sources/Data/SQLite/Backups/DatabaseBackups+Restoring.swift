import Foundation
import GRDB
package import KeepItFreshDomain
import KeepItFreshPlatform

extension DatabaseBackups {
    /// Puts a backup in place of the database: one of the program's own by its name, or a file. It is checked, and
    /// migrated to this version, before anything is replaced, and what it replaces is kept as a backup. Other processes
    /// may have the database open: the whole content changes in one transaction. A file that SQLite cannot open any
    /// more is replaced only while no other process has it open.
    ///
    /// With `forcing`, a backup is restored although what is in it contradicts itself, and a file is replaced that is
    /// not recognised as a database of this program. Throws `BackupError` and `DataError`.
    package func restore(_ reference: String, forcing: Bool) throws -> Backup.Restored {
        let source = try find(reference)
        return try mappingErrors {
            let lock = try folder.lock(until: .now + .seconds(Self.patience))
            defer { withExtendedLifetime(lock) {} }
            let draft = folder.draft()
            try copy(source.path, to: draft.path)
            let content = try prepare(draft.path, forcing: forcing)
            let replaced = try replace(by: content, at: draft.path, forcing: forcing)
            let backup = Self.backup(at: path, name: source.name, date: source.date, reason: source.reason)
            return Backup.Restored(backup: backup, replaced: replaced)
        }
    }

    /// Finds a backup by the name of one in the folder, or as a file.
    private func find(_ reference: String) throws(BackupError) -> Backup {
        if let entry = folder.entries.first(where: { $0.name == reference }) {
            let path = folder.path(of: entry.name)
            return Self.backup(at: path, name: entry.name, date: entry.date, reason: entry.reason)
        }
        let file = DatabaseFile.absolutePath(reference)
        guard URL(fileURLWithPath: file).resolvingSymlinksInPath().path != path else { throw .isDatabase }
        guard !reference.isEmpty,
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path)
        else { throw .noSuchBackup }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            FileManager.default.isReadableFile(atPath: file)
        else { throw .unreadable }
        let date = attributes[.modificationDate] as? Date ?? Date()
        let name = URL(fileURLWithPath: file).lastPathComponent
        return Backup(name: name, path: file, date: date, reason: nil, version: nil, items: nil)
    }

    /// Copies a backup's file, with the log that may be beside it, so that the backup itself is never opened.
    private func copy(_ source: String, to draft: String) throws {
        let files = FileManager.default
        for ending in ["", "-wal"] where ending.isEmpty || files.fileExists(atPath: source + ending) {
            do {
                try files.copyItem(atPath: source + ending, toPath: draft + ending)
                try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft + ending)
            } catch let error as CocoaError {
                if error.code == .fileWriteOutOfSpace { throw DataError.diskFull }
                throw BackupError.unreadable
            }
        }
    }

    /// Checks the copy of a backup and migrates it.
    private func prepare(_ draft: String, forcing: Bool) throws -> DatabaseQueue {
        do {
            guard try StructureCheck.faults(inFile: draft).isEmpty else { throw BackupError.damaged }
            let content = try DatabaseQueue(path: draft, configuration: SQLiteDatabase.configuration())
            let state = try content.writeWithoutTransaction { database in
                try DatabaseCopy.foldLog(database)
                try DatabaseCopy.requireSound(database)
                guard try Schema.version(database) > 0 else { throw BackupError.foreign }
                return try Schema.State(database)
            }
            if state == .newer { throw BackupError.newerVersion }
            if state == .tooOld { throw BackupError.olderVersion }
            if state != .current { try Schema.migrate(content) }
            try content.write(complete)
            let faults = try content.read { try DatabaseCheck.faults($0) }
            guard faults.isEmpty || forcing else { throw BackupError.inconsistent(faults) }
            return content
        } catch let error as BackupError {
            throw error
        } catch {
            switch DataError(error) {
            case .notADatabase: throw BackupError.foreign
            case .damaged: throw BackupError.damaged
            case let error: throw error
            }
        }
    }

    /// Refuses tables, triggers and the like that the migrations do not make, makes indexes and triggers that are
    /// missing, and marks the households as other copies: devices that saw later changes must not take their numbers
    /// for those of this copy.
    private func complete(_ database: Database) throws {
        let schema = try SchemaCheck(database)
        guard schema.foreign.isEmpty else { throw BackupError.foreignObjects(schema.foreign.map(\.title)) }
        let lost = schema.lostTables
        guard lost.isEmpty else { throw BackupError.missingObjects(lost.map(\.title)) }
        try schema.makeMissing(in: database)
        if try !schema.missing.isEmpty || !SchemaCheck.isSearchIndexSound(database) {
            try SchemaCheck.rebuildSearchIndex(database)
        }
        try ServerRecord.leaveServer(database)
        try database.execute(sql: "DELETE FROM sharedState")
        try Schema.makeNewCopies(database)
    }

    /// Replaces the database. Returns what was in it before; nil when there was nothing.
    private func replace(by content: DatabaseQueue, at draft: String, forcing: Bool) throws -> Backup? {
        if !FileManager.default.fileExists(atPath: path) { try DatabaseFile.prepare(path) }
        do {
            var configuration = SQLiteDatabase.configuration()
            // SQLite waits ever longer: others that write one item after the other would always be first.
            let deadline = ContinuousClock.now + .seconds(Self.patience)
            configuration.busyMode = .callback { _ in
                usleep(1_000)
                return .now < deadline
            }
            let present = try DatabaseQueue(path: path, configuration: configuration)
            return try replaceContent(of: present, by: content)
        } catch {
            switch DataError(error) {
            case .notADatabase, .damaged: break
            default: throw error
            }
        }
        guard forcing || StructureCheck.isOurs(path) else { throw BackupError.unrecognisedDatabase }
        try content.write { try SignInState.none.replace(in: $0) }
        try content.close()
        return try swap(draft)
    }

    /// The most pages that are copied before what is replaced is kept: the first copied page locks the database.
    private static let maximumFirstPages = 256

    /// Replaces what is in a database that SQLite can open, and keeps it. From before it is read until it is replaced
    /// no other process can write: what they store before is in the backup, and what they store after it in the new
    /// content.
    private func replaceContent(of present: DatabaseQueue, by content: DatabaseQueue) throws -> Backup? {
        let reader = try SQLiteDatabase.makeReader(path)
        var kept: Backup?
        var isKept = false
        try content.writeWithoutTransaction { content in
            let pages = try Int.fetchOne(content, sql: "PRAGMA page_count") ?? 0
            // The last page ends the change.
            let step = CInt(min(Self.maximumFirstPages, max(pages - 1, 1)))
            try present.writeWithoutTransaction { present in
                // With a log beside it, it can be read while it is locked.
                try present.execute(sql: "PRAGMA journal_mode = WAL")
                try content.backup(to: present, pagesPerStep: step) { _ in
                    guard !isKept else { return }
                    kept = try keep(reader)
                    try content.inTransaction {
                        try SignInState(of: reader).replace(in: content)
                        return .commit
                    }
                    isKept = true
                }
            }
        }
        return kept
    }

    /// Keeps what is in a database that SQLite can open. Returns nil when nothing is stored in it.
    private func keep(_ present: DatabaseQueue) throws -> Backup? {
        // Without a transaction, which SQLite refuses to end after it found damage.
        let (isNew, faults) = try present.unsafeRead { database in
            let faults = StructureCheck.faults(database)
            return (try faults.isEmpty && Schema.State(database) == .new, faults)
        }
        if isNew { return nil }
        let date = Date()
        let reason = faults.isEmpty ? Backup.Reason.restore : .damage
        let name = try folder.add(reason, at: date) { try DatabaseCopy.write(present, to: $0) { _ in } }
        return Self.backup(at: folder.path(of: name), name: name, date: date, reason: reason)
    }

    /// Sets the file aside as it is, and moves the draft to its place.
    private func swap(_ draft: String) throws -> Backup {
        try DatabaseFile.flush(draft)
        let date = Date()
        return try DatabaseFile.withoutConnections(path) {
            let name = try folder.add(.damage, at: date) { try FileManager.default.copyItem(atPath: path, toPath: $0) }
            let kept = folder.path(of: name)
            // The log belongs to the old file, and must not be applied to the new one.
            if FileManager.default.fileExists(atPath: path + "-wal") {
                try DatabaseFile.move(path + "-wal", to: kept + "-wal")
            }
            try? FileManager.default.removeItem(atPath: path + "-shm")
            SharedFolder.share(draft)
            try DatabaseFile.move(draft, to: path)
            SharedFolder.share(path)
            return Backup(name: name, path: kept, date: date, reason: .damage, version: nil, items: nil)
        }
    }
}
