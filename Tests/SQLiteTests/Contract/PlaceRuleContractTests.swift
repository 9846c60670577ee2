import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// What is put into a place that freezes is frozen, and what is taken out of it thawed.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct PlaceRuleContractTests {
    private let day = StoreKind.today()
    private var nextDay: CivilDate { CivilDate(clampedDayNumber: day.dayNumber + 1) }

    /// A store in whose household the freezer freezes.
    private func open(_ kind: StoreKind) async throws -> (items: any ItemProviding & InboxProviding, home: String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")
        _ = try await set(true, items, home)
        return (items, home)
    }

    private func set(_ isOn: Bool, _ items: any ItemProviding, _ home: String) async throws -> JournalEntry {
        let change = RequestedChange(.set(.freezes("Freezer"), isOn: isOn), on: day)
        return try await items.perform(change, in: home).recorded()
    }

    private func item(_ id: String, _ items: any ItemProviding, _ home: String) async throws -> Item {
        try #require(try await items.items(in: home).first { $0.id == id })
    }

    @Test(arguments: StoreKind.allCases)
    func whenMovedIntoAFreezerAndOut_shouldBeFrozenAndThawed(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await items.upsertItem(.sample(), in: home)
        let before = try await item(id, items, home)

        _ = try await items.edit(id, .move(to: "freezer", packs: nil), on: day, in: home)
        let frozen = try await item(id, items, home)
        _ = try await items.edit(id, .move(to: "Fridge", packs: nil), on: nextDay, in: home)
        let thawed = try await item(id, items, home)
        _ = try await items.undo(in: home)
        let frozenAgain = try await item(id, items, home)
        _ = try await items.undo(in: home)

        #expect(frozen.place == "freezer" && frozen.freezing == Item.Freezing(date: day, daysLeft: 2))
        #expect(thawed.place == "Fridge" && thawed.freezing?.thawedOn == nextDay)
        #expect(thawed.deadline == CivilDate("2027-03-13"))
        #expect(frozenAgain == frozen)
        #expect(try await item(id, items, home) == before)
    }

    @Test(arguments: StoreKind.allCases)
    func whenSomePacksAreMoved_shouldFreezeOnlyThese(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var sample = Item.sample()
        sample.quantity = 3
        let id = try await items.upsertItem(sample, in: home)

        let entry = try await items.edit(id, .move(to: "Freezer", packs: 2), on: day, in: home)

        let moved = try #require(entry.steps.last?.after)
        #expect(moved.quantity == 2 && moved.isFrozen && moved.place == "Freezer")
        let left = try await item(id, items, home)
        #expect(left.quantity == 1 && !left.isFrozen && left.place == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenItMustNotBeFrozen_shouldOnlyBeMoved(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var old = Item.sample(name: "Beef", gtin: nil, expires: "2027-03-09")
        old.expiryKind = .useBy
        let id = try await items.upsertItem(old, in: home)

        _ = try await items.edit(id, .move(to: "Freezer", packs: nil), on: day, in: home)

        let moved = try await item(id, items, home)
        #expect(moved.place == "Freezer" && moved.freezing == nil)
        let rules: [HouseholdRule] = [.freezes("Freezer")]
        #expect(moved.freezingRefusal(by: rules, on: day) == .useByPassed(try #require(CivilDate("2027-03-09"))))
        #expect(moved.freezingRefusal(by: [], on: day) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAThawedUseByPackIsPutBack_shouldNotBeFrozenAgain(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var fish = Item.sample(name: "Fish", gtin: nil)
        (fish.expiryKind, fish.place) = (.useBy, "Freezer")
        let id = try await items.upsertItem(fish, in: home)
        _ = try await items.edit(id, .move(to: "Fridge", packs: nil), on: nextDay, in: home)

        _ = try await items.edit(id, .move(to: "Freezer", packs: nil), on: nextDay, in: home)

        let fishNow = try await item(id, items, home)
        #expect(fishNow.place == "Freezer" && !fishNow.isFrozen)
        #expect(fishNow.freezingRefusal(by: [.freezes("Freezer")], on: nextDay) == .thawedBefore)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAddedOrScannedIntoAFreezer_shouldBeFrozen(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var peas = Item.sample()
        peas.place = "Freezer"
        _ = try await items.upsertItem(peas, in: home)
        _ = try await items.upsertItem(peas, in: home)
        var rye = Item.sample(name: "Rye", gtin: nil, expires: nil)
        rye.place = "Freezer"

        _ = try await items.save([rye], ofPhoto: "front", named: "front.jpg", in: home)
        rye.expiryDate = CivilDate("2027-03-20")
        let photos = [StoredPhoto(contentHash: "front", name: "f"), StoredPhoto(contentHash: "date", name: "d")]
        let saved = try await items.save([rye], ofPhotos: photos, in: home)

        let all = try await items.items(in: home)
        #expect(all.count == 2 && all.allSatisfy(\.isFrozen))
        #expect(all.first { $0.name == "Oat Drink" }?.quantity == 2)
        #expect(saved.first?.item.freezing?.daysLeft == 10 && saved.first?.notFrozen == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenMovedBetweenOtherPlaces_shouldStayAsItIs(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await items.upsertItem(.sample(), in: home)
        _ = try await items.edit(id, .move(to: "Cellar", packs: nil), on: day, in: home)
        _ = try await items.edit(id, .freeze(packs: nil), on: day, in: home)

        _ = try await items.edit(id, .move(to: "Fridge", packs: nil), on: day, in: home)
        _ = try await items.edit(id, .move(to: "Freezer", packs: nil), on: day, in: home)
        _ = try await items.edit(id, .move(to: nil, packs: nil), on: day, in: home)

        #expect(try await item(id, items, home).isFrozen)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheRuleIsTakenBack_shouldFreezeNoLonger(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        await #expect(throws: ItemEditError.nothingToChange) { try await set(true, items, home) }
        let entry = try await set(false, items, home)
        #expect(entry.action == .set && entry.rules.first?.after == nil)

        let undone = try await items.undo(in: home)
        #expect(undone.rules == entry.rules)
        #expect(try await rules(items, home) == [.freezes("Freezer")])
        _ = try await items.undo(in: home)

        #expect(try await rules(items, home) == [])
        let journal = try await items.journal(in: home, since: nil, of: .set, limit: 9)
        #expect(journal.count == 2 && journal.allSatisfy { $0.isUndone })
    }

    @Test(arguments: StoreKind.allCases)
    func whenItWasSetAgainSince_shouldNotBeTakenBack(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let first = try #require(try await items.journal(in: home, since: nil, of: .set, limit: 1).first)
        _ = try await set(false, items, home)

        await #expect(throws: ItemEditError.setSince) { try await items.undo(first.changeId, in: home) }
    }

    private func rules(_ items: any ItemProviding, _ home: String) async throws -> [HouseholdRule] {
        try await #require(items as? any HouseholdRuleProviding).rules(in: home)
    }
}
