package import FoundationEssentials

/// A backup of the database.
package struct Backup: Equatable, Sendable {
    /// The file's name without its ending, which is unique among the backups of a database.
    package let name: String
    /// The file's path.
    package let path: String
    /// When it was made.
    package let date: Date
    /// Why the program made it; nil for a backup that a person made.
    package let reason: Reason?
    /// The version of its tables; nil when it cannot be read.
    package let version: Int?
    /// The number of items; nil when it cannot be read.
    package let items: Int?

    package init(name: String, path: String, date: Date, reason: Reason?, version: Int?, items: Int?) {
        self.name = name
        self.path = path
        self.date = date
        self.reason = reason
        self.version = version
        self.items = items
    }

    /// Why the program made a backup.
    package enum Reason: String, Sendable, CaseIterable {
        /// A newer version of the program changed the tables.
        case update = "before-update"
        /// Another backup was restored.
        case restore = "before-restore"
        /// A backup was restored in place of this damaged file.
        case damage = "damaged"
    }

    /// A backup that was restored.
    package struct Restored: Equatable, Sendable {
        /// What is in the database now.
        package let backup: Backup
        /// What was in it before; nil when there was no database.
        package let replaced: Backup?

        package init(backup: Backup, replaced: Backup?) {
            self.backup = backup
            self.replaced = replaced
        }
    }
}
