import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A table whose rows several servers share.
struct SharedTable: Sendable {
    let name: String
    /// Its place among all: it refers only to rows of tables with lower ones.
    private(set) var rank = 0
    /// The column with the id of the household; nil for rows of accounts.
    let household: String?
    /// The columns that tell a row from the others of its scope.
    let key: [String]
    /// All columns that are shared, those of the key and of the household among them.
    let columns: [String]
    /// Columns for bytes, those of the key as hexadecimal digits.
    let blobs: Set<String>
    /// Whether its rows are read in the order in which they were stored, which `rowid` says.
    let isInOrder: Bool
    /// A column that the working copy counts by itself, with its value of a new row in SQL.
    let counted: (column: String, value: String)?

    /// The values that are not among the news.
    static let largeColumn = "bytes"

    /// All tables that are shared, in a database of this version.
    static func all(_ database: Database) throws -> [SharedTable] {
        let accounts: [(String, [String])] = [
            ("user", ["id"]), ("profile", ["userId"]), ("identity", ["provider", "issuer", "subject"]),
            ("session", ["digest"]), ("pendingLink", ["id"]), ("revocation", ["id"]), ("serverKey", ["name"]),
            ("otpChallenge", ["id"]), ("attempt", ["key"]), ("membership", ["userId", "householdId"]),
            ("preferences", ["userId"]), ("invitation", ["id"]), ("invitationTry", ["userId", "triedAt"]),
            ("signInCode", ["digest"]), ("providerVisit", ["digest"]), ("feed", ["userId", "householdId"]),
            ("formerMember", ["member", "household"]), ("endedSession", ["digest"]),
        ]
        let others: [(String, [String])] = [
            ("reading", ["contentHash"]), ("picture", ["contentHash", "kind", "place"]), ("upload", ["id"]),
            ("reminder", ["userId", "channel", "itemId", "lastDay", "daysBefore"]), ("refusedChange", ["id"]),
            ("changed", ["tableName", "key"]), ("copiedHousehold", []),
        ]
        let copied = CopiedTable.all.filter { copied in !accounts.contains { $0.0 == copied.name } }
        var tables = try accounts.map { try SharedTable($0.0, key: $0.1, household: nil, database) }
        tables += try copied.map { try SharedTable($0, database) }
        tables += try others.map { try SharedTable($0.0, key: $0.1, household: "householdId", database) }
        for index in tables.indices { tables[index].rank = index }
        return tables
    }

    private init(_ name: String, key: [String], household: String?, _ database: Database) throws {
        let columns = try database.columns(in: name)
        self.name = name
        self.key = key
        self.household = household
        self.columns = columns.map(\.name)
        blobs = Set(columns.filter { $0.type == "BLOB" }.map(\.name))
        (isInOrder, counted) = (false, nil)
    }

    private init(_ copied: CopiedTable, _ database: Database) throws {
        let columns = try database.columns(in: copied.name)
        (name, key, household, counted) = (copied.name, copied.key, copied.household, copied.counted)
        // Only items have a number that is of no use elsewhere; that of a household is its state.
        let own: Set<String> = name == "item" ? ["number", "packs"] : []
        isInOrder = copied.isInOrder
        self.columns = columns.map(\.name).filter { !own.contains($0) } + (isInOrder ? ["rowid"] : [])
        blobs = Set(columns.filter { $0.type == "BLOB" }.map(\.name))
    }

    /// The scope of a row with this household.
    func scope(_ householdId: String) -> SharedRow.Scope {
        household == nil ? .accounts : .household(householdId)
    }

