import GRDB

/// A table whose rows travel to the copies of a household.
struct CopiedTable: Sendable {
    let name: String
    /// The columns that tell a row from the others of its household, which are texts.
    let key: [String]
    /// Columns that a copy has of its own.
    private let ownColumns: Set<String>
    /// The column with the id of the household.
    let household: String
    /// Whether its rows are read in the order in which they were stored.
    let isInOrder: Bool
    /// A column that counts rows of another table, which may be put in place first, with its value of a new row in SQL.
    let counted: (column: String, value: String)?

    private init(
        _ name: String, _ key: [String], ownColumns: Set<String> = [], household: String = "householdId",
        isInOrder: Bool = false, counted: (column: String, value: String)? = nil
    ) {
        (self.name, self.key, self.ownColumns) = (name, key, ownColumns)
        (self.household, self.isInOrder, self.counted) = (household, isInOrder, counted)
    }

    /// All that a device needs of a household: the only list of it. Pictures stay on the server.
    static let all = [
        CopiedTable("household", [], ownColumns: ["number", "copy", "begun"], household: "id"),
        CopiedTable("membership", ["userId"]),
        people,
        CopiedTable("item", ["id"], ownColumns: ["number", "packs"], counted: ("packs", packs)),
        CopiedTable("purchase", ["id"], isInOrder: true),
        CopiedTable("itemAlias", ["id"]),
        CopiedTable("photo", ["contentHash"]),
        CopiedTable("photoItem", ["contentHash", "itemId"], isInOrder: true),
        CopiedTable("itemField", ["itemId", "field"]),
        journal,
        CopiedTable("journalItem", ["itemId", "changeId"]),
        CopiedTable("inbox", ["contentHash"]),
        CopiedTable("reminderThreshold", []),
        CopiedTable("householdRule", ["kind", "subject"]),
    ]

    /// The names of the people in a household or in its journal. No address of theirs travels.
    static let people = CopiedTable("profile", ["userId"], ownColumns: ["email"], household: "")
    /// Its rows keep their numbers, which are their order.
    static let journal = CopiedTable("journal", ["changeId"])

    private static let packs =
        "(SELECT ifnull(sum(quantity), 0) FROM purchase WHERE purchase.householdId = ?1 AND purchase.itemId = ?2)"

    /// A table by its name; nil for one that does not travel.
    static func named(_ name: String) -> CopiedTable? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Whether a row belongs to several households.
    var isShared: Bool { household.isEmpty }

    /// The columns that travel beside the key.
    func columns(_ database: Database) throws -> [String] {
        try database.columns(in: name).map(\.name)
            .filter { $0 != household && !key.contains($0) && !ownColumns.contains($0) }
    }

    /// The condition by which one row is found, with a place for each column of the key and the last for the household.
    var isRow: String {
        (key.map { "\($0) = ?" } + [isOfHousehold("?\(key.count + 1)")]).joined(separator: " AND ")
    }

    /// The condition by which the rows of a household are found: of people those who are members, or were and stand in
    /// the journal.
    private func isOfHousehold(_ id: String) -> String {
        isShared
            ? """
            userId IN (
                SELECT userId FROM membership WHERE householdId = \(id)
                UNION SELECT userId FROM journal WHERE householdId = \(id)
            )
            """ : "\(household) = \(id)"
    }
}

// MARK: What was changed

extension CopiedTable {
    /// The triggers that note which rows are changed. They are made when the first household is copied.
    static func makeTriggers(_ database: Database) throws {
        for sql in try all.flatMap({ try $0.triggers(database) }) { try database.execute(sql: sql) }
        try database.execute(
            sql: """
                CREATE TRIGGER \(lastTrigger) AFTER DELETE ON household BEGIN
                    DELETE FROM changed WHERE householdId = old.id;
                    DELETE FROM copiedHousehold WHERE householdId = old.id;
                END
                """)
    }

    /// The name of the trigger that is made last.
    static let lastTrigger = "copiedHouseholdDeleted"

    /// Makes the triggers anew where there are some: those of an earlier version do not know the columns that were
    /// added since.
    static func remakeTriggers(_ database: Database) throws {
        guard try hasTriggers(database) else { return }
        try removeTriggers(database)
        try makeTriggers(database)
    }

