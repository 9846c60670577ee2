import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshSQLite

/// The one door: what becomes of requested changes.
@Suite(.inTemporaryFolder) struct ChangeContractTests {
    private let day = StoreKind.today()

    @Test(arguments: StoreKind.allCases)
    func whenTwoPeoplesMealsAreUndoneInAnyOrder_shouldGiveBackWhatEachAte(kind: StoreKind) async throws {
        for isAnnFirst in [true, false] {
            let (store, home, id) = try await open(kind, packs: 2)
            _ = try await store.items("ann").edit(id, .open(days: 5), on: day, in: home)
            let before = try await store.items("ann").items(in: home)
            _ = try await store.items("ann").edit(id, .eat(.thousandths(1300)), on: day, in: home)
            _ = try await store.items("ben").edit(id, .eat(.all), on: day, in: home)

            _ = try await store.items(isAnnFirst ? "ann" : "ben").undo(in: home)
            let stock = try await store.items("ann").items(in: home).map(\.stock)
            _ = try await store.items(isAnnFirst ? "ben" : "ann").undo(in: home)

            #expect(stock == [isAnnFirst ? 1300 : 700])
            #expect(try await store.items("ann").items(in: home) == before)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenAChangeIsRefused_shouldBeAnsweredInTheSameWayAgain(kind: StoreKind) async throws {
        let (store, home, id) = try await open(kind)
        let items = store.items("ann")
        let refused: [(ItemEditError, RequestedChange)] = [
            (.notFound, RequestedChange(.edit("gone", .eat(.all)), on: day)),
            (.notEnough(1000), RequestedChange(.edit(id, .eat(.packs(2))), on: day)),
            (.noSuchDay, RequestedChange(.edit(id, .eat(.all)), on: CivilDate(clampedDayNumber: -1))),
            (.noAmount, RequestedChange(.edit(id, .freeze(packs: -1)), on: day)),
            (.notFound, RequestedChange(.decide(.stock, on: ["unknown"]), on: day)),
            (.nothingToUndo, RequestedChange(.undo("unknown"), on: day)),
        ]

        for (refusal, change) in refused {
            #expect(try await items.perform(change, in: home).refusal == refusal)
            #expect(
                try await items.preview(RequestedChange(change.action, on: change.day), in: home).refusal == refusal)
        }
        var more = Item.sample()
        more.quantity = 9
        _ = try await items.upsertItem(more, in: home)

        for (refusal, change) in refused { #expect(try await items.perform(change, in: home).refusal == refusal) }
        #expect(try await items.journal(in: home, since: nil, of: .eaten, limit: 9).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenPacksJoinAnItem_shouldKnowItByTheirIdToo(kind: StoreKind) async throws {
        let (store, home, id) = try await open(kind)
        let items = store.items("ann")
        var further = Item.sample()
        further.id = "mine"

        let joined = try await items.perform(RequestedChange(.add(further), on: day), in: home)
        let eaten = try await items.perform(RequestedChange(.edit("mine", .eat(.packs(1))), on: day), in: home)

        #expect(joined.itemIds == [id] && joined.items.map(\.change) == [.merged])
        #expect(eaten.itemIds == [id] && eaten.amount == 1000)
    }

    @Test(arguments: StoreKind.allCases)
    func whenANewItemHasTheIdOfAnother_shouldRefuseAllOfTheChange(kind: StoreKind) async throws {
        let (store, home, id) = try await open(kind, packs: 2)
        let items = store.items("ann")
        var (new, taken) = (Item.sample(name: "New", gtin: nil), Item.sample(name: "Other", gtin: nil))
        (new.id, taken.id) = ("new", id)
        let before = try await items.items(in: home)
        let photo = StoredPhoto(contentHash: "a", name: "a.jpg")
        let changes = [
            RequestedChange(.add(taken), on: day), RequestedChange(.save([new, taken], photos: [photo]), on: day),
            RequestedChange(.edit(id, .freeze(packs: 1)), on: day, id: id),
        ]

        for change in changes {
            #expect(try await items.perform(change, in: home).refusal == .anotherContent)
        }
        #expect(try await items.items(in: home) == before)
        #expect(try await items.items(ofPhoto: "a", in: home) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenPacksAreSplitOff_shouldTakeTheIdOfTheChange(kind: StoreKind) async throws {
        let (store, home, id) = try await open(kind, packs: 3)
        let change = RequestedChange(.edit(id, .freeze(packs: 1)), on: day)

        _ = try await store.items("ann").perform(change, in: home)

        #expect(try await store.items("ann").items(in: home).first { $0.isFrozen }?.id == change.id)
    }

    @Test(arguments: StoreKind.allCases)
    func whenSomebodyElseOrAnotherDeviceMadeTheChange_shouldLeaveIt(kind: StoreKind) async throws {
        let (store, home, id) = try await open(kind, packs: 2)
        let (ann, ben) = (store.items("ann"), store.items("ben"))
        _ = try await ann.edit(id, .eat(.packs(1)), on: day, in: home)
        let phone = RequestedChange(.edit(id, .move(to: "cellar", packs: nil)), on: day, device: "phone")
        _ = try await ann.perform(phone, in: home)

        #expect(try await ben.perform(RequestedChange(.undo(phone.id), on: day), in: home).refusal == .notYours)
        #expect(try await ann.undo(in: home).action == .eaten)
        let last = try await ann.perform(RequestedChange(.undo(nil), on: day, device: "phone"), in: home)
        #expect(last.undone?.changeId == phone.id)
        #expect(try await ann.perform(RequestedChange(.undo(phone.id), on: day), in: home).refusal == .undoneAlready)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnotherDeviceChangedTheSame_shouldRefuseUnlessItWasSeen(kind: StoreKind) async throws {
        let (store, home, id) = try await open(kind)
        let (ann, ben) = (store.items("ann"), store.items("ben"))
        let first = try await ann.perform(RequestedChange(.edit(id, .move(to: "shelf", packs: nil)), on: day), in: home)
        let number = try #require(first.number)
        _ = try await ben.perform(
            RequestedChange(.edit(id, .move(to: "cellar", packs: nil)), on: day, device: "ben"), in: home)
        func move(_ place: String, seen: Int) -> RequestedChange {
            let seen = RequestedChange.Seen(epoch: "another copy counts as its beginning", number: seen)
            return RequestedChange(.edit(id, .move(to: place, packs: nil)), on: day, device: "ann", seen: seen)
        }

        #expect(try await ann.perform(move("fridge", seen: number), in: home).refusal == .changedSince(.place))
        #expect(try await ann.perform(move("cellar", seen: number), in: home).refusal == .nothingToChange)
        let unseen = RequestedChange(.edit(id, .move(to: "fridge", packs: nil)), on: day, device: "ann")
        #expect(try await ann.perform(unseen, in: home).refusal == nil)
    }

    @Test func whenThereAreManyItems_shouldEatWithAsFewStatements() async throws {
        var counts: [Int] = []
        for count in [100, 4_000] {
            let database = try SQLiteDatabase(path: InTemporaryFolder.file("\(count).sqlite"))
            let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
            let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
            let imported = (0..<count).map { Item(id: "item-\($0)", name: "Item \($0)", addedDate: .distantPast) }
            _ = try await items.importItems(
                ItemSource(imported), replacing: false, isDryRun: false, on: day, in: home)
            let statements = StatementCount()
            try await database.pool.writeWithoutTransaction { $0.trace { _ in statements.add() } }
            try await database.pool.read { $0.trace { _ in statements.add() } }

            let reference = ItemReference("item 77")
            let item = try reference.resolve(in: try await items.candidates(for: reference, in: home))
            _ = try await items.edit(item.id, .eat(.all), on: day, in: home)
            counts.append(statements.value)
        }

        #expect(counts[0] > 5 && counts[0] == counts[1])
    }

    /// Counts statements on several connections.
    private final class StatementCount: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }

    private func open(_ kind: StoreKind, packs: Int = 1) async throws -> (TestStore, household: String, item: String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home \(UUID())").id
        try await store.addMember("ben", home)
        var item = Item.sample()
        item.quantity = packs
        return (store, home, try await store.items("ann").upsertItem(item, in: home))
    }
}