    /// The number of a new row, in its order, while a working copy is changed; nil elsewhere.
    static func takePlace(_ database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database.cachedStatement(sql: "UPDATE place SET next = next + 1 RETURNING next - 1"))
    }

    // MARK: Statements

    /// The condition by which one row is found, with a place for each column of the key and the last for the household.
    var isRow: String {
        (key.map { "\($0) = ?" } + (household.map { ["\($0) = ?"] } ?? [])).joined(separator: " AND ")
    }

    /// A row's key as a JSON array in SQL, of `new`, `old` or the table.
    func keyArray(of row: String) -> String {
        let values = key.map { column in
            if blobs.contains(column) { return "hex(\(row).\(column))" }
            // A text that SQLite has just made as JSON would not be a text in the array.
            return name == "changed" ? "\(row).\(column) || ''" : "\(row).\(column)"
        }
        return "json_array(\(values.joined(separator: ", ")))"
    }

    /// The temporary triggers that note which rows a connection changes.
    var triggers: [String] {
        func note(_ row: String, isNew: Bool = false) -> String {
            """
            INSERT INTO touched (householdId, tableName, key, isNew)
            VALUES (\(household.map { "\(row).\($0)" } ?? "''"), '\(name)', \(keyArray(of: row)), \(isNew ? 1 : 0))
            ON CONFLICT (householdId, tableName, key) DO UPDATE SET isNew = max(isNew, excluded.isNew);
            """
        }
        func trigger(_ event: String, _ title: String, _ notes: String, when condition: String? = nil) -> String {
            let condition = [Schema.isOwnChange, condition].compactMap(\.self).joined(separator: " AND ")
            return "CREATE TEMP TRIGGER shared_\(name)_\(title) AFTER \(event) ON main.\(name) WHEN \(condition) BEGIN "
                + "\(notes) END"
        }
        let identity = key + [household].compactMap(\.self)
        let isMoved = identity.map { "old.\($0) <> new.\($0)" }.joined(separator: " OR ")
        let shared = columns.filter { $0 != "rowid" }.joined(separator: ", ")
        return [
            trigger("INSERT", "added", note("new", isNew: true)),
            trigger("UPDATE OF \(shared)", "changed", note("new")),
            trigger("UPDATE OF \(identity.joined(separator: ", "))", "moved", note("old"), when: "(\(isMoved))"),
            trigger("DELETE", "removed", note("old")),
        ]
    }

    /// Puts a row in place of one with its key, with a place for each of these columns.
    func upsert(_ columns: [String]) -> String {
        let counted = counted.map { [$0] } ?? []
        let names = columns + counted.map(\.column)
        let values = columns.indices.map { "?\($0 + 1)" } + counted.map(\.value)
        let identity = key + [household].compactMap(\.self)
        let changed =
            columns.filter { !identity.contains($0) && $0 != "rowid" && $0 != Self.largeColumn }
            .map { "\($0) = excluded.\($0)" } + (columns.contains("rowid") ? ["rowid = excluded.rowid"] : [])
        let large =
            columns.contains(Self.largeColumn)
            ? ["bytes = iif(length = excluded.length, bytes, excluded.bytes)"] : []
        let set = (changed + large).joined(separator: ", ")
        let insertion = """
            INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))
            """
        guard isUnique else { return insertion }
        guard !set.isEmpty else { return "\(insertion) ON CONFLICT DO NOTHING" }
        // A row with this key that is another household's stays as it is.
        let isOwn = household.map { " WHERE \(name).\($0) = excluded.\($0)" } ?? ""
        return "\(insertion) ON CONFLICT DO UPDATE SET \(set)\(isOwn)"
    }

    // MARK: Values

    /// The values of a key for a statement. Throws for a key that is none of this table.
    func arguments(ofKey text: String, in householdId: String) throws -> StatementArguments {
        let values = try JSONDecoder().decode([CopiedValue].self, from: Data(text.utf8))
        guard values.count == key.count else { throw DataError.damaged }
        let parts = try zip(key, values).map { try stored($1, isHexadecimal: blobs.contains($0)) }
        return StatementArguments(parts) + StatementArguments(household == nil ? [] : [householdId])
    }

    /// A value as this version stores it in a column.
    func stored(_ value: CopiedValue, in column: String) throws -> DatabaseValue {
        if case .bytes(let bytes) = value, !blobs.contains(column) {
            guard let text = String(validating: bytes, as: UTF8.self) else { throw DataError.damaged }
            return text.databaseValue
        }
        return try stored(value, isHexadecimal: false)
    }

    private func stored(_ value: CopiedValue, isHexadecimal: Bool) throws -> DatabaseValue {
        switch value {
        case .null: return .null
        case .integer(let value): return value.databaseValue
        case .real(let value): return value.databaseValue
        case .bytes(let value): return value.databaseValue
        case .text(let value):
            guard isHexadecimal else { return value.databaseValue }
            guard let bytes = Data(hexadecimal: value) else { throw DataError.damaged }
            return bytes.databaseValue
        }
    }
}

extension Data {
    /// Nil for a text that is not an even number of hexadecimal digits.
    init?(hexadecimal text: String) {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        self.init(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
