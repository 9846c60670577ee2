/// Why a backup was not made or not restored.
package enum BackupError: Error, Equatable, Sendable {
    /// There is no database to back up.
    case noDatabase
    /// The backup's file exists already.
    case exists
    /// The named file is the database itself.
    case isDatabase
    /// No backup has this name, and no file this path.
    case noSuchBackup
    /// The backup is not a regular file, or cannot be read.
    case unreadable
    /// The file is not a database of this program.
    case foreign
    /// The backup was made by a newer version of this program.
    case newerVersion
    /// The backup was made by a version of this program before the first release, whose tables are not changed to
    /// these.
    case olderVersion
    /// The backup is damaged.
    case damaged
    /// What is in the backup contradicts itself, as these faults say.
    case inconsistent([StorageFault])
    /// The backup has tables, indexes, triggers or views that this program does not make, by kind and name.
    case foreignObjects([String])
    /// The backup lacks tables, by kind and name.
    case missingObjects([String])
    /// The file that is to be replaced is not recognised as a database of this program.
    case unrecognisedDatabase
    /// The backup cannot be written, for the given reason.
    case notWritable(String)
}