    /// Removes the triggers, if there are some.
    static func removeTriggers(_ database: Database) throws {
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'copied*'"
        for name in try String.fetchAll(database, sql: sql) {
            try database.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)")
        }
    }

    /// Whether the triggers are there.
    static func hasTriggers(_ database: Database) throws -> Bool {
        try database.triggerExists(lastTrigger)
    }

    /// Notes all rows of a household as changed, in the order in which they were stored.
    static func noteAll(of householdId: String, _ database: Database) throws {
        for table in all {
            let order = table.isInOrder ? "ORDER BY rowid" : ""
            try database.execute(
                sql: """
                    INSERT INTO changed (householdId, position, tableName, key)
                    SELECT ?1, \(lastPosition("?1")) + row_number() OVER (\(order)), '\(table.name)',
                        \(table.keyArray(of: table.name))
                    FROM \(table.name) WHERE \(table.isOfHousehold("?1"))
                    """,
                arguments: [householdId])
        }
    }

    private func triggers(_ database: Database) throws -> [String] {
        let name = "copied\(name.prefix(1).uppercased())\(name.dropFirst())"
        let columns = try columns(database).joined(separator: ", ")
        if isShared {
            // A profile is there before its user is a member of a copied household.
            return [
                """
                CREATE TRIGGER \(name)Added AFTER INSERT ON membership WHEN \(Self.isCopied("new.householdId")) BEGIN
                    \(note("new.householdId", of: "new"));
                END
                """,
                """
                CREATE TRIGGER \(name)Changed AFTER UPDATE OF \(columns) ON \(self.name) BEGIN
                    INSERT INTO changed (householdId, position, tableName, key)
                    SELECT householdId, \(Self.lastPosition("membership.householdId")) + 1, '\(self.name)',
                        \(keyArray(of: "new"))
                    FROM membership
                    WHERE userId = new.userId AND \(Self.isCopied("membership.householdId")) \(Self.again);
                END
                """,
            ]
        }
        func trigger(_ end: String, _ event: String, _ row: String, when condition: String? = nil) -> String {
            let isNoted = [Self.isCopied("\(row).\(household)"), condition].compactMap(\.self)
            return """
                CREATE TRIGGER \(name)\(end) AFTER \(event) ON \(self.name) WHEN \(isNoted.joined(separator: " AND ")) BEGIN
                    \(note("\(row).\(household)", of: row));
                END
                """
        }
        let identity = [household] + key
        let isMoved = identity.map { "old.\($0) <> new.\($0)" }.joined(separator: " OR ")
        let all = columns.isEmpty ? identity.joined(separator: ", ") : "\(identity.joined(separator: ", ")), \(columns)"
        return [
            trigger("Added", "INSERT", "new"),
            trigger("Changed", "UPDATE OF \(all)", "new"),
            trigger("Moved", "UPDATE OF \(identity.joined(separator: ", "))", "old", when: "(\(isMoved))"),
            trigger("Removed", "DELETE", "old"),
        ]
    }

    private static func isCopied(_ household: String) -> String {
        """
        EXISTS (SELECT 1 FROM copiedHousehold WHERE copiedHousehold.householdId = \(household))
            AND \(Schema.isOwnChange)
        """
    }

    /// The highest position in a household.
    private static func lastPosition(_ household: String) -> String {
        "(SELECT ifnull(max(position), 0) FROM changed WHERE changed.householdId = \(household))"
    }

    private func note(_ household: String, of row: String) -> String {
        """
        INSERT INTO changed (householdId, position, tableName, key)
        VALUES (\(household), \(Self.lastPosition(household)) + 1, '\(name)', \(keyArray(of: row)))
        \(Self.again)
        """
    }

    /// A row that is noted already moves to the end. In a trigger, REPLACE would become what the statement says that
    /// fires it.
    private static let again = """
        ON CONFLICT (householdId, tableName, key) DO UPDATE SET position = excluded.position
        """

    private func keyArray(of row: String) -> String {
        "json_array(\(key.map { "\(row).\($0)" }.joined(separator: ", ")))"
    }
}
