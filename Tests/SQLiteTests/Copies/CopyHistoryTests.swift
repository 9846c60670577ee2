import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// What copies promise, in random histories of three copies and a server, or two that share their rows. `KIF_COPY_HISTORIES` says how many are tried,
/// `KIF_FUZZ_SEED` which is first.
@Suite struct CopyHistoryTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["KIF_COPY_HISTORIES"].flatMap(UInt64.init) ?? 100

    @Test(arguments: [1, 2]) func whenHistoriesAreRandom_shouldKeepWhatIsPromised(servers: Int) async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let template = folder.file("template.sqlite")
        do { _ = try SQLiteDatabase(path: template) }
        // Two servers do everything twice, and are disturbed.
        let count = servers == 1 ? Self.count : max(1, Self.count / 10)
        for seed in FuzzBudget.firstSeed..<FuzzBudget.firstSeed + count {
            let own = try TemporaryFolder(in: folder.path)
            defer { try? own.remove() }
            let shared = servers == 1 ? nil : try SharedServers(servers, in: own)
            var run = Run(try await CopyWorld(own, template: template, shared: shared), seed)
            let fault = try await run.fault()
            #expect(fault == nil, "KIF_FUZZ_SEED=\(seed)")
            if fault != nil { break }
        }
    }

    private struct Run {
        private let world: CopyWorld
        private let seed: UInt64
        private var history: RandomHistory
        private var isMember = true
        private var exchanges: UInt64 = 0

        init(_ world: CopyWorld, _ seed: UInt64) {
            (self.world, self.seed) = (world, seed)
            history = RandomHistory(seed: seed)
        }

        /// What is not as promised; nil for nothing.
        mutating func fault() async throws -> String? {
            for _ in 0..<history.pick(Array(20...60)) {
                switch history.pick(Array(0..<100)) {
                case 0..<50: try await act(on: history.pick([0, 1, 2]))
                case 50..<60: try await actOnServer()
                case 60..<93: try await exchange(history.pick([0, 1, 2]))
                case 93..<95: try await world.makeBackup()
                case 95..<97: try await world.restore()
                case 97..<99: try world.disturb { history.pick(Array(0..<$0)) }
                default:
                    let isNow = !isMember
                    if (try? await world.setMember(isNow)) != nil { isMember = isNow }
                }
            }
            world.endDisturbance()
            // A backup may be of a time when Ben was no member.
            try await world.setMember(true)
            for _ in 0..<3 {
                for device in world.devices { _ = try await world.sync(device) }
            }
            return try await check()
        }

        private mutating func act(on index: Int) async throws {
            let (device, home) = (world.devices[index], pickHome())
            guard let change = try await next(in: device.items, of: device.userId, home) else { return }
            _ = try? await device.items.perform(change, in: home)
        }

        private mutating func pickHome() -> String { history.chance(1, of: 4) ? world.cabin : world.home }

        /// The next change by somebody; nil for who is no member at the moment.
        private mutating func next(
            in repository: SQLiteItemRepository, of userId: String, _ home: String,
            device: String = RequestedChange.thisMachine
        ) async throws -> RequestedChange? {
            guard let items = try? await repository.items(in: home) else { return nil }
            let ids = try await repository.changeIds(beginningWith: "", limit: 8, in: home)
            let request = history.next(items: items.sorted { $0.id < $1.id }, changeIds: ids.sorted())
            return RequestedChange(
                request.action, on: request.day, at: request.at, id: request.id, device: device)
        }

        private mutating func actOnServer() async throws {
            let user = isMember ? history.pick(["ann", "ben"]) : "ann"
            let (phone, home) = (world.phone(of: user), pickHome())
            guard let change = try await next(in: phone, of: user, home, device: "phone of \(user)") else { return }
            _ = try? await phone.perform(change, in: home)
        }

        private mutating func exchange(_ index: Int) async throws {
            let (device, home) = (world.devices[index], pickHome())
            exchanges += 1
            var act: (@Sendable () async throws -> Void)?
            if history.chance(1, of: 4), let change = try await next(in: device.items, of: device.userId, home) {
                act = { _ = try await device.items.perform(change, in: home) }
            }
            try await device.copy.add([(home, "")])
            let server = UnreliableServer(
                world.server, userId: device.userId, device: device.name, seed: seed &* 1_000 &+ exchanges,
                isReliable: false, meanwhile: act)
            do {
                _ = try await device.copy.exchange(of: home, with: server) { _ in "kept" }
            } catch is CopyFault {}
        }

        // MARK: What is promised

        private func check() async throws -> String? {
            for home in world.homes {
                let own = try await CopyWorld.rows(of: home, in: world.server)
                for device in world.devices {
                    let rows = try await CopyWorld.rows(of: home, in: device.database)
                    guard rows == own else { return "P6: \(device.name)\n" + Self.difference(rows, own) }
                }
            }
            for device in world.devices {
                let waiting = try await device.copy.waiting()
                if !waiting.isEmpty { return "P1: \(device.name) keeps \(waiting.map(\.change.id))" }
                guard seed % 8 == 0 else { continue }
                let faults = try DatabaseCheck(path: device.path).faults()
                if !faults.isEmpty { return "\(device.name): \(faults)" }
            }
            let negative = try await world.server.read { database in
                try Int.fetchOne(
                    database,
                    sql: """
                        SELECT count(*) FROM item WHERE packs < 0 OR packs <> (
                            SELECT ifnull(sum(quantity), 0) FROM purchase
                            WHERE purchase.householdId = item.householdId AND purchase.itemId = item.id)
                        """)
            }
            if negative != 0 { return "P4: \(negative ?? 0) items" }
            if let difference = try await world.differenceOfServers() { return difference }
            if let fault = try await fates() { return fault }
            if let fault = try await unseen() { return fault }
            for home in world.homes {
                let before = try await CopyWorld.rows(of: home, in: world.server)
                for device in world.devices {
                    try await Self.sendAll(of: device, home, to: world.server, world.restores)
                }
                let again = try await CopyWorld.rows(of: home, in: world.server)
                if again != before { return "P2:\n" + Self.difference(again, before) }
            }
            return nil
        }

        /// P1 and P7: each change was made, refused, or is in the file of what was not sent.
        private func fates() async throws -> String? {
            let entries = try await world.server.read { database in
                try Set(String.fetchAll(database, sql: "SELECT changeId FROM journal"))
            }
            for device in world.devices {
                let records = try await device.database.read { try OutboxRecord.fetchAll($0) }
                for record in records where record.state == .done {
                    let outcome = try record.outcome.map { try JSONDecoder().decode(SentOutcome.self, from: $0) }
                    let sent = try record.sent
                    // A new reading of a photo stands in no journal.
                    if case .replaceReading = sent.action { continue }
                    if case .keep = sent.action { continue }
                    if outcome?.number != nil, !entries.contains(record.changeId) {
                        return "P7: \(device.name) \(sent.action) is lost"
                    }
                }
            }
            for (device, home, changes) in world.held {
                let listed = try await device.database.read { database in
                    try OutboxRecord.filter(Column("householdId") == home).fetchAll(database)
                }
                let settled = Set(listed.map(\.changeId))
                for change in changes where !entries.contains(change.changeId) {
                    // It was offered: refused, or there was nothing left to do.
                    if settled.contains(LostChange.id(of: change.changeId)) { continue }
                    if let whole = change.partOf, settled.contains(whole) { continue }
                    return "P7: \(device.name) had \(change.action) \(change.changeId), which nobody offered"
                }
            }
            return nil
        }

        /// P3: nobody's value was replaced by somebody who had not seen it.
        private func unseen() async throws -> String? {
            for home in world.homes {
                if let fault = try await unseen(in: home) { return fault }
            }
            return nil
        }

        private func unseen(in home: String) async throws -> String? {
            let server = world.server
            let (copy, journal) = try await server.read { database in
                (
                    try String.fetchOne(database, sql: "SELECT copy FROM household WHERE id = ?", arguments: [home]),
                    try JournalRecord.all(in: home, since: nil, of: nil, limit: .max, database)
                )
            }
            for device in world.devices {
                for record in try await device.database.read({ try OutboxRecord.fetchAll($0) }) {
                    let sent = try record.sent
                    guard case .edit(_, let edit, _) = sent.action, sent.seen.epoch == copy,
                        let made = journal.first(where: { $0.changeId == sent.id }), let number = made.number
                    else { continue }
                    switch edit {
                    case .eat, .waste, .delete: continue
                    default: break
                    }
                    for other in journal where other.device != device.name && !other.isUndone && other.action != .undone
                    {
                        guard let otherNumber = other.number, otherNumber > sent.seen.number, otherNumber < number
                        else { continue }
                        for step in made.steps {
                            let own = step.changes.filter {
                                ![.quantity, .openedPackRemainder, .review].contains($0.aspect)
                            }
                            let theirs = other.steps.filter { $0.itemId == step.itemId && $0.before != nil }
                                .flatMap(\.changes)
                            // Who gives the same value replaces nothing.
                            let isReplaced = { (change: JournalStep.Change) in
                                own.contains { $0.aspect == change.aspect && $0.new != change.new }
                            }
                            if let lost = theirs.first(where: isReplaced),
                                step.itemId == sent.action.itemId, Self.isChosen(lost.aspect, by: edit)
                            {
                                return "P3: \(device.name) \(sent.id) \(edit) replaced \(lost) of \(other.changeId)"
                            }
                        }
                    }
                }
            }
            return nil
        }

        /// Whether an edit gives an aspect a value that a person chose, not one that follows from another.
        private static func isChosen(_ aspect: ItemAspect, by edit: ItemEdit) -> Bool {
            switch edit {
            case .fix(let fix): [.name, .expiry, .gtin, .lot].contains(aspect) && fix.aspects.contains(aspect)
            case .move: aspect == .place
            case .open: aspect == .opening
            case .freeze, .thaw: aspect == .freezing
            default: false
            }
        }

        /// Sends everything that a device ever sent once more. A refusal may be forgotten with a restored backup; what
        /// was refused is not sent again by itself.
        private static func sendAll(
            of device: CopyWorld.Device, _ home: String, to server: SQLiteDatabase, _ restores: Int
        ) async throws {
            let isForgotten = restores > 0
            let changes = try await device.database.read { database in
                try OutboxRecord.fetchAll(database)
                    .filter { $0.householdId == home && ($0.state == .done || !isForgotten) }.map { try $0.sent }
            }
            let request = CopyRequest(epoch: "", position: nil, changes: changes)
            _ = try await SQLiteExchange(server, actingAs: device.userId).answer(request, of: home, device: device.name)
        }

        private static func difference(_ first: [String], _ second: [String]) -> String {
            let (own, other) = (Set(first), Set(second))
            let lines =
                first.filter { !other.contains($0) }.map { "+ \($0)" }
                + second.filter { !own.contains($0) }.map { "- \($0)" }
            return lines.isEmpty ? "another order" : lines.map { String($0.prefix(600)) }.joined(separator: "\n")
        }
    }
}
