import GRDB
import KeepItFreshDomain

/// Makes the items of an import searchable all at once: one by one takes a third of the import's time.
///
/// The trigger that does it for single items is away meanwhile. All this is within the import's transaction, so it is
/// there again however that ends.
struct ImportedSearch {
    private static let trigger = "itemTextAdded"

    private let definition: String
    /// The last item in the search index.
    private var last: Int64
    private var isBehind = false

    /// Begins an import; nil in a damaged database without the trigger.
    init?(_ database: Database) throws {
        let sql = "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?"
        guard let definition = try String.fetchOne(database, sql: sql, arguments: [Self.trigger]) else { return nil }
        self.definition = definition
        last = try Self.lastItem(database)
        try database.execute(sql: "DROP TRIGGER \(Self.trigger)")
    }

    /// Is called before each step: an item that is changed must be in the index.
    mutating func prepare(for step: JournalStep, _ database: Database) throws {
        if step.before == nil { isBehind = true } else if isBehind { try catchUp(database) }
    }

    /// Ends the import.
    mutating func end(_ database: Database) throws {
        try catchUp(database)
        try database.execute(sql: definition)
    }

    private mutating func catchUp(_ database: Database) throws {
        try database.execute(
            sql: "INSERT INTO itemText (rowid, searchText) SELECT number, searchText FROM item WHERE number > ?",
            arguments: [last])
        last = try Self.lastItem(database)
        isBehind = false
    }

    private static func lastItem(_ database: Database) throws -> Int64 {
        try Int64.fetchOne(database, sql: "SELECT max(number) FROM item") ?? 0
    }
}
