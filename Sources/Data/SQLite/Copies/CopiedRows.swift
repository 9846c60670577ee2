import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// Reads the rows of a household for its copies, on the server.
struct CopiedRows {
    /// The bytes of values after which a page usually ends.
    static let pageSize = 512 << 10

    let householdId: String
    let database: Database
    private var columns: [String: [String]] = [:]
    private var size = 0
    private let pageSize: Int

    init(of householdId: String, pageSize: Int, _ database: Database) {
        self.pageSize = pageSize
        self.householdId = householdId
        self.database = database
    }

    /// Adds to an answer the rows that a device asks for, and those that were changed after a position, as many as a
    /// page holds. What was changed later comes among the latter.
    mutating func add(asked: [CopiedRow.Key], changedAfter position: Int, to answer: inout CopyAnswer) throws {
        answer.position = position
        for key in asked {
            guard let table = CopiedTable.named(key.table), table.key.count == key.key.count else { continue }
            let places = key.key.map { _ in "?" }.joined(separator: ", ")
            let sql =
                "SELECT position FROM changed WHERE householdId = ? AND tableName = ? AND key = json_array(\(places))"
            let noted = try Int.fetchOne(
                database.cachedStatement(sql: sql), arguments: StatementArguments([householdId, key.table] + key.key))
            if let noted, noted > position { continue }
            answer.rows.append(try row(key, of: table))
        }
        let changed = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT position, tableName, key FROM changed WHERE householdId = ? AND position > ? ORDER BY position
                    """),
            arguments: [householdId, position])
        while let note = try changed.next() {
            guard size < pageSize else {
                answer.hasMore = true
                break
            }
            let key = try CopiedRow.Key(note: note)
            guard let table = CopiedTable.named(key.table) else { continue }
            answer.rows.append(try row(key, of: table))
            answer.position = note["position"]
        }
        answer.columns = columns
    }

    private mutating func row(_ key: CopiedRow.Key, of table: CopiedTable) throws -> CopiedRow {
        let names = try columns[table.name] ?? table.columns(database)
        columns[table.name] = names
        let statement = try database.cachedStatement(
            sql: "SELECT \((names + ["1"]).joined(separator: ", ")) FROM \(table.name) WHERE \(table.isRow)")
        let row = try Row.fetchOne(statement, arguments: StatementArguments(key.key + [householdId]))
        let values = row.map { row in names.indices.map { CopiedValue(row.value(at: $0)) } }
        size += 100 + (values ?? []).reduce(0) { $0 + $1.size }
        return CopiedRow(key, values: values)
    }
}

extension CopiedRow.Key {
    /// The row that a row of `changed` notes.
    init(note: Row) throws {
        self.init(table: note["tableName"], key: try JSONDecoder().decode([String].self, from: note["key"]))
    }
}

extension CopiedValue {
    /// The value as it is stored.
    init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let integer): self = .integer(integer)
        case .double(let real): self = .real(real)
        case .string(let text): self = .text(text)
        case .blob(let bytes): self = .bytes(bytes)
        }
    }

    /// About how many bytes it takes.
    fileprivate var size: Int {
        switch self {
        case .null, .integer, .real: 8
        case .text(let text): text.utf8.count
        case .bytes(let bytes): bytes.count
        }
    }
}
