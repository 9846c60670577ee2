import Foundation
import KeepItFreshDomain
import Synchronization

/// Shared rows in memory, with the rules and the faults that those of a database have, for several working copies.
final class RowsInMemory: Sendable {
    struct Stored {
        var state: SharedRow.State
        var rows: [[String]: (row: SharedRow, number: Int64)] = [:]
        var owner: Int?
    }

    struct State {
        var scopes: [SharedRow.Scope: Stored] = [.accounts: Stored(state: .init(epoch: "first", number: 0))]
        var places: Int64 = 1 << 40
        var servers = 0
        /// How often rows were asked for that had changed, and how many there were.
        var reads = (count: 0, rows: 0)
        var kept: [SharedRow.Scope: Stored]?
    }

    let state = Mutex(State())

    /// The rows as one server reaches them.
    func server() -> Server {
        state.withLock { state in
            state.servers += 1
            return Server(self, number: state.servers)
        }
    }

    /// Makes a backup.
    func keep() {
        state.withLock { $0.kept = $0.scopes.mapValues { Stored(state: $0.state, rows: $0.rows) } }
    }

    /// Goes back to the backup; false when there is none. All copies are others then.
    func goBack() -> Bool {
        state.withLock { state in
            guard let kept = state.kept else { return false }
            state.scopes = kept.mapValues { stored in
                var stored = stored
                stored.state = SharedRow.State(epoch: UUID().uuidString, number: stored.state.number + 1)
                for (key, entry) in stored.rows where entry.row.kind == "household" {
                    stored.rows[key] = (entry.row.inEpoch(stored.state.epoch), stored.state.number)
                }
                return stored
            }
            return true
        }
    }

    /// All rows that there are, by their scopes and keys.
    var content: [SharedRow.Scope: [[String]: String]] {
        state.withLock { state in
            state.scopes.mapValues { $0.rows.compactMapValues { $0.row.body } }
        }
    }
}

extension SharedRow {
    /// A household's row in another epoch, which has begun with its present number.
    fileprivate func inEpoch(_ epoch: String) -> SharedRow {
        guard let body, var values = try? JSONDecoder().decode([String: CopiedValue].self, from: Data(body.utf8)),
            let number = values["number"]
        else { return self }
        (values["copy"], values["begun"]) = (.text(epoch), number)
        let encoded = try? JSONEncoder().encode(values)
        return SharedRow(kind: kind, key: key, body: encoded.map { String(decoding: $0, as: UTF8.self) })
    }
}

extension RowsInMemory {
    /// What goes wrong at the next commit.
    enum Fault: Sendable {
        /// Nothing is stored, and that is known.
        case refused
        /// The connection breaks before the answer, and the rows cannot be reached: nobody knows.
        case lost(isStored: Bool)
    }

    final class Server: SharedRowsProviding {
        private let rows: RowsInMemory
        private let number: Int
        private let isBusy = Mutex(false)
        private let pending = Mutex<[SharedRow.Scope: [SharedRow]]>([:])
        private let made = Mutex<[(id: String, epoch: String, row: SharedRow)]>([])
        private let removed = Mutex<[String]>([])
        let fault = Mutex<Fault?>(nil)
        /// Called before a scope is locked: another server's change comes first.
        let beforeLock = Mutex<(@Sendable () -> Void)?>(nil)

        init(_ rows: RowsInMemory, number: Int) {
            (self.rows, self.number) = (rows, number)
        }

        private func households(of actor: SharedRow.Actor, _ state: State) -> Set<String> {
            let accounts = state.scopes[.accounts]?.rows ?? [:]
            func values(_ kind: String) -> [[String: String]] {
                accounts.values.filter { $0.row.kind == kind }.compactMap { row in
                    row.row.body.flatMap { try? JSONDecoder().decode([String: CopiedValue].self, from: Data($0.utf8)) }
                        .map { $0.compactMapValues { if case .text(let text) = $0 { text } else { nil } } }
                }
            }
            let user: String? =
                switch actor {
                case .nobody: nil
                case .user(let id): id
                case .session(let digest):
                    accounts[["session", "[\"\(digest)\"]"]]?.row.body.flatMap { body in
                        try? JSONDecoder().decode([String: CopiedValue].self, from: Data(body.utf8))["userId"]
                    }.flatMap { if case .text(let text) = $0 { text } else { nil } }
                }
            return Set(values("membership").filter { $0["userId"] == user }.compactMap { $0["householdId"] })
        }

        func states(for actors: [SharedRow.Actor]) async throws(DataError) -> [SharedRow.Scope: SharedRow.State] {
            rows.state.withLock { state in
                let visible = actors.reduce(into: Set<String>()) { $0.formUnion(households(of: $1, state)) }
                return state.scopes.filter { scope, _ in
                    if case .household(let id) = scope { visible.contains(id) } else { true }
                }.mapValues(\.state)
            }
        }

