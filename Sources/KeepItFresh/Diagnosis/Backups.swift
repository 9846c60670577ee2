package import KeepItFreshDomain
import KeepItFreshSQLite

/// Backups of the database, which may be damaged: it is not opened before it is needed.
package struct Backups: Sendable {
    private let backups: DatabaseBackups

    /// Backups of the database at `path`, or of the user's own.
    package init(ofDatabase path: String? = nil) {
        backups = DatabaseBackups(ofDatabase: path ?? DataLocation.database())
    }

    /// The backups that the program made by itself, the latest first.
    package var all: [Backup] { backups.all() }

    /// Saves the database to a file while other processes may use it. Returns what in it contradicts itself, as faults.
    /// Throws `BackupError` and `DataError`.
    package func save(to file: String, replacing: Bool) throws -> (backup: Backup, faults: [StorageFault]) {
        try backups.save(to: file, replacing: replacing)
    }

    /// Puts a backup, one of `all` by its name or a file, in place of the database, which is kept as a backup. With
    /// `forcing`, also one that contradicts itself, or in place of a file that is not recognised as a database. Throws
    /// `BackupError` and `DataError`.
    package func restore(_ reference: String, forcing: Bool) throws -> Backup.Restored {
        try backups.restore(reference, forcing: forcing)
    }
}
