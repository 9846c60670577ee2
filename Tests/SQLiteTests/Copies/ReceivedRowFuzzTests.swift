import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// A server that sends wrong rows neither ends the program nor reaches another household.
@Suite(.inTemporaryFolder) struct ReceivedRowFuzzTests {
    @Test func whenRowsAreWrong_shouldStayOutOrBeReadable() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let template = folder.file("template.sqlite")
        do { _ = try SQLiteDatabase(path: template) }
        let world = try await CopyWorld(folder, template: template)
        let device = world.devices[0]
        var history = RandomHistory(seed: 1)
        for _ in 0..<60 {
            let items = try await world.phone(of: "ann").items(in: world.home)
            let request = history.next(items: items.sorted { $0.id < $1.id }, changeIds: [])
            let change = RequestedChange(
                request.action, on: StoreKind.today(), at: request.at, id: request.id, device: "phone")
            _ = try? await world.phone(of: "ann").perform(change, in: world.home)
        }
        _ = try await world.sync(device)
        // A household beside it, which no row of the other may change.
        try await device.database.write { database in
            let other = try HouseholdRecord.create(named: "Other", at: Date(), ownedBy: "ann", database).id
            try ItemRecord(householdId: other, item: Item(id: "own", name: "Own", addedDate: Date())).insert(database)
            try PurchaseRecord(Purchase(id: "own", itemId: "own", quantity: 2, purchasedAt: Date()), in: other)
                .insert(database)
        }
        let right = try await SQLiteExchange(world.server, actingAs: "ann")
            .answer(CopyRequest(epoch: "", position: 0), of: world.home, device: device.name)

        try await FuzzBudget.run { seed, random in
            var answer = right
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.spoil(&answer, &random) }
            let server = FixedServer(answer: answer)
            try await device.database.write {
                try $0.execute(sql: "UPDATE copiedHousehold SET position = 0, copy = ''")
            }
            _ = try? await device.copy.exchange(of: world.home, with: server) { _ in "kept" }
            await Self.readAll(device, world.home)
            let own = try await device.database.read { database in
                try String.fetchOne(database, sql: "SELECT name || packs FROM item WHERE id = 'own'")
            }
            #expect(own == "Own2", "KIF_FUZZ_SEED=\(seed)")
        }
        // The right rows mend everything.
        try await device.database.write { try $0.execute(sql: "UPDATE copiedHousehold SET position = 0, copy = ''") }
        _ = try await world.sync(device)
        #expect(
            try await CopyWorld.rows(of: world.home, in: device.database)
                == CopyWorld.rows(of: world.home, in: world.server))
        #expect(try DatabaseCheck(path: device.path).faults() == [])
    }

    private struct FixedServer: ServerExchangeProviding {
        let answer: CopyAnswer
        func exchange(_ request: CopyRequest, of householdId: String) async throws(CopyFault) -> CopyAnswer { answer }
    }

    private static func spoil(_ answer: inout CopyAnswer, _ random: inout SeededGenerator) {
        guard !answer.rows.isEmpty else { return }
        let texts = [
            "", "own", "\u{1B}[2J", "\u{0}", "x\u{0}", String(repeating: "x", count: 5_000), "-1", "2027-13-45", "{}",
            "[[[",
            "ann", "\u{202E}", "9999-99-99 99:99:99", "../../etc/passwd", "[{\"itemId\":1}]", "not,a,reason",
        ]
        let values: [CopiedValue] = [
            .null, .integer(.max), .integer(.min), .integer(-1), .real(.infinity), .real(1e300),
            .bytes(Data([0, 255])),
            .bytes(Data("{\"a\":1e999}".utf8)), .integer(1 << 51), .text(texts.randomElement(using: &random) ?? ""),
            .bytes(Data((texts.randomElement(using: &random) ?? "").utf8)),
        ]
        let index = Int.random(in: 0..<answer.rows.count, using: &random)
        let row = answer.rows[index]
        var (key, changed) = (row.key, row.values)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: answer.rows.remove(at: index)
        case 1: answer.rows.swapAt(index, Int.random(in: 0..<answer.rows.count, using: &random))
        case 2:
            let tables = [
                "session", "user", "server", "outbox", "item; DROP TABLE item", "household", "profile", "purchase",
            ]
            let table = tables.randomElement(using: &random) ?? ""
            answer.rows[index] = CopiedRow(CopiedRow.Key(table: table, key: key), values: changed)
        case 3:
            if !key.isEmpty { key[0] = texts.randomElement(using: &random) ?? "" }
            answer.rows[index] = CopiedRow(CopiedRow.Key(table: row.table, key: key), values: changed)
        case 4: answer.columns[row.table]?.shuffle(using: &random)
        case 5: answer.columns[row.table]?.append("householdId")
        case 6: answer.rows[index] = CopiedRow(CopiedRow.Key(table: row.table, key: key), values: nil)
        default:
            guard let count = changed?.count, count > 0 else { return }
            changed?[Int.random(in: 0..<count, using: &random)] = values.randomElement(using: &random) ?? .null
            answer.rows[index] = CopiedRow(CopiedRow.Key(table: row.table, key: key), values: changed)
        }
    }

    /// Reads everything that commands read.
    private static func readAll(_ device: CopyWorld.Device, _ home: String) async {
        let items = device.items
        let all = (try? await items.items(in: home)) ?? []
        for item in all {
            _ = try? await items.purchases(of: item.id, in: home)
            _ = try? await items.origins(of: item.id, in: home)
            _ = try? await items.photos(of: item.id, in: home)
            _ = try? await items.history(of: item.id, in: home)
            _ = ExpiryStatus(of: item, today: StoreKind.today(), soonDays: 3)
            _ = item.actions(today: StoreKind.today())
        }
        _ = try? await items.journal(in: home, since: nil, of: nil, limit: .max)
        _ = try? await items.waitingPhotos(in: home)
        _ = try? await items.rules(in: home)
        _ = try? await items.dateOrders(in: home)
        _ = try? await items.incompleteProducts(isAnyValue: true, after: nil, limit: 100, in: home)
        _ = try? await SQLiteHouseholdRepository(device.database, actingAs: device.userId).memberships(
            of: device.userId)
        _ = try? await SQLiteReminderRepository(device.database, actingAs: device.userId).thresholds(in: home)
        _ = try? await SQLiteProfileAdapter(device.database).getProfile(userId: device.userId)
        for item in all.prefix(3) {
            for edit in [ItemEdit.eat(.packs(1)), .open(days: nil), .freeze(packs: nil), .thaw(packs: nil)] {
                let change = RequestedChange(.edit(item.id, edit), on: StoreKind.today())
                _ = try? await items.preview(change, in: home)
            }
        }
    }
}
