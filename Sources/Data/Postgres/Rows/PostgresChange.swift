import Dispatch
import FoundationEssentials
import KeepItFreshDomain
import Synchronization

/// The change that this process makes now: at most one, with a transaction for households and one for accounts. The
/// connections are kept for the next.
final class PostgresChange: Sendable {
    /// A scope that nobody else changes now.
    private struct Locked {
        let digest: String
        let state: SharedRow.State
        let places: Int64
        /// Whether the change's id is among what was stored of it.
        var isMarked = false
    }

    private struct Transaction {
        let connection: PostgresConnection
        /// In whose name the next statement runs.
        var digest: String
        var locked: [SharedRow.Scope: Locked] = [:]
        /// Whether a household was made or removed.
        var hasMoved = false
    }

    /// The two logins.
    enum Side: Hashable, Sendable {
        case households
        case accounts
    }

    private struct State {
        var id = ""
        var kept: [Side: (connection: PostgresConnection, losses: Int)] = [:]
        var open: [Side: Transaction] = [:]
        /// The households to be removed.
        var removed: [String] = []
    }

    private let pools: [Side: PostgresPool]
    private let limits: PostgresLimits
    private let losses: PostgresLosses
    private let turns: PostgresTurns
    private let state = Mutex(State())
    /// The key of this process's row in what it changes: the id of its last change there.
    private let writer = "[\"\(PostgresWork.random())\"]"

    init(app: PostgresPool, accounts: PostgresPool, _ limits: PostgresLimits) {
        pools = [.households: app, .accounts: accounts]
        (self.limits, losses) = (limits, app.losses)
        turns = PostgresTurns(1, patience: limits.patience)
    }

    // MARK: Begin and end

    /// Waits for the turn to make a change, and begins one of the transactions in the name of a session. Returns the
    /// first of a million numbers for rows.
    func begin(_ side: Side, for digest: @escaping @Sendable () throws -> String) async throws(DataError) -> Int64 {
        try await turns.take()
        let result: Result<Int64, any Error> = await withCheckedContinuation { continuation in
            DispatchQueue(label: "postgres").async {
                continuation.resume(
                    returning: Result {
                        let digest = try digest()
                        return try self.state.withLock { state in
                            state.id = PostgresWork.random()
                            return try self.open(side, digest, &state)
                        }
                    })
            }
        }
        switch result {
        case .success(let places): return places
        case .failure(let error):
            end()
            throw PostgresError.dataError(of: error)
        }
    }

    /// Ends the change, without what was not committed.
    func end() {
        state.withLock { state in
            for side in [Side.households, .accounts] { roll(back: side, &state) }
            state.removed = []
        }
        turns.give()
    }

    private func roll(back side: Side, _ state: inout State) {
        guard let transaction = state.open.removeValue(forKey: side) else { return }
        keep(transaction.connection, side, &state)
    }

    /// Keeps a connection for the next change, if it is of use.
    private func keep(_ connection: PostgresConnection, _ side: Side, _ state: inout State) {
        guard connection.isUsable else { return losses.add() }
        if connection.isInTransaction {
            guard (try? connection.run("ROLLBACK", PostgresDeadline(in: limits.patience))) != nil else {
                return losses.add()
            }
        }
        state.kept[side] = (connection, losses.count)
    }

    /// What a method of the port does with the state.
    private func access<Value: Sendable>(_ body: (inout State) throws -> Value) throws(DataError) -> Value {
        do {
            return try state.withLock { try body(&$0) }
        } catch {
            throw PostgresError.dataError(of: error)
        }
    }

    private var deadline: PostgresDeadline { PostgresDeadline(in: limits.answer) }

    // MARK: Locks

