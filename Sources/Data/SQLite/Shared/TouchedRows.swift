import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// The shared rows that a transaction of a working copy has changed.
struct TouchedRows {
    /// A note on a row.
    struct Note {
        let table: SharedTable
        let householdId: String
        let key: String
        /// Whether it was stored anew.
        let isNew: Bool
    }

    private(set) var notes: [SharedRow.Scope: [Note]] = [:]

    /// Makes a connection note what it changes from now on, for itself alone.
    static func begin(_ tables: [SharedTable], _ database: Database) throws {
        try database.execute(sql: "PRAGMA temp_store = MEMORY")
        try database.execute(
            sql: """
                CREATE TEMP TABLE touched (
                    householdId TEXT NOT NULL,
                    tableName TEXT NOT NULL,
                    key TEXT NOT NULL,
                    isNew INTEGER NOT NULL,
                    PRIMARY KEY (householdId, tableName, key)
                ) STRICT, WITHOUT ROWID
                """)
        for sql in tables.flatMap(\.triggers) { try database.execute(sql: sql) }
    }

    /// Takes the notes of the present transaction.
    init(_ tables: [String: SharedTable], _ database: Database) throws {
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT householdId, tableName, key, isNew FROM temp.touched"))
        while let row = try rows.next() {
            guard let table = tables[row["tableName"]] else { continue }
            let note = Note(table: table, householdId: row["householdId"], key: row["key"], isNew: row["isNew"])
            notes[table.scope(note.householdId), default: []].append(note)
        }
        if !notes.isEmpty { try database.execute(sql: "DELETE FROM temp.touched") }
    }

    /// The households of which something was changed, in the order in which they are locked.
    var households: [String] {
        notes.keys.compactMap { scope in
            if case .household(let id) = scope { id } else { nil }
        }.sorted()
    }

    /// The members of a household as they were before and were not changed, and those that were removed.
    func earlierMembers(of householdId: String, _ database: Database) throws -> [String] {
        let present = try String.fetchAll(
            database.cachedStatement(sql: "SELECT userId FROM membership WHERE householdId = ? ORDER BY role DESC"),
            arguments: [householdId])
        let changed = try (notes[.accounts] ?? []).filter { $0.table.name == "membership" }.compactMap { note in
            let key = try JSONDecoder().decode([String].self, from: Data(note.key.utf8))
            return key.count == 2 && key[1] == householdId ? (userId: key[0], isNew: note.isNew) : nil
        }
        let added = Set(changed.filter { present.contains($0.userId) && $0.isNew }.map(\.userId))
        return present.filter { !added.contains($0) } + changed.map(\.userId).filter { !present.contains($0) }
    }

    /// Whether a household was made by the transaction.
    func hasMade(_ householdId: String) -> Bool {
        notes[.household(householdId)]?.contains { $0.table.name == "household" && $0.isNew } ?? false
    }

    // MARK: Rows

    /// Gives rows that were stored anew numbers, in their order, that no other row has.
    func renumber(_ scope: SharedRow.Scope, _ database: Database) throws {
        let inOrder = (notes[scope] ?? []).filter { $0.isNew && $0.table.isInOrder }
        for (table, notes) in Dictionary(grouping: inOrder, by: \.table.name) {
            let find = try database.cachedStatement(sql: "SELECT rowid FROM \(table) WHERE \(notes[0].table.isRow)")
            let old = try notes.compactMap { note in
                try Int64.fetchOne(find, arguments: note.table.arguments(ofKey: note.key, in: note.householdId))
            }.sorted()
            // Twice, as a number may be that of another row among them.
            let move = try database.cachedStatement(sql: "UPDATE \(table) SET rowid = ?2 WHERE rowid = ?1")
            let new = try old.compactMap { old in
                let place = try SharedTable.takePlace(database)
                if let place { try move.execute(arguments: [old, -place]) }
                return place
            }
            for place in new { try move.execute(arguments: [-place, place]) }
        }
    }

    /// The rows of a scope as they are now.
    func rows(of scope: SharedRow.Scope, _ database: Database) throws -> [SharedRow] {
        let encoder = SharedTable.encoder
        return try (notes[scope] ?? []).map { note in
            let table = note.table
            let columns = table.columns.joined(separator: ", ")
            let statement = try database.cachedStatement(
                sql: "SELECT \(columns) FROM \(table.name) WHERE \(table.isRow)")
            let row = try Row.fetchOne(
                statement, arguments: table.arguments(ofKey: note.key, in: note.householdId))
            return try table.shared(row, key: note.key, by: encoder)
        }
    }
}

extension SharedTable {
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }

    /// A row as it is shared, with the table's columns in their order; nil for one that is gone.
    func shared(_ row: Row?, key: String, by encoder: JSONEncoder) throws -> SharedRow {
        guard let row else { return SharedRow(kind: name, key: key, body: nil) }
        var values: [String: CopiedValue] = [:]
        var bytes: Data?
        for (index, column) in columns.enumerated() {
            if column == Self.largeColumn {
                bytes = row[index]
            } else {
                values[column] = CopiedValue(row.value(at: index))
            }
        }
        let body = String(decoding: try encoder.encode(values), as: UTF8.self)
        return SharedRow(kind: name, key: key, body: body, bytes: bytes.flatMap { $0.isEmpty ? nil : $0 })
    }
}

extension Row {
    /// A value as it is stored.
    func value(at index: Int) -> DatabaseValue { self[index] }
}
