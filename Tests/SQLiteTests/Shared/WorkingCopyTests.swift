import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshSQLite

/// Two servers with working copies of the same rows.
@Suite struct WorkingCopyTests {
    private let folder: TemporaryFolder
    private let shared: SharedServers
    private let home: String

    init() async throws {
        folder = try TemporaryFolder()
        shared = try SharedServers(2, in: folder)
        home = try await SQLiteHouseholdRepository(shared.databases[0], actingAs: "ann").ensureHousehold(named: "Home")
            .id
    }

    private func items(_ server: Int, _ userId: String = "ann") -> SQLiteItemRepository {
        SQLiteItemRepository(shared.databases[server], actingAs: userId, today: StoreKind.today)
    }

    private func add(_ name: String, on server: Int) async throws -> String {
        var item = Item.sample(name: name, gtin: nil)
        item.id = UniqueId.make()
        let change = RequestedChange(
            .add(item), on: StoreKind.today(), at: Date(), id: UniqueId.make(), device: "phone")
        _ = try await items(server).perform(change, in: home)
        return item.id
    }

    /// Puts a file in place of another.
    private func replace(_ path: String, by other: String) throws {
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: other, toPath: path)
    }

    @Test func whenChangedOnOneServer_shouldBeSeenOnTheOther() async throws {
        _ = try await add("Milk", on: 0)

        let names = try await items(1).items(in: home).compactMap(\.name)

        #expect(names == ["Milk"])
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test func whenChangedOnBothInTurn_shouldHaveOneOrder() async throws {
        for index in 0..<6 { _ = try await add("Item \(index)", on: index % 2) }

        let entries = try await [
            items(0).journal(in: home, since: nil, of: nil, limit: 10),
            items(1).journal(in: home, since: nil, of: nil, limit: 10),
        ]

        #expect(entries[0].map(\.id) == entries[1].map(\.id))
        #expect(entries[0].map(\.id) == entries[0].map(\.id).sorted(by: >))
        #expect(entries.map { $0.compactMap(\.number).count } == [6, 6])
    }

    @Test func whenAnotherServerIsFirst_shouldTryAgainOnItsState() async throws {
        let milk = try await add("Milk", on: 0)
        _ = try await items(1).items(in: home)
        let (other, home) = (items(0), home)
        shared.servers[1].beforeLock.withLock { hook in
            hook = {
                let isDone = DispatchSemaphore(value: 0)
                Task.detached {
                    let change = RequestedChange(
                        .edit(milk, .waste(.all)), on: StoreKind.today(), at: Date(), id: UniqueId.make(), device: "a")
                    _ = try await other.perform(change, in: home)
                    isDone.signal()
                }
                isDone.wait()
            }
        }

        let change = RequestedChange(
            .edit(milk, .eat(.all)), on: StoreKind.today(), at: Date(), id: UniqueId.make(), device: "b")
        let outcome = try await items(1).perform(change, in: home)

        #expect(outcome.refusal != nil)
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test(arguments: [true, false])
    func whenAnswerToCommitIsLost_shouldBeDoneOnceWhenAskedAgain(isStored: Bool) async throws {
        var item = Item.sample(name: "Milk")
        item.id = UniqueId.make()
        let change = RequestedChange(.add(item), on: StoreKind.today(), at: Date(), id: UniqueId.make(), device: "a")
        shared.servers[0].fault.withLock { $0 = .lost(isStored: isStored) }
        await #expect(throws: DataError.self) { try await items(0).perform(change, in: home) }

        let outcome = try await items(0).perform(change, in: home)

        #expect(outcome.refusal == nil)
        #expect(try await items(1).items(in: home).map(\.quantity) == [1])
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test func whenFileIsDeleted_shouldBeMadeAnew() async throws {
        _ = try await add("Milk", on: 0)
        try FileManager.default.removeItem(atPath: shared.paths[0])

        let before = try await items(0).items(in: home).compactMap(\.name)
        _ = try await add("Rye", on: 0)

        #expect(before == ["Milk"])
        #expect(try await items(1).items(in: home).count == 2)
        #expect(FileManager.default.fileExists(atPath: shared.paths[0]))
    }

    @Test func whenFileIsCutShort_shouldBeMadeAnew() async throws {
        _ = try await add("Milk", on: 0)
        try await shared.databases[0].pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: shared.paths[0]))
        try file.truncate(atOffset: 5_000)
        try file.close()

        let names = try await items(0).items(in: home).compactMap(\.name)

        #expect(names == ["Milk"])
    }

    @Test func whenFileIsOfAnotherDatabase_shouldBeMadeAnew() async throws {
        _ = try await add("Milk", on: 0)
        let others = try SharedServers(1, in: TemporaryFolder(in: folder.path))
        _ = try await SQLiteHouseholdRepository(others.databases[0], actingAs: "ann").ensureHousehold(named: "Cabin")
        try await others.databases[0].pool.vacuum(into: shared.paths[0] + "-other")
        try replace(shared.paths[0], by: shared.paths[0] + "-other")

        let names = try await items(0).items(in: home).compactMap(\.name)

        #expect(names == ["Milk"])
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test func whenRowsGoBack_shouldForgetWhatCameLater() async throws {
        _ = try await add("Milk", on: 0)
        shared.rows.keep()
        _ = try await add("Rye", on: 1)
        #expect(shared.rows.goBack())

        let names = try await [items(0).items(in: home), items(1).items(in: home)].map { $0.compactMap(\.name) }

        #expect(names == [["Milk"], ["Milk"]])
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test func whenNothingIsNew_shouldReadNoRows() async throws {
        _ = try await add("Milk", on: 0)
        _ = try await items(1).items(in: home)
        let before = shared.rows.state.withLock(\.reads.count)

        _ = try await items(1).items(in: home)
        _ = try await items(0).items(in: home)

        #expect(shared.rows.state.withLock(\.reads.count) == before)
    }

    @Test func whenSessionEndsElsewhere_shouldRefuseItsChanges() async throws {
        let sessions = SQLiteSessionStore(shared.databases[0])
        let identity = try #require(Identity(userId: "ann", authMethod: .code, isGuest: false))
        let digest = [UInt8](repeating: 0xAB, count: 32)
        let session = try await sessions.begin(identity, device: "phone", digest: digest, at: Date())
        let acting = ActingSession(digest: digest)
        let (items, home) = (items(1), home)
        let before = try await ActingSession.$current.withValue(acting) { try await items.items(in: home) }
        try await sessions.end(id: session.id, of: "ann")

        var item = Item.sample(name: "Milk")
        item.id = UniqueId.make()
        let change = RequestedChange(.add(item), on: StoreKind.today(), at: Date(), id: UniqueId.make(), device: "a")

        #expect(before.isEmpty)
        await #expect(throws: DataError.busy) {
            try await ActingSession.$current.withValue(ActingSession(digest: digest)) {
                try await items.perform(change, in: home)
            }
        }
    }

    @Test func whenHouseholdIsDeleted_shouldBeGoneOnTheOther() async throws {
        _ = try await add("Milk", on: 0)
        _ = try await items(1).items(in: home)

        try await SQLiteHouseholdRepository(shared.databases[0], actingAs: "ann").deleteHousehold(home)

        await #expect(throws: DataError.permission) { try await items(1).items(in: home) }
        #expect(try await shared.databases[1].pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM item") } == 0)
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test func whenTextHasNUL_shouldBeTheSameOnTheOther() async throws {
        let item = try await add("Milk", on: 0)
        try await shared.databases[0].acting(as: "ann").write {
            try $0.execute(sql: "UPDATE item SET notes = ? WHERE id = ?", arguments: ["a\u{0}b", item])
        }

        let notes = try await [items(0).items(in: home), items(1).items(in: home)].map { $0.map(\.notes) }

        #expect(notes[0] == notes[1])
        #expect(try await shared.difference(of: ["ann"]) == nil)
    }

    @Test func whenMovedAndCollected_shouldHaveTheSameRows() async throws {
        let source = try SQLiteDatabase(path: folder.file("own.sqlite"))
        let repository = SQLiteHouseholdRepository(source, actingAs: "ann")
        let home = try await repository.ensureHousehold(named: "Own").id
        var item = Item.sample(name: "Milk")
        item.id = UniqueId.make()
        let change = RequestedChange(.add(item), on: StoreKind.today(), at: Date(), id: UniqueId.make(), device: "a")
        _ = try await SQLiteItemRepository(source, actingAs: "ann", today: StoreKind.today).perform(change, in: home)
        let rows = RowsInMemory()

        let moved = try await SharedMove(rows.server()).move(source, comparingBy: folder.file("draft.sqlite"))
        try await SharedMove(rows.server()).collect(in: folder.file("collected.sqlite"))

        let own = try await source.read { try SharedServers.rows($0) }
        let file = try SQLiteDatabase(path: folder.file("collected.sqlite"))
        let collected = try await file.read { try SharedServers.rows($0) }
        #expect(moved.households == 1)
        #expect(try SharedServers.difference(own, collected) == nil)
        #expect(try DatabaseCheck(path: folder.file("collected.sqlite")).faults() == [])
        await #expect(throws: SharedMove.Failure.notEmpty) {
            try await SharedMove(rows.server()).move(source, comparingBy: folder.file("draft.sqlite"))
        }
    }
}
