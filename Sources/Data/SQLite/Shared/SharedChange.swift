import GRDB
import KeepItFreshDomain

/// A change of a working copy and of the shared rows, while no other server changes the same households or accounts.
///
/// What it changes is known only after it was tried on the working copy. Then those households, and the accounts if
/// need be, are locked; where the working copy turns out to be behind, it gets what is new and the change is tried once
/// more.
struct SharedChange {
    private static let maximumTries = 5

    private let rows: any SharedRowsProviding
    private let tables: [String: SharedTable]
    private let actor: SharedRow.Actor
    private let database: Database
    /// The scopes that nobody else can change now.
    private var locked: [SharedRow.Scope: SharedRow.State] = [:]
    private var isCommitted = false

    /// The first of the numbers for new rows, in their order, and of those for a further try.
    private var places: Int64
    private var nextPlaces: Int64

    init(
        _ rows: any SharedRowsProviding, _ tables: [String: SharedTable], by actor: SharedRow.Actor, places: Int64,
        _ database: Database
    ) {
        (self.rows, self.tables, self.actor) = (rows, tables, actor)
        (self.places, nextPlaces) = (places, places)
        self.database = database
    }

    /// Makes the change. What `body` throws undoes all of it.
    mutating func make<Value>(_ body: (Database) throws -> Value) throws -> Value {
        for _ in 0..<Self.maximumTries {
            var value: Value?
            do {
                try database.inTransaction(.immediate) {
                    let user = try actor.userId(database)
                    try database.execute(sql: "INSERT INTO place VALUES (?)", arguments: [places])
                    let made = try body(database)
                    let touched = try TouchedRows(tables, database)
                    try lock(touched, user: user)
                    guard try stale().isEmpty else { return .rollback }
                    value = made
                    try store(touched)
                    try database.execute(sql: "DELETE FROM place")
                    return .commit
                }
            } catch  where isCommitted {
                // Only the working copy lacks it, and fetches it with the next access.
            }
            if let value { return value }
            try bringUpToDate()
            places = nextPlaces
        }
        throw DataError.busy
    }

    // MARK: Locking

    private mutating func lock(_ touched: TouchedRows, user: String?) throws {
        for id in touched.households where locked[.household(id)] == nil && !touched.hasMade(id) {
            let actor = try actor(in: id, touched, user: user)
            try lock(.household(id), for: actor)
        }
        let needsAccounts = touched.notes[.accounts] != nil || touched.households.contains(where: touched.hasMade)
        if needsAccounts, locked[.accounts] == nil { try lock(.accounts, for: .nobody) }
    }

    private mutating func lock(_ scope: SharedRow.Scope, for actor: SharedRow.Actor) throws {
        let (state, places) = try rows.lock(scope, for: actor)
        locked[scope] = state
        // Where this one is behind, rows that it lacks have got numbers since it began.
        nextPlaces = places
    }

    /// On whose behalf a household is changed: the acting user's if that is a member, otherwise that of one who was a
    /// member before. A session that has ended changes none.
    private func actor(in householdId: String, _ touched: TouchedRows, user: String?) throws -> SharedRow.Actor {
        let members = try touched.earlierMembers(of: householdId, database)
        if let user, members.contains(user) { return actor }
        if case .session = actor, user == nil { throw DataError.busy }
        guard let member = members.first else { throw DataError.busy }
        return .user(member)
    }

    // MARK: What is new

    private func stale() throws -> [SharedRow.Scope] {
        try locked.filter { try SharedNews.state(of: $0.key, database) != $0.value }.map(\.key)
    }

    private mutating func bringUpToDate() throws {
        let stale = try stale()
        for scope in stale.sorted(by: { $0.householdId < $1.householdId }) { try bring(scope) }
        guard stale.contains(.accounts), let user = try actor.userId(database) else { return }
        // Households that have come with the accounts are known by more than their ids only now.
        let sql = """
            SELECT householdId FROM membership
            WHERE userId = ? AND householdId NOT IN (SELECT householdId FROM sharedState)
            """
        for id in try String.fetchAll(database, sql: sql, arguments: [user]) {
            try lock(.household(id), for: actor)
            try bring(.household(id))
        }
    }

    private func bring(_ scope: SharedRow.Scope) throws {
        guard let state = locked[scope] else { return }
        let (own, reader) = (try SharedNews.state(of: scope, database), try reader(of: scope))
        try SharedNews.bring(scope, to: state, from: own, tables, database) { after, receive in
            try rows.readNews(of: scope, after: after, for: reader, receive)
        }
    }

    private func reader(of scope: SharedRow.Scope) throws -> SharedRow.Actor {
        guard case .household(let id) = scope else { return .nobody }
        return try .member(of: id, database) ?? actor
    }

    // MARK: Storing

    private mutating func store(_ touched: TouchedRows) throws {
        var removed: [String] = []
        for id in touched.households where !touched.hasMade(id) {
            if try exists(id) { try store(touched, of: .household(id)) } else { removed.append(id) }
        }
        // The locks of those that are removed end, too.
        if touched.households.contains(where: { !touched.hasMade($0) }) { try rows.commitHouseholds() }
        try storeAccounts(touched, removing: removed)
        if locked[.accounts] != nil { try rows.commitAccounts() }
        isCommitted = true
        let households = touched.households.filter { !touched.hasMade($0) && !removed.contains($0) }
        for scope in households.map(SharedRow.Scope.household) + (touched.notes[.accounts] == nil ? [] : [.accounts]) {
            try countOn(scope)
        }
        for id in removed {
            try database.execute(sql: "DELETE FROM sharedState WHERE householdId = ?", arguments: [id])
        }
        locked = [:]
    }

    private func exists(_ householdId: String) throws -> Bool {
        try Bool.fetchOne(
            database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM household WHERE id = ?)"),
            arguments: [householdId]) ?? false
    }

    private func store(_ touched: TouchedRows, of scope: SharedRow.Scope) throws {
        try SharedNews.whileReceiving(database) { try touched.renumber(scope, database) }
        try rows.store(try touched.rows(of: scope, database), in: scope)
    }

    private func storeAccounts(_ touched: TouchedRows, removing removed: [String]) throws {
        guard locked[.accounts] != nil else { return }
        for id in touched.households where touched.hasMade(id) { try add(id, touched) }
        if touched.notes[.accounts] != nil { try store(touched, of: .accounts) }
        for id in removed { try rows.removeHousehold(id) }
    }

    /// Makes a household with its first row. It has no others: what is stored in it comes with later changes.
    private func add(_ householdId: String, _ touched: TouchedRows) throws {
        let all = try touched.rows(of: .household(householdId), database)
        guard let row = all.first(where: { $0.kind == "household" }), row.body != nil else { return }
        guard all.count == 1 else { throw DataError.unknown("a household with rows is made at once") }
        let copy =
            try String.fetchOne(
                database, sql: "SELECT copy FROM household WHERE id = ?", arguments: [householdId]) ?? ""
        try rows.addHousehold(householdId, epoch: copy, row)
        try SharedNews.setState(SharedRow.State(epoch: copy, number: 1), of: .household(householdId), database)
    }

    private func countOn(_ scope: SharedRow.Scope) throws {
        guard var state = locked[scope] else { return }
        state.number += 1
        try SharedNews.setState(state, of: scope, database)
    }
}
