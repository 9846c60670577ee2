import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// Puts the rows of a server in place of a copy's own. Nothing that they say is trusted: whatever does not fit throws
/// `Fault`, and then nothing of them may stay.
struct ReceivedRows {
    private static let maximumKey = 2_000

    /// A row that cannot be used.
    struct Fault: Error {}

    let householdId: String
    let database: Database
    /// The columns of the tables here, by their names.
    private let columns: [String: Set<String>]

    init(of householdId: String, _ database: Database) throws {
        self.householdId = householdId
        self.database = database
        let tables = try CopiedTable.all.map { ($0.name, Set(try $0.columns(database))) }
        columns = Dictionary(uniqueKeysWithValues: tables)
    }

    /// Takes over the rows of an answer.
    func put(_ page: CopyAnswer) throws {
        for row in page.rows {
            guard let table = CopiedTable.named(row.table), row.key.count == table.key.count,
                row.key.allSatisfy(Self.isKey)
            else { throw Fault() }
            if let values = row.values {
                guard let columns = page.columns[row.table], columns.count == values.count else { throw Fault() }
                try put(row.key, values, columns, in: table)
            } else {
                try remove(row.key, from: table)
            }
        }
    }

    /// Removes all rows of the household but its own.
    func removeAll() throws {
        for table in CopiedTable.all.reversed() where !table.isShared && table.name != "household" {
            try database.execute(
                sql: "DELETE FROM \(table.name) WHERE \(table.household) = ?", arguments: [householdId])
        }
    }

    /// Whether a text can be a part of a row's key.
    static func isKey(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= maximumKey && !text.utf8.contains(0)
    }

    private func remove(_ key: [String], from table: CopiedTable) throws {
        // A household does not go by its row, and a person may be in others.
        guard table.name != "household" else { throw Fault() }
        if table.isShared { return }
        try execute("DELETE FROM \(table.name) WHERE \(table.isRow)", StatementArguments(key + [householdId]))
    }

    private func put(
        _ key: [String], _ values: [CopiedValue], _ columns: [String], in table: CopiedTable
    ) throws {
        // What only a later version has is left out; what it does not have any more keeps its default.
        let known = self.columns[table.name] ?? []
        let used = zip(columns, values).filter { known.contains($0.0) }
        guard Set(used.map(\.0)).count == used.count else { throw Fault() }
        try ensurePeople(table.key, key, used)
        if table.name == CopiedTable.journal.name { try makeRoom(for: used, of: key[0]) }
        if table.isInOrder { try remove(key, from: table) }
        let household = table.isShared ? [] : [table.household]
        let counted = table.counted.map { [$0] } ?? []
        let names = household + table.key + used.map(\.0)
        let places = (names.map { _ in "?" } + counted.map(\.value)).joined(separator: ", ")
        let conflict =
            used.isEmpty
            ? "NOTHING" : "UPDATE SET \(used.map { "\($0.0) = excluded.\($0.0)" }.joined(separator: ", "))"
        // A row with this key that is another household's stays as it is; one of several households is written only
        // when it changes, as all of them count that.
        let condition =
            table.isShared
            ? used.map { "\(table.name).\($0.0) IS NOT excluded.\($0.0)" }.joined(separator: " OR ")
            : "\(table.name).\(table.household) = excluded.\(table.household)"
        let isWritten = used.isEmpty ? "" : " WHERE \(condition)"
        let sql = """
            INSERT INTO \(table.name) (\((names + counted.map(\.column)).joined(separator: ", "))) VALUES (\(places))
            ON CONFLICT DO \(conflict)\(isWritten)
            """
        let arguments: [(any DatabaseValueConvertible)?] =
            (table.isShared ? [] : [householdId]) + key + (try used.map { try $0.1.stored })
        try execute(sql, StatementArguments(arguments))
    }

    /// Makes the people known that a row names.
    private func ensurePeople(_ keyColumns: [String], _ key: [String], _ used: [(String, CopiedValue)]) throws {
        if let index = keyColumns.firstIndex(of: "userId") { try UserRecord.ensure(key[index], database) }
        for case ("userId", .text(let id)) in used {
            guard Self.isKey(id) else { throw Fault() }
            try UserRecord.ensure(id, database)
        }
    }

    /// Frees the number of an entry of the journal, which one of another household may have that is not up to date.
    private func makeRoom(for values: [(String, CopiedValue)], of changeId: String) throws {
        for case ("id", .integer(let number)) in values {
            guard (1..<JournalRecord.firstOwnNumber).contains(number) else { throw Fault() }
            try execute(
                "UPDATE journal SET id = \(JournalRecord.nextOwnNumber) WHERE id = ? AND changeId <> ?",
                [number, changeId])
        }
    }

    private func execute(_ sql: String, _ arguments: StatementArguments) throws {
        try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

extension CopiedValue {
    /// The value as it is stored; nil for NULL.
    fileprivate var stored: (any DatabaseValueConvertible)? {
        get throws {
            switch self {
            case .null: return nil
            case .integer(let value): return value
            case .real(let value): return value
            case .bytes(let value): return value
            case .text(let value):
                guard !value.utf8.contains(0) else { throw ReceivedRows.Fault() }
                return value
            }
        }
    }
}
