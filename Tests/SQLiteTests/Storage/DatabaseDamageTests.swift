import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

/// The check finds every damage to a page in use, a file that was cut off, and a changed beginning.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct DatabaseDamageTests {
    /// A way to damage a page.
    enum Damage: String, CaseIterable, Sendable {
        case zeroed, random, swapped
    }

    @Test func whenSound_shouldHaveNoFaults() async throws {
        let stocked = try await StockedDatabase(at: InTemporaryFolder.file())

        #expect(try DatabaseCheck(path: stocked.path).faults() == [])
    }

    @Test(arguments: Damage.allCases)
    func whenAPageInUseIsDamaged_shouldFindIt(damage: Damage) async throws {
        let stocked = try await StockedDatabase(at: InTemporaryFolder.file())
        let sound = try Data(contentsOf: URL(fileURLWithPath: stocked.path))
        let pages = try stocked.pages()
        var generator = SeededGenerator(state: 39)
        #expect(pages.count > 100)

        var missed: [Int] = []
        for (index, page) in pages.enumerated() {
            var bytes = sound
            let range = range(of: page)
            switch damage {
            case .zeroed: bytes.replaceSubrange(range, with: Data(count: StockedDatabase.pageSize))
            case .random:
                bytes.replaceSubrange(
                    range, with: Data(range.map { _ in UInt8.random(in: .min ... .max, using: &generator) }))
            case .swapped:
                let other = self.range(
                    of: pages[(index + 1 + Int.random(in: 0..<pages.count - 1, using: &generator)) % pages.count])
                guard !isSameWhenSwapped(sound[range], sound[other]) else { continue }
                bytes.replaceSubrange(range, with: sound[other])
                bytes.replaceSubrange(other, with: sound[range])
            }
            if try !isFound(bytes) { missed.append(page) }
        }

        #expect(missed == [])
    }

    @Test(arguments: [1, 100, 4096, 4097, 3 * 4096, -1, -4096, -4097])
    func whenTheFileIsCutOff_shouldFindIt(length: Int) async throws {
        let stocked = try await StockedDatabase(at: InTemporaryFolder.file())
        let sound = try Data(contentsOf: URL(fileURLWithPath: stocked.path))

        #expect(try isFound(sound.prefix(length > 0 ? length : sound.count + length)))
    }

    /// The count of changes to the tables and SQLite's version may have any value.
    @Test func whenAByteOfTheHeaderIsChanged_shouldFindIt() async throws {
        let stocked = try await StockedDatabase(at: InTemporaryFolder.file())
        let sound = try Data(contentsOf: URL(fileURLWithPath: stocked.path))

        var missed: [Int] = []
        for offset in 0..<100 {
            var bytes = sound
            bytes[offset] ^= 0x21
            if try !isFound(bytes) { missed.append(offset) }
        }

        #expect(missed.allSatisfy { (40..<44).contains($0) || (96..<100).contains($0) }, "\(missed)")
    }

    @Test(arguments: [
        ("DELETE FROM membership", StorageFault.ownerless(households: 1)),
        ("UPDATE membership SET role = 'guest'", .values(table: "membership", rows: 1)),
        ("DELETE FROM item WHERE id = 'item-40'", .references(table: "purchase", parent: "item", rows: 1)),
        ("DELETE FROM purchase WHERE itemId = 'item-40'", .packs(items: 1)),
        ("UPDATE purchase SET quantity = -9 WHERE itemId = 'item-40'", .packs(items: 1)),
        ("UPDATE purchase SET quantity = 9 WHERE itemId = 'item-40'", .packs(items: 1)),
        ("UPDATE item SET packs = 9 WHERE id = 'item-40'", .journal(items: 1)),
        ("DELETE FROM purchase WHERE itemId = 'item-40'; DELETE FROM item WHERE id = 'item-40'", .journal(items: 1)),
        ("UPDATE item SET name = 'X' WHERE id IN ('item-40', 'item-41')", .journal(items: 2)),
        ("UPDATE item SET expiryDate = 'soon' WHERE id = 'item-40'", .values(table: "item", rows: 1)),
        ("UPDATE item SET needsReview = 'mood' WHERE id = 'item-40'", .values(table: "item", rows: 1)),
        ("UPDATE journal SET steps = x'7B' WHERE id = 1", .values(table: "journal", rows: 1)),
        ("UPDATE journal SET day = 'soon' WHERE id = 1", .values(table: "journal", rows: 1)),
        ("DELETE FROM journalItem WHERE itemId = 'item-40'", .journalIndex(entries: 1)),
        ("UPDATE photo SET label = x'00' WHERE contentHash = 'photo 1'", .values(table: "photo", rows: 1)),
        (
            "UPDATE preferences SET lastHouseholdId = 'x'",
            .references(table: "preferences", parent: "household", rows: 1)
        ),
        (
            "INSERT INTO session VALUES (x'00', 'nobody', 'guest', 0, 0, 0, 's', NULL, NULL)",
            .references(table: "session", parent: "user", rows: 1)
        ),
    ])
    func whenTheTablesDisagree_shouldSayWhat(sql: String, fault: StorageFault) async throws {
        let stocked = try await StockedDatabase(at: InTemporaryFolder.file())
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        try await DatabaseQueue(path: stocked.path, configuration: configuration).write { try $0.execute(sql: sql) }

        let faults = try DatabaseCheck(path: stocked.path).faults()

        #expect(faults.contains(fault), "\(faults)")
    }

    /// What was in a lost log is as if it had never been stored: what is in the file agrees with itself.
    @Test func whenTheLogIsLost_shouldHaveTheStateBefore() async throws {
        let stocked = try await StockedDatabase(at: InTemporaryFolder.file())
        let before = try await StockedDatabase.names(at: stocked.path)
        let copy = try InTemporaryFolder.file("copy.sqlite")
        let database = try SQLiteDatabase(path: stocked.path)
        let households = SQLiteHouseholdRepository(database, actingAs: StockedDatabase.user)
        let home = try await households.ensureHousehold(named: StockedDatabase.household).id
        let items = SQLiteItemRepository(database, actingAs: StockedDatabase.user, today: StoreKind.today)
        _ = try await items.upsertItem(.sample(), in: home)
        try FileManager.default.copyItem(atPath: stocked.path, toPath: copy)
        withExtendedLifetime(database) {}

        #expect(try DatabaseCheck(path: copy).faults() == [])
        #expect(try await StockedDatabase.names(at: copy) == before)
    }

    @Test func whenManyChangesWereMadeAndUndone_shouldStillAgree() async throws {
        let path = try InTemporaryFolder.file()
        let database = try SQLiteDatabase(path: path)
        let households = SQLiteHouseholdRepository(database, actingAs: "ann")
        let home = try await households.ensureHousehold(named: "Home").id
        try await database.write { database in
            try UserRecord.ensure("bob", database)
            try MembershipRecord(userId: "bob", householdId: home, role: .member).insert(database)
        }
        var generator = SeededGenerator(state: 7)
        for number in 0..<400 {
            let user = Bool.random(using: &generator) ? "ann" : "bob"
            let items = SQLiteItemRepository(database, actingAs: user, today: StoreKind.today)
            await change(items, in: home, number, &generator)
        }
        try database.pool.close()

        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    /// Makes a change; one that is refused changes nothing.
    private func change(
        _ items: SQLiteItemRepository, in home: String, _ number: Int, _ generator: inout SeededGenerator
    ) async {
        let day = StoreKind.today()
        let names = ["Tea", "Oats", nil, "Rice"]
        var scanned = Item.sample(name: names.randomElement(using: &generator) ?? nil, gtin: nil)
        scanned.quantity = Int.random(in: 1...3, using: &generator)
        let known = (try? await items.items(in: home)) ?? []
        let id = known.randomElement(using: &generator)?.id ?? ""
        let fix = ItemFix(.name) { $0.name = "Name \(number)" }
        let fixedQuantity = ItemFix(.quantity) { $0.quantity = Int.random(in: 0...4, using: &generator) }
        let edits: [ItemEdit] = [
            .fix(fix), .fix(fixedQuantity), .eat(.thousandths(1000)), .waste(.thousandths(500)), .open(days: 3),
            .freeze(packs: 1),
            .thaw(packs: nil), .move(to: "cellar", packs: 1), .delete, .reread(scanned),
        ]
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<4: _ = try? await items.upsertItem(scanned, in: home)
        case 4..<6: _ = try? await items.save([scanned], ofPhoto: "photo \(number)", named: "a.jpg", in: home)
        case 6..<11: _ = try? await items.undo(in: home)
        default:
            if let edit = edits.randomElement(using: &generator) {
                _ = try? await items.edit(id, edit, on: day, in: home)
            }
        }
    }

    private func range(of page: Int) -> Range<Int> {
        (page - 1) * StockedDatabase.pageSize..<page * StockedDatabase.pageSize
    }

    /// Whether two pages contain the same: equal bytes, or leaves of one kind without rows (SQLite, "Database File
    /// Format", 1.6), whose remaining bytes are not used.
    private func isSameWhenSwapped(_ one: Data, _ other: Data) -> Bool {
        let heads = [one, other].map { Array($0.prefix(5)) }
        let areEmpty = heads.allSatisfy { [0x0A, 0x0D].contains($0[0]) && $0[3] == 0 && $0[4] == 0 }
        return one == other || areEmpty && heads[0][0] == heads[1][0]
    }

    /// Whether the check finds that a file with these bytes is damaged.
    private func isFound(_ bytes: Data) throws -> Bool {
        let path = try InTemporaryFolder.file("damaged.sqlite")
        defer { DatabaseFile.remove(path) }
        try bytes.write(to: URL(fileURLWithPath: path))
        do {
            return try !DatabaseCheck(path: path).faults().isEmpty
        } catch {
            return error == .notADatabase
        }
    }
}