    /// Locks a scope in the name of a session.
    func lock(
        _ scope: SharedRow.Scope, for digest: String
    ) throws(DataError) -> (state: SharedRow.State, places: Int64) {
        try access { state in
            let side = side(of: scope)
            if let locked = state.open[side]?.locked[scope] { return (locked.state, locked.places) }
            if state.open[side] == nil { _ = try open(side, digest, &state) }
            try act(as: digest, side, &state)
            guard var transaction = state.open[side] else { throw DataError.network }
            let row = try row(of: scope, transaction.connection, deadline)
            // Who is no member any more is refused by the rows that say so, once they are read.
            guard let row, let number = row.number(0), let epoch = row.text(1), let places = row.number(2) else {
                throw DataError.busy
            }
            let locked = Locked(digest: digest, state: .init(epoch: epoch, number: number), places: places)
            transaction.locked[scope] = locked
            state.open[side] = transaction
            return (locked.state, locked.places)
        }
    }

    private func side(of scope: SharedRow.Scope) -> Side {
        scope == .accounts ? .accounts : .households
    }

    /// The locked row of a scope.
    private func row(
        of scope: SharedRow.Scope, _ connection: PostgresConnection, _ deadline: PostgresDeadline
    ) throws(PostgresError) -> PostgresRow? {
        switch scope {
        case .accounts: try connection.run(.lockAccounts, [], deadline).first
        case .household(let id): try connection.run(.lock, [.text(id)], deadline).first
        }
    }

    /// Begins a transaction, over the connection of an earlier one if that is still there. Returns the first of the
    /// numbers for rows.
    private func open(_ side: Side, _ digest: String, _ state: inout State) throws(PostgresError) -> Int64 {
        let opening = "BEGIN;\(Self.setting(digest));SELECT nextval('kif.place')"
        if let kept = state.kept.removeValue(forKey: side), kept.losses == losses.count {
            if kept.connection.isUsable, let rows = try? kept.connection.run(opening, deadline) {
                state.open[side] = Transaction(connection: kept.connection, digest: digest)
                return rows.last?.number(0) ?? 0
            }
            losses.add()
        }
        let connection = try connection(side)
        let rows = try connection.run(opening, deadline)
        state.open[side] = Transaction(connection: connection, digest: digest)
        return rows.last?.number(0) ?? 0
    }

    private func connection(_ side: Side) throws(PostgresError) -> PostgresConnection {
        guard let pool = pools[side] else { throw .connection("no login") }
        return try pool.connect()
    }

    /// Lets the next statements run in the name of a session.
    private func act(as digest: String, _ side: Side, _ state: inout State) throws(PostgresError) {
        guard let transaction = state.open[side], transaction.digest != digest else { return }
        try transaction.connection.run(Self.setting(digest), deadline)
        state.open[side]?.digest = digest
    }

    /// The statement for the session of the transaction; the digest is hexadecimal.
    static func setting(_ digest: String) -> String {
        "SELECT set_config('kif.session', '\(digest)', true)"
    }

    // MARK: Rows

    /// Stores rows of a locked scope, and beside the first of them the change's id.
    func store(_ rows: [SharedRow], in scope: SharedRow.Scope) throws(DataError) {
        try access { state in try store(rows, scope, &state) }
    }

    private func store(_ rows: [SharedRow], _ scope: SharedRow.Scope, _ state: inout State) throws {
        let side = side(of: scope)
        guard let locked = state.open[side]?.locked[scope] else { throw DataError.unknown("a scope is not locked") }
        try act(as: locked.digest, side, &state)
        guard let connection = state.open[side]?.connection else { return }
        let mark = SharedRow(kind: "writer", key: writer, body: PostgresBatch.quoted(state.id))
        let all = locked.isMarked ? rows : rows + [mark]
        guard !all.isEmpty else { return }
        let number = PostgresStatement.Parameter.number(locked.state.number + 1)
        for batch in PostgresBatch.batches(of: all) {
            switch scope {
            case .accounts: try connection.run(.storeAccounts, [number, .text(batch.json)], deadline)
            case .household(let id): try connection.run(.store, [.text(id), number, .text(batch.json)], deadline)
            }
        }
        state.open[side]?.locked[scope]?.isMarked = true
        guard case .household(let id) = scope else { return }
        for row in rows where row.body != nil {
            guard let bytes = row.bytes else { continue }
            let parameters: [PostgresStatement.Parameter] = [
                .text(id), .text(row.kind), .text(row.key), .bytes(bytes),
            ]
            try connection.run(.storeBytes, parameters, deadline)
        }
    }

