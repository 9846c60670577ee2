import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// Moves all rows of a database to where several servers share them, or all shared rows into one file.
package struct SharedMove: Sendable {
    private static let batch = 2_000

    private let rows: any SharedRowsProviding

    /// Moves to or from these rows.
    package init(_ rows: any SharedRowsProviding) {
        self.rows = rows
    }

    /// Why nothing, or not all, was moved; `DataError` is another.
    package enum Failure: Error, Equatable {
        /// There are shared rows already.
        case notEmpty
        /// The file is a copy of a server's households.
        case isCopy
        /// What is there afterwards differs in this table.
        case differs(String)
    }

    /// What was moved.
    package struct Moved: Equatable, Sendable {
        package var households = 0
        package var rows = 0
    }

    // MARK: To the shared rows

    /// Stores all rows of a database, which stays as it is, and compares them with what is there then; `draft` is the
    /// path of a file that is made for that. Throws `Failure` and `DataError`.
    package func move(_ source: SQLiteDatabase, comparingBy draft: String) async throws -> Moved {
        let state = try await rows.states(for: [])[.accounts]
        guard let state, state.number == 0 else { throw Failure.notEmpty }
        guard try await source.read({ try ServerRecord.current($0) }) == nil else { throw Failure.isCopy }
        var moved = try await moveAccounts(source)
        for (household, member) in try await Self.households(source) {
            moved.households += 1
            moved.rows += try await moveRows(of: household, member: member, source)
        }
        try await compare(source, draft)
        return moved
    }

    /// The households that somebody is a member of, each with a member.
    private static func households(_ source: SQLiteDatabase) async throws -> [(String, String)] {
        try await source.read { database in
            try Row.fetchAll(
                database, sql: "SELECT householdId, min(userId) FROM membership GROUP BY householdId ORDER BY 1"
            ).map { ($0[0], $0[1]) }
        }
    }

    private func moveAccounts(_ source: SQLiteDatabase) async throws -> Moved {
        let (rows, households) = (rows, try await Self.households(source))
        _ = try await rows.beginChange(for: .nobody)
        defer { rows.endChange() }
        _ = try rows.lock(.accounts, for: .nobody)
        let count = try await source.read { database in
            for (household, _) in households {
                let table = try SharedTable.all(database).first { $0.name == "household" }
                guard let table, let row = try table.rows(of: household, database).next() else { continue }
                let copy = try String.fetchOne(
                    database, sql: "SELECT copy FROM household WHERE id = ?", arguments: [household])
                try rows.addHousehold(household, epoch: copy ?? "", row)
            }
            return try Self.store(.accounts, database, to: rows)
        }
        try rows.commitAccounts()
        return Moved(rows: count)
    }

    private func moveRows(of household: String, member: String, _ source: SQLiteDatabase) async throws -> Int {
        let rows = rows
        _ = try await rows.beginChange(for: .user(member))
        defer { rows.endChange() }
        _ = try rows.lock(.household(household), for: .user(member))
        let count = try await source.read { try Self.store(.household(household), $0, to: rows) }
        try rows.commitHouseholds()
        return count
    }

    private static func store(
        _ scope: SharedRow.Scope, _ database: Database, to rows: any SharedRowsProviding
    ) throws -> Int {
        var (count, batch): (Int, [SharedRow]) = (0, [])
        for table in try SharedTable.all(database) where table.scope(scope.householdId) == scope {
            let found = try table.rows(of: scope.householdId, database)
            while let row = try found.next() {
                batch.append(row)
                count += 1
                guard batch.count == Self.batch else { continue }
                try rows.store(batch, in: scope)
                batch = []
            }
        }
        if !batch.isEmpty { try rows.store(batch, in: scope) }
        return count
    }

    // MARK: Comparing

    private func compare(_ source: SQLiteDatabase, _ draft: String) async throws {
        defer { DatabaseFile.remove(draft) }
        let copy = try await copy(to: draft)
        let households = Set(try await Self.households(source).map(\.0))
        let reader = try copy.makeReader()
        try await source.read { database in
            try reader.read { other in
                for table in try SharedTable.all(database) {
                    let (own, moved) = (try table.all(database), try table.all(other))
                    while true {
                        let (first, second) = (try own.next(among: households), try moved.next(among: households))
                        guard first == second else { throw Failure.differs(table.name) }
                        if first == nil { break }
                    }
                }
            }
        }
    }

    // MARK: From the shared rows

    /// Makes a database of all shared rows at a path, with all pictures. Throws `DataError`.
    package func collect(in path: String) async throws {
        let copy = try await copy(to: path)
        try await copy.pool.writeWithoutTransaction { database in
            try database.inTransaction {
                try database.execute(sql: "DELETE FROM sharedState")
                return .commit
            }
            try database.checkpoint(.truncate)
        }
    }

    /// A working copy of all rows, with all pictures.
    private func copy(to path: String) async throws -> SQLiteDatabase {
        DatabaseFile.remove(path)
        let copy = try SQLiteDatabase(workingCopy: path, of: rows)
        try await copy.read { _ in }
        for (household, member) in try await Self.households(copy) {
            try await copy.acting(as: member).read { _ in }
            try await fillPictures(of: household, member: member, copy)
        }
        return copy
    }

    private func fillPictures(of household: String, member: String, _ copy: SQLiteDatabase) async throws {
        let table = try await copy.pool.read { try SharedTable.all($0).first { $0.name == "picture" } }
        guard let table else { return }
        let keys = try await copy.pool.read { database in
            let found = try table.rows(of: household, database)
            var keys: [String] = []
            while let row = try found.next() { keys.append(row.key) }
            return keys
        }
        for key in keys {
            guard let bytes = try await rows.bytes(of: table.name, key: key, in: household, for: .user(member)) else {
                continue
            }
            try await copy.pool.write { database in
                try SharedNews.whileReceiving(database) {
                    try database.execute(
                        sql: "UPDATE picture SET bytes = ? WHERE \(table.isRow)",
                        arguments: [bytes] + table.arguments(ofKey: key, in: household))
                }
            }
        }
    }
}

