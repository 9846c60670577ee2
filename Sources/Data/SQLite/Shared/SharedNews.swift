import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// Puts shared rows that were changed elsewhere into a working copy, in one transaction.
struct SharedNews {
    /// The working copy is of another database, or that went back to an earlier time.
    struct AnotherDatabase: Error {}

    private let tables: [String: SharedTable]
    private let database: Database
    private let decoder = JSONDecoder()
    /// Households that a user is no member of any more.
    private var left: Set<String> = []

    private init(_ tables: [String: SharedTable], _ database: Database) {
        (self.tables, self.database) = (tables, database)
    }

    /// How far a scope of the working copy is; nil where there is nothing of it.
    static func state(of scope: SharedRow.Scope, _ database: Database) throws -> SharedRow.State? {
        let sql = "SELECT copy, number FROM sharedState WHERE householdId = ?"
        return try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [scope.householdId])
            .map { SharedRow.State(epoch: $0["copy"], number: $0["number"]) }
    }

    /// How far the accounts are, and the households of an actor or with nil all households.
    static func states(
        of actor: SharedRow.Actor?, _ database: Database
    ) throws -> [SharedRow.Scope: SharedRow.State] {
        let all = "SELECT householdId, copy, number FROM sharedState"
        let ofUser = """
            \(all) WHERE householdId = '' OR householdId IN (SELECT householdId FROM membership WHERE userId = ?)
            """
        let user = try actor.map { try $0.userId(database) ?? "" }
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: user == nil ? all : ofUser), arguments: user.map { [$0] } ?? [])
        var states: [SharedRow.Scope: SharedRow.State] = [:]
        while let row = try rows.next() {
            let id: String = row[0]
            states[id.isEmpty ? .accounts : .household(id)] = SharedRow.State(epoch: row[1], number: row[2])
        }
        return states
    }

    static func setState(_ state: SharedRow.State, of scope: SharedRow.Scope, _ database: Database) throws {
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO sharedState VALUES (?, ?, ?)")
            .execute(arguments: [scope.householdId, state.epoch, state.number])
    }

    /// Reads the rows that were changed after a number, and returns up to which number these are complete.
    typealias Read = (_ after: Int64, _ receive: (ArraySlice<SharedRow>) throws -> Void) throws -> Int64

    /// Brings a scope up to a state, unless it is there or, since it was as it is in `earlier`, further.
    static func bring(
        _ scope: SharedRow.Scope, to state: SharedRow.State, from earlier: SharedRow.State?,
        _ tables: [String: SharedTable], _ database: Database, by read: Read
    ) throws {
        let own = try Self.state(of: scope, database)
        let isFew = own.map { $0.epoch == state.epoch && 0..<maximumFew ~= state.number - $0.number } ?? false
        do {
            try database.inTransaction(.immediate) {
                var news = SharedNews(tables, database)
                try news.bring(scope, to: state, from: earlier, isFew: isFew, by: read)
                return .commit
            }
        } catch let error as DatabaseError where isFew && error.resultCode == .SQLITE_CONSTRAINT {
            try database.inTransaction(.immediate) {
                var news = SharedNews(tables, database)
                try news.bring(scope, to: state, from: earlier, isFew: false, by: read)
                return .commit
            }
        }
    }

    /// So few changes are put in place in the order of their tables. For more, which may be many rows, it is left to
    /// the end of the transaction to see that those are there to which they refer: SQLite compiles all statements of
    /// the connection anew after that is said.
    private static let maximumFew: Int64 = 100

    private mutating func bring(
        _ scope: SharedRow.Scope, to state: SharedRow.State, from earlier: SharedRow.State?, isFew: Bool, by read: Read
    ) throws {
        let own = try Self.state(of: scope, database)
        if let own, Self.needsNothing(own, state, earlier) { return }
        var after = own?.number ?? 0
        if let own, own.epoch != state.epoch || own.number > state.number {
            // Accounts of another time are those of another working copy.
            guard case .household(let id) = scope else { throw AnotherDatabase() }
            try removeRows(of: id)
            after = 0
        }
        if !isFew { try database.execute(sql: "PRAGMA defer_foreign_keys = ON") }
        try Self.whileReceiving(database) {
            if case .household(let id) = scope { try ensureHousehold(id) }
            var few: [SharedRow] = []
            let number = try read(after) { rows in
                if isFew { few += rows } else { for row in rows { try put(row, in: scope) } }
            }
            for row in sorted(few) { try put(row, in: scope) }
            try Self.setState(
                SharedRow.State(epoch: state.epoch, number: max(number, state.number)), of: scope, database)
            try removeLeft()
        }
    }

    /// Rows in the order of their tables, and those that are removed last.
    private func sorted(_ rows: [SharedRow]) -> [SharedRow] {
        rows.map { ($0.body == nil ? tables.count : tables[$0.kind]?.rank ?? 0, $0) }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Whether rows in a state need not be brought to another one: it is the same, or was passed meanwhile.
    private static func needsNothing(
        _ own: SharedRow.State, _ state: SharedRow.State, _ earlier: SharedRow.State?
    ) -> Bool {
        guard own.epoch == state.epoch else { return own != earlier }
        return own.number == state.number || own.number > state.number && own != earlier
    }

    /// Does something that neither counts nor is noted as changed here.
    static func whileReceiving(_ database: Database, _ body: () throws -> Void) throws {
        try database.execute(sql: "INSERT OR IGNORE INTO receiving VALUES (1)")
        try body()
        try database.execute(sql: "DELETE FROM receiving")
    }

    private func removeRows(of householdId: String) throws {
        try Self.whileReceiving(database) {
            for table in tables.values where table.name != "household" {
                guard let household = table.household else { continue }
                try database.execute(
                    sql: "DELETE FROM \(table.name) WHERE \(household) = ?", arguments: [householdId])
            }
        }
    }

    private mutating func put(_ row: SharedRow, in scope: SharedRow.Scope) throws {
        // What only a later version has is left out.
        guard let table = tables[row.kind], table.scope(scope.householdId) == scope else { return }
        let arguments = try table.arguments(ofKey: row.key, in: scope.householdId)
        guard let body = row.body else { return try remove(row, of: table, arguments) }
        let values = try decoder.decode([String: CopiedValue].self, from: Data(body.utf8))
        let large = table.columns.contains(SharedTable.largeColumn) ? [SharedTable.largeColumn] : []
        let columns = table.columns.filter { values[$0] != nil } + large
        let stored = try columns.map { column in
            try values[column].map { try table.stored($0, in: column) } ?? Data().databaseValue
        }
        for (column, value) in zip(columns, stored) { try ensureOwner(column, value, of: table) }
        if !table.isUnique { try database.cachedStatement(sql: table.deletion).execute(arguments: arguments) }
        try database.cachedStatement(sql: table.upsert(columns)).execute(arguments: StatementArguments(stored))
    }

    private mutating func remove(_ row: SharedRow, of table: SharedTable, _ arguments: StatementArguments) throws {
        if table.name == "membership", let key = try? decoder.decode([String].self, from: Data(row.key.utf8)) {
            left.formUnion(key.suffix(1))
        }
        try database.cachedStatement(sql: table.deletion).execute(arguments: arguments)
    }

    /// Removes households without members.
    private func removeLeft() throws {
        for id in left {
            let isLeft = "NOT EXISTS (SELECT 1 FROM membership WHERE householdId = ?1)"
            try database.execute(sql: "DELETE FROM household WHERE id = ?1 AND \(isLeft)", arguments: [id])
            try database.execute(sql: "DELETE FROM sharedState WHERE householdId = ?1 AND \(isLeft)", arguments: [id])
        }
    }

    /// Makes users and households known that are named before they come.
    private func ensureOwner(_ column: String, _ value: DatabaseValue, of table: SharedTable) throws {
        guard let id = String.fromDatabaseValue(value) else { return }
        switch column {
        case "userId", "createdBy": try ensureUser(id)
        case "householdId", "lastHouseholdId": if table.household == nil { try ensureHousehold(id) }
        default: break
        }
    }

    private func ensureUser(_ id: String) throws {
        try database.cachedStatement(
            sql: "INSERT INTO user (id, createdAt, isGuest) VALUES (?, ?, 1) ON CONFLICT DO NOTHING"
        ).execute(arguments: [id, Date()])
    }

    private func ensureHousehold(_ id: String) throws {
        try database.cachedStatement(
            sql: "INSERT INTO household (id, name, createdAt, copy) VALUES (?, '', ?, '-') ON CONFLICT DO NOTHING"
        ).execute(arguments: [id, Date(timeIntervalSince1970: 0)])
    }
}

extension SharedRow.Actor {
    /// A member of a household, an owner if there is one; nil where none is known.
    static func member(of householdId: String, _ database: Database) throws -> Self? {
        let sql = "SELECT userId FROM membership WHERE householdId = ? ORDER BY role DESC LIMIT 1"
        return try String.fetchOne(database.cachedStatement(sql: sql), arguments: [householdId]).map(Self.user)
    }

    /// The user who acts; nil for nobody, and for one whose session has ended.
    func userId(_ database: Database) throws -> String? {
        switch self {
        case .nobody: return nil
        case .user(let id): return id
        case .session(let digest):
            let sql = "SELECT userId FROM session WHERE digest = ?"
            return try String.fetchOne(
                database.cachedStatement(sql: sql), arguments: [Data(hexadecimal: digest) ?? Data()])
        }
    }
}

extension SharedRow.Scope {
    /// The household's id; empty for accounts.
    var householdId: String {
        if case .household(let id) = self { id } else { "" }
    }
}

extension SharedTable {
    /// Removes the row with a key.
    var deletion: String { "DELETE FROM \(name) WHERE \(isRow)" }
    /// Whether the table itself sees to it that there is one row with a key.
    var isUnique: Bool { name != "invitationTry" }
}