        func readNews(
            of scope: SharedRow.Scope, after number: Int64, for actor: SharedRow.Actor,
            _ receive: (ArraySlice<SharedRow>) throws -> Void
        ) throws -> Int64 {
            let news = rows.state.withLock { state -> [(row: SharedRow, number: Int64)] in
                if case .household(let id) = scope, !households(of: actor, state).contains(id) { return [] }
                let news = (state.scopes[scope]?.rows.values ?? [:].values).filter {
                    $0.number > number && (number > 0 || $0.row.body != nil)
                }
                state.reads.count += 1
                state.reads.rows += news.count
                return news.shuffled()
            }
            for row in news { try receive([row.row]) }
            return news.map(\.number).max() ?? number
        }

        func beginChange(for actor: SharedRow.Actor) async throws(DataError) -> Int64 {
            while !isBusy.withLock({ isBusy in
                defer { isBusy = true }
                return !isBusy
            }) {
                try? await Task.sleep(for: .milliseconds(1))
            }
            return rows.state.withLock { state in
                state.places += 1_000_000
                return state.places
            }
        }

        func endChange() {
            unlock { _ in true }
            pending.withLock { $0 = [:] }
            made.withLock { $0 = [] }
            removed.withLock { $0 = [] }
            isBusy.withLock { $0 = false }
        }

        private func unlock(_ isUnlocked: (SharedRow.Scope) -> Bool) {
            rows.state.withLock { state in
                for (scope, stored) in state.scopes where stored.owner == number && isUnlocked(scope) {
                    state.scopes[scope]?.owner = nil
                }
            }
        }

        func lock(
            _ scope: SharedRow.Scope, for actor: SharedRow.Actor
        ) throws(DataError) -> (state: SharedRow.State, places: Int64) {
            let hook = beforeLock.withLock { hook in
                defer { hook = nil }
                return hook
            }
            hook?()
            for _ in 0..<20_000 {
                let locked = try rows.state.withLock { state throws(DataError) -> (SharedRow.State, Int64)? in
                    if case .household(let id) = scope, !households(of: actor, state).contains(id) {
                        throw .busy
                    }
                    guard let stored = state.scopes[scope] else { throw .busy }
                    guard stored.owner == nil || stored.owner == number else { return nil }
                    state.scopes[scope]?.owner = number
                    state.places += 1_000_000
                    return (stored.state, state.places)
                }
                if let locked { return (locked.0, locked.1) }
                usleep(1_000)
            }
            throw .busy
        }

        func store(_ rows: [SharedRow], in scope: SharedRow.Scope) throws(DataError) {
            pending.withLock { $0[scope, default: []] += rows }
        }

        func addHousehold(_ id: String, epoch: String, _ row: SharedRow) throws(DataError) {
            made.withLock { $0.append((id, epoch, row)) }
        }

        func removeHousehold(_ id: String) throws(DataError) {
            removed.withLock { $0.append(id) }
        }

        func commitHouseholds() throws(DataError) {
            try commit { $0 != .accounts }
        }

        func commitAccounts() throws(DataError) {
            try commit { $0 == .accounts }
        }

        private func commit(_ isCommitted: (SharedRow.Scope) -> Bool) throws(DataError) {
            let fault = fault.withLock { fault in
                defer { fault = nil }
                return fault
            }
            if case .refused = fault { throw .network }
            if case .lost(false) = fault { throw .network }
            let changes = pending.withLock { pending in
                let changes = pending.filter { isCommitted($0.key) }
                for scope in changes.keys { pending[scope] = nil }
                return changes
            }
            rows.state.withLock { state in
                for (scope, rows) in changes {
                    guard var stored = state.scopes[scope] else { continue }
                    stored.state.number += 1
                    for row in rows { stored.rows[[row.kind, row.key]] = (row, stored.state.number) }
                    state.scopes[scope] = stored
                }
                guard isCommitted(.accounts) else { return }
                for (id, epoch, row) in made.withLock({ $0 }) {
                    state.scopes[.household(id)] = Stored(
                        state: .init(epoch: epoch, number: 1), rows: [[row.kind, row.key]: (row, 1)])
                }
                for id in removed.withLock({ $0 }) { state.scopes[.household(id)] = nil }
            }
            unlock(isCommitted)
            if case .lost(true) = fault { throw .network }
        }

        func bytes(
            of kind: String, key: String, in householdId: String, for actor: SharedRow.Actor
        ) async throws(DataError) -> Data? {
            rows.state.withLock { $0.scopes[.household(householdId)]?.rows[[kind, key]]?.row.bytes }
        }

        func addPhoto(_ photo: SharedRow.UnreadPhoto, _ bytes: Data) async throws(DataError) {}
        func claimPhoto(_ photo: SharedRow.UnreadPhoto) async throws(DataError) -> Bool { true }
        func bytes(ofPhoto photo: SharedRow.UnreadPhoto) async throws(DataError) -> Data? { nil }
        func removePhoto(_ photo: SharedRow.UnreadPhoto) async throws(DataError) {}
        func unreadPhotos() async throws(DataError) -> [SharedRow.UnreadPhoto] { [] }
    }
}