    /// Makes a household.
    func addHousehold(_ id: String, epoch: String, _ row: SharedRow) throws(DataError) {
        try access { state in
            let connection = try accounts(&state)
            let parameters: [PostgresStatement.Parameter] = [
                .text(id), .text(epoch), .text(row.key), .text(row.body ?? "null"),
            ]
            try connection.run(.addSpace, parameters, deadline)
        }
    }

    /// Removes a household with the commit of accounts: where it is locked for one login, the other would wait.
    func removeHousehold(_ id: String) throws(DataError) {
        try access { state in
            _ = try accounts(&state)
            state.removed.append(id)
        }
    }

    private func accounts(_ state: inout State) throws -> PostgresConnection {
        guard let transaction = state.open[.accounts] else { throw DataError.unknown("accounts are not locked") }
        state.open[.accounts]?.hasMoved = true
        return transaction.connection
    }

    // MARK: Commit

    /// Commits one of the transactions; where the answer is lost, finds out whether that was done.
    func commit(_ side: Side) throws(DataError) {
        try access { state in
            if side == .accounts { try finishAccounts(&state) }
            guard let transaction = state.open.removeValue(forKey: side) else { return }
            do throws(PostgresError) {
                try transaction.connection.commit(PostgresDeadline(in: limits.commit))
                keep(transaction.connection, side, &state)
            } catch {
                guard error.endsConnection else {
                    keep(transaction.connection, side, &state)
                    throw error
                }
                losses.add()
                try recover(transaction, state.id)
            }
        }
    }

    /// Throws where a transaction was not committed whose answer is lost. Where it stored nothing, nothing is lost.
    private func recover(_ transaction: Transaction, _ id: String) throws {
        guard let (scope, locked) = transaction.locked.first(where: { $0.value.isMarked }) else { return }
        guard try wasDone(id, scope, locked.digest) else {
            throw DataError.network
        }
    }

    /// Removes households, and makes certain that the change can be found where no row of accounts was stored.
    private func finishAccounts(_ state: inout State) throws {
        guard let transaction = state.open[.accounts], transaction.hasMoved else { return }
        if !state.removed.isEmpty { roll(back: .households, &state) }
        for id in state.removed { try transaction.connection.run(.removeSpace, [.text(id)], deadline) }
        try store([], .accounts, &state)
    }

    /// Whether a change was committed, as its scope says on any server that there is now.
    private func wasDone(_ id: String, _ scope: SharedRow.Scope, _ digest: String) throws -> Bool {
        let end = PostgresDeadline(in: limits.recovery)
        while !end.isOver {
            do throws(PostgresError) {
                guard let written = try written(scope, digest, end) else { break }
                return written.text(0) == PostgresBatch.quoted(id)
            } catch {
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(100))
            }
        }
        throw DataError.network
    }

    /// This process's row in a scope, without a value where there is none; nil where the scope cannot be seen. The lock
    /// comes first: then the transaction that was lost has ended. The commit comes last: then a standby has it too.
    private func written(
        _ scope: SharedRow.Scope, _ digest: String, _ end: PostgresDeadline
    ) throws(PostgresError) -> PostgresRow? {
        let connection = try connection(side(of: scope))
        try connection.run("BEGIN;" + Self.setting(digest), end)
        guard try row(of: scope, connection, end) != nil else { return nil }
        let rows =
            switch scope {
            case .accounts: try connection.run(.accountWriter, [.text(writer)], end)
            case .household(let id): try connection.run(.writer, [.text(id), .text(writer)], end)
            }
        try connection.commit(end)
        return rows.first ?? PostgresRow(values: [nil])
    }
}
