import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// Both stores do the same with any history of changes. `KIF_HISTORIES` says how many are tried, `KIF_FUZZ_SEED` which is first.
@Suite(.inTemporaryFolder) struct ChangeHistoryTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["KIF_HISTORIES"].flatMap(UInt64.init) ?? 200

    @Test func whenHistoriesAreRandom_shouldDoTheSameInBothStores() async throws {
        let sqlite = try await StoreKind.sqlite.make()
        for seed in FuzzBudget.firstSeed..<FuzzBudget.firstSeed + Self.count {
            var run = try await Run(seed, stores: [try await StoreKind.inMemory.make(), sqlite])
            let fault = try await run.fault()
            #expect(fault == nil, "KIF_FUZZ_SEED=\(seed)")
            if fault != nil { break }
        }
        #expect(try DatabaseCheck(path: InTemporaryFolder.file()).faults() == [])
    }

    /// One history in both stores.
    private struct Run {
        private var history: RandomHistory
        private let stores: [TestStore]
        private let homes: [String]
        /// The ids of the copies of the two households.
        private let copies: [String]
        /// The numbers of each store's household after each change.
        private var numbers: [[Int]] = [[0], [0]]
        private var made: [(userId: String, changes: [RequestedChange])] = []

        init(_ seed: UInt64, stores: [TestStore]) async throws {
            history = RandomHistory(seed: seed)
            self.stores = stores
            var homes: [String] = []
            for store in stores {
                let home = try await store.households("ann").ensureHousehold(named: "Home \(seed)").id
                try await store.addMember("ben", home)
                homes.append(home)
            }
            self.homes = homes
            let home = homes[1]
            let copy = try await DatabaseQueue(path: InTemporaryFolder.file()).read { database in
                try String.fetchOne(database, sql: "SELECT copy FROM household WHERE id = ?", arguments: [home])
            }
            copies = [homes[0], try #require(copy)]
        }

        /// What differs, or may not be; nil for nothing.
        mutating func fault() async throws -> String? {
            for step in 0..<history.pick(Array(8...24)) {
                let items = try await stores[0].items("ann").items(in: homes[0])
                let ids = try await stores[0].items("ann").changeIds(beginningWith: "", limit: 8, in: homes[0])
                let request = history.next(items: items.sorted { $0.id < $1.id }, changeIds: ids.sorted())
                let outcomes = try await perform(request)
                guard outcomes[0] == outcomes[1] else {
                    return "step \(step): \(request.action)\n\(outcomes[0])\n\(outcomes[1])"
                }
                if history.chance(1, of: 8), let fault = try await repeatChange() { return "step \(step): \(fault)" }
            }
            let states = try await [state(of: 0), state(of: 1)]
            if states[0] != states[1] { return "\(states[0])\n\(states[1])" }
            return nil
        }

        private mutating func perform(_ request: RandomHistory.Request) async throws -> [String] {
            var outcomes: [String] = []
            var changes: [RequestedChange] = []
            for store in 0..<2 {
                let seen = request.seenBefore.map { numbers[store][max(0, numbers[store].count - 1 - $0)] }
                let change = RequestedChange(
                    request.action, on: request.day, at: request.at, id: request.id, device: request.device,
                    seen: seen.map { RequestedChange.Seen(epoch: copies[store], number: $0) })
                changes.append(change)
                let outcome = try await stores[store].items(request.userId).perform(change, in: homes[store])
                numbers[store].append(outcome.number ?? numbers[store].last ?? 0)
                outcomes.append(Self.text(of: outcome))
            }
            made.append((request.userId, changes))
            return outcomes
        }

        /// Asks for an earlier change again: it must be answered as before, and not be made again.
        private mutating func repeatChange() async throws -> String? {
            let earlier = history.pick(made)
            for store in 0..<2 {
                let items = stores[store].items(earlier.userId)
                let change = earlier.changes[store]
                let isKnown = try await items.changeIds(beginningWith: change.id, limit: 1, in: homes[store]) != []
                let before = try await items.items(in: homes[store])
                let outcome = try await items.perform(change, in: homes[store])
                if isKnown, outcome.entry?.changeId != change.id { return "\(change.action) is forgotten" }
                guard isKnown || outcome.refusal != nil else { continue }
                if try await items.items(in: homes[store]) != before { return "\(change.action) is made twice" }
                let other = RequestedChange(.add(.sample(name: "Other")), on: change.day, at: change.at, id: change.id)
                let refusal = try await items.perform(other, in: homes[store]).refusal
                if refusal != .anotherContent {
                    return "\(change.action) is replaced by another: \(String(describing: refusal))"
                }
            }
            return nil
        }

        private static func text(of outcome: ChangeOutcome) -> String {
            """
            \(outcome.refusal.map { "\($0)" } ?? "done") \(outcome.items) \(outcome.imported)
            \(outcome.entry.map(text) ?? "-") undone \(outcome.undone.map(text) ?? "-")
            """
        }

        private static func text(of entry: JournalEntry) -> String {
            """
            \(entry.changeId) \(entry.partOf ?? "") \(entry.device ?? "") \(entry.userId ?? "") \(entry.day) \(entry.date)
            \(entry.action) \(entry.amount ?? 0) \(entry.photos.sorted()) \(entry.isUndone) \(entry.undoneBy ?? "")
            \(entry.undoes ?? "") \(entry.steps) \(entry.removed.map { ($0.itemId, $0.purchases, $0.photos.sorted()) })
            \(entry.inbox) \(entry.rules)
            """
        }

        /// All that a store holds of the household, as text.
        private func state(of store: Int) async throws -> String {
            let (items, home) = (stores[store].items("ann"), homes[store])
            var lines: [String] = []
            for item in try await items.items(in: home).sorted(by: { $0.id < $1.id }) {
                let purchases = try await items.purchases(of: item.id, in: home)
                let packs = purchases.reduce(0) { $0 + $1.quantity }
                lines.append(
                    "\(item) \(purchases) \(item.quantity >= 0 && packs == item.quantity ? "" : "of store \(store)")")
                lines.append("\(try await items.origins(of: item.id, in: home))")
                let photos = try await items.photos(of: item.id, in: home).sorted { $0.contentHash < $1.contentHash }
                lines.append("\(photos)")
            }
            for photo in 0..<9 {
                lines.append("\(try await items.items(ofPhoto: "photo \(photo)", in: home)?.map(\.id) ?? ["new"])")
                lines.append("\(String(describing: try await items.pack(ofPhoto: "photo \(photo)", in: home)))")
            }
            for photo in ["inbox 1", "inbox 2"] + (0..<9).map({ "photo \($0)" }) {
                lines.append("\(String(describing: try await items.inboxPhoto(photo, in: home)))")
            }
            for number in ["4006381333931", "9520123400552"].compactMap({ GTIN($0) }) {
                lines.append("\(String(describing: try await items.decision(onProduct: number, in: home)))")
            }
            let rules = try await (items as? any HouseholdRuleProviding)?.rules(in: home) ?? []
            lines.append("\(rules.sorted { $0.key < $1.key })")
            lines += try await items.journal(in: home, since: nil, of: nil, limit: .max).map(Self.text)
            return lines.joined(separator: "\n")
        }
    }
}