extension SharedTable {
    /// The rows of a household, or with an empty id of accounts, in their order.
    fileprivate func rows(of householdId: String, _ database: Database) throws -> SharedRows {
        let condition = household.map { "WHERE \($0) = ?" } ?? ""
        return try SharedRows(self, condition, household == nil ? [] : [householdId], database)
    }

    /// All rows, sorted by their keys.
    fileprivate func all(_ database: Database) throws -> SharedRows {
        try SharedRows(self, "ORDER BY \((key + [household ?? "1"]).joined(separator: ", "))", [], database)
    }

    /// The rows of a table, one after the other.
    fileprivate struct SharedRows {
        private let table: SharedTable
        private let rows: RowCursor
        private let encoder = SharedTable.encoder

        init(
            _ table: SharedTable, _ condition: String, _ arguments: StatementArguments, _ database: Database
        ) throws {
            self.table = table
            let columns = (table.columns + [table.keyArray(of: table.name), table.household ?? "''"])
            rows = try Row.fetchCursor(
                database, sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table.name) \(condition)",
                arguments: arguments)
        }

        func next() throws -> SharedRow? {
            try rows.next().map { try table.shared($0, key: $0[table.columns.count], by: encoder) }
        }

        /// The next row of accounts, or of one of these households.
        func next(among households: Set<String>) throws -> [CopiedValue]? {
            while let row = try rows.next() {
                let household: String = row[table.columns.count + 1]
                if table.household != nil, !households.contains(household) { continue }
                return table.columns.indices.map { CopiedValue(row.value(at: $0)) } + [.text(household)]
            }
            return nil
        }
    }
}
