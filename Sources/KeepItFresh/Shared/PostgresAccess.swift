import Foundation
package import KeepItFreshDomain
import KeepItFreshPostgres
import KeepItFreshSQLite

/// The PostgreSQL database whose rows several servers share, as it is set.
package struct PostgresAccess: Sendable {
    /// How it is reached, without a password: `host=db1,db2 dbname=kif`, or a URI.
    package let address: String
    /// The file with the passwords of the two logins; nil where the system knows who asks.
    package let passwordFile: String?

    /// The tables, roles and policies that it needs, in SQL.
    package static var schema: String { PostgresSchema.sql }

    /// Nil where none is set.
    package init?(_ settings: UserSettings) {
        guard let address = settings.text(.postgres) else { return nil }
        (self.address, passwordFile) = (address, settings.text(.postgresPasswords))
    }

    /// The path of this machine's working copy.
    var workingCopy: String { DataLocation.workingCopy(of: address) }

    /// Its rows. Throws `PostgresFault`.
    func rows() throws -> PostgresRows {
        PostgresRows(try PostgresSettings(dsn: address, passwordFile: passwordFile))
    }

    // MARK: Moving

    /// Stores all rows of the database in the file at `path`, or of the user's own, there, and compares them with what
    /// is there then. The file stays as it is. Returns the number of households. Throws `PostgresProblem` and
    /// `DataError`; `notFound` where there is no file.
    package func move(database path: String?) async throws -> Int {
        let path = path ?? DataLocation.database()
        guard FileManager.default.fileExists(atPath: path) else { throw DataError.notFound }
        return try await PostgresProblem.describing {
            let rows = try await checkedRows()
            let source = try SQLiteDatabase(path: path)
            let moved = try await SharedMove(rows).move(source, comparingBy: draft())
            let folder = try UploadFolder(ofDatabase: path)
            for upload in try await SQLiteUploads.waiting(source) {
                guard let bytes = try folder.bytes(of: upload) else { continue }
                try await rows.addPhoto(upload.unread, Data(bytes))
            }
            return moved.households
        }
    }

    /// Saves a database of all rows to a file, as `Backups.save` does. Throws as that does, and `PostgresProblem`.
    package func save(to file: String, replacing: Bool) async throws -> (backup: Backup, faults: [StorageFault]) {
        try await PostgresProblem.describing {
            let rows = try await checkedRows()
            let draft = draft()
            defer {
                for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: draft + ending) }
            }
            try await SharedMove(rows).collect(in: draft)
            return try Backups(ofDatabase: draft).save(to: file, replacing: replacing)
        }
    }

    private func checkedRows() async throws -> PostgresRows {
        let rows = try rows()
        try await rows.check()
        return rows
    }

    /// The path of a file for a while.
    private func draft() -> String { "\(workingCopy)-\(UniqueId.make())" }
}

extension Upload {
    /// The photo as the servers share it until one has read it.
    var unread: SharedRow.UnreadPhoto {
        SharedRow.UnreadPhoto(id: id, householdId: householdId, userId: userId)
    }
}
