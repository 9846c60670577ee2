import GRDB
import KeepItFreshDomain

/// Compares the tables, indexes, triggers and views of a database with those that this version's migrations make.
/// Another trigger would run with the next change of an item, and without an index or a trigger items are not found.
struct SchemaCheck {
    /// What is in the database and not made by the migrations, or made otherwise.
    let foreign: [Object]
    /// What the migrations make and the database lacks, in the order in which it is made.
    let missing: [Object]

    /// Compares a database of this version.
    init(_ database: Database) throws {
        let found = try Object.all(database)
        let isCopied = found.contains { $0.name == CopiedTable.lastTrigger }
        let expected = try Self.expected(withCopies: isCopied)
        foreign = found.filter { !expected.contains($0) }
        let names = Set(found.map(\.title))
        missing = expected.filter { !names.contains($0.title) }
    }

    /// What is wrong, for people.
    var faults: [StorageFault] {
        (foreign.isEmpty ? [] : [.foreignObjects(foreign.map(\.title))])
            + (missing.isEmpty ? [] : [.missingObjects(missing.map(\.title))])
    }

    /// The tables that are missing and cannot be made from others.
    var lostTables: [Object] {
        let lacksIndex = missing.contains(where: \.isSearchIndex)
        return missing.filter { !$0.isDerived && !(lacksIndex && $0.isPartOfSearchIndex) }
    }

    /// Makes what is missing, when no table is lost.
    func makeMissing(in database: Database) throws {
        for object in missing where !object.isPartOfSearchIndex {
            if let sql = object.sql { try database.execute(sql: sql) }
        }
    }

    /// What the migrations make in an empty database, and with copies also the first of these.
    private static func expected(withCopies: Bool) throws -> [Object] {
        let model = try DatabaseQueue()
        try Schema.migrator.migrate(model)
        if withCopies { try model.write { try CopiedTable.makeTriggers($0) } }
        return try model.read { try Object.all($0) }
    }
}

extension SchemaCheck {
    /// A table, an index, a trigger or a view.
    struct Object: Equatable {
        let type: String
        let name: String
        /// The statement that makes it.
        let sql: String?

        /// Its kind and name: "trigger purchaseAdded".
        var title: String { "\(type) \(name)" }

        /// Whether it can be made again from the other tables.
        var isDerived: Bool { type != "table" || isSearchIndex }
        var isSearchIndex: Bool { name == "itemText" }
        /// Whether it is a table that SQLite makes for the search index, in its version's own words.
        var isPartOfSearchIndex: Bool { type == "table" && name.hasPrefix("itemText_") }

        /// Spaces, quotes and case make no difference: SQLite changes them when a table gets another name.
        static func == (first: Object, second: Object) -> Bool {
            first.title == second.title
                && (first.isPartOfSearchIndex || first.comparableText == second.comparableText)
        }

        private var comparableText: String {
            (sql ?? "").filter { !$0.isWhitespace && !"\"'`[]".contains($0) }.lowercased()
        }

        /// All but those that SQLite makes by itself, in the order in which they were made.
        static func all(_ database: Database) throws -> [Object] {
            let sql = """
                SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY rowid
                """
            return try Row.fetchAll(database, sql: sql).map { row in
                Object(
                    type: try row.decode(atIndex: 0), name: try row.decode(atIndex: 1), sql: try row.decode(atIndex: 2))
            }
        }
    }
}

extension SchemaCheck {
    /// Whether the index that items are found by has exactly their texts. The connection must be able to write,
    /// although nothing is changed.
    static func isSearchIndexSound(_ database: Database) throws -> Bool {
        do {
            try database.execute(sql: "INSERT INTO itemText (itemText, rank) VALUES ('integrity-check', 1)")
            return true
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return false
        }
    }

    /// Makes the index that items are found by anew.
    static func rebuildSearchIndex(_ database: Database) throws {
        try database.execute(sql: "INSERT INTO itemText (itemText) VALUES ('rebuild')")
    }
}
