import CKIFSchemas
import GRDB
import KeepItFreshDomain

/// The tables, as a list of migrations: the file `schema.sql`, and each change of it since, numbered from 2. One that
/// was on `main` once is never changed; a change is a new migration, tried on files with data.
enum Schema {
    /// Marks a file as ours (`PRAGMA application_id`): "KIFd".
    static let applicationId = 0x4B49_4664

    /// The deadline's day number by which items are sorted: the largest number for an item without one.
    static let deadlineKey = "ifnull(expiryDay, \(Int.max))"

    /// A condition of triggers: nothing of another machine is put in place.
    static let isOwnChange = "NOT EXISTS (SELECT 1 FROM receiving)"

    /// Before the first release, the tables were made by 26 migrations, of which these were the first and the last.
    /// After the last they are those of `schema.sql`.
    static let firstOfTrial = "1 households and items", lastOfTrial = "26 exact amounts"

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { database in
            if try DatabaseMigrator().appliedIdentifiers(database).contains(lastOfTrial) {
                try database.execute(sql: "DELETE FROM grdb_migrations")
            } else {
                try database.execute(sql: tables)
                try database.execute(sql: "PRAGMA application_id = \(applicationId)")
            }
        }
        return migrator
    }

    /// The statements that make the tables in an empty database.
    private static var tables: String {
        let file = unsafe ckif_sqlite_schema
        return unsafe String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
    }

    /// Makes the tables of this version in a new database or in one of an earlier version.
    static func migrate(_ writer: any DatabaseWriter) throws {
        try migrator.migrate(writer)
        try writer.write { try CopiedTable.remakeTriggers($0) }
    }

    /// How a database's tables compare to those of this version.
    enum State {
        /// Nothing is stored in it.
        case new
        /// Of an earlier version, with data.
        case earlier
        case current
        /// Of a later version.
        case newer
        /// Of a version before the first release, whose tables are not changed to these.
        case tooOld

        init(_ database: Database) throws {
            // The first attempt fails where another process makes the table of the migrations just then.
            let applied = try (try? migrator.appliedIdentifiers(database)) ?? migrator.appliedIdentifiers(database)
            let known = migrator.migrations
            if applied == Set(known) {
                self = .current
            } else if applied.isSubset(of: known) || applied.contains(lastOfTrial) {
                let hasData =
                    try database.tableExists("user")
                    && Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM user)") == true
                self = hasData ? .earlier : .new
            } else {
                self = applied.contains(firstOfTrial) ? .tooOld : .newer
            }
        }
    }

    /// The version of a database's tables: the number of its migrations.
    static func version(_ database: Database) throws -> Int {
        let applied = try migrator.appliedIdentifiers(database)
        return applied.contains(lastOfTrial) ? 1 : applied.count
    }

    /// True when the file was made by this program or is empty. The tables and the mark are written in one transaction,
    /// so the tables are checked first: another process may commit it in between.
    static func isOurs(_ database: Database) throws -> Bool {
        let tables = "SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE '%grdb_%'"
        if try Int.fetchOne(database, sql: tables) == 0 { return true }
        return try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationId
    }

    /// Makes each household another copy, which begins with its present number.
    static func makeNewCopies(_ database: Database) throws {
        for id in try String.fetchAll(database, sql: "SELECT id FROM household") {
            try database.execute(
                sql: "UPDATE household SET copy = ?, begun = number WHERE id = ?",
                arguments: [UniqueId.make(), id])
        }
    }
}
