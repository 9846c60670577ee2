import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder) struct ItemEditingContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenTheIdIsKnown_shouldReplaceTheValuesAndKeepThePurchases(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await items.upsertItem(.sample(), in: home)
        var edited = Item.sample(name: "Barista", gtin: nil, expires: "2027-04")
        edited.id = id
        edited.quantity = 5

        let editedId = try await items.upsertItem(edited, in: home)

        #expect(editedId == id)
        #expect(try await items.items(in: home) == [edited])
        #expect(try await items.purchases(of: id, in: home).map(\.quantity) == [1, 4])
    }

    @Test(arguments: StoreKind.allCases)
    func whenATextIsTooLong_shouldRefuseItAtEveryDoor(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await items.upsertItem(.sample(), in: home)
        let (longest, tooLong) = (String(repeating: "é", count: 500), String(repeating: "é", count: 501))
        var (fix, notes, added) = (ItemFix(), ItemFix(), Item.sample(name: tooLong))
        fix.set([.lot]) { $0.lot = tooLong }
        notes.set([.notes]) { $0.notes = String(repeating: "x", count: 10_001) }
        added.id = "new"

        for action in [
            RequestedChange.Action.add(added), .edit(id, .fix(fix)), .edit(id, .fix(notes)),
            .edit(id, .move(to: tooLong, packs: nil)),
        ] {
            let outcome = try await items.perform(RequestedChange(action, on: StoreKind.today()), in: home)
            #expect(outcome.refusal == .tooLong)
        }
        fix.set([.lot]) { $0.lot = longest }
        let kept = try await items.perform(RequestedChange(.edit(id, .fix(fix)), on: StoreKind.today()), in: home)
        #expect(kept.refusal == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenEaten_shouldGoDownToZeroAndNotBelow(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var item = Item.sample()
        item.id = try await items.upsertItem(item, in: home)
        item.quantity = -3

        _ = try await items.upsertItem(item, in: home)

        #expect(try await items.items(in: home).map(\.quantity) == [0])
        #expect(try await items.purchases(of: item.id, in: home).map(\.quantity) == [1, -1])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnItemHasNoId_shouldJoinItsBatch(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await items.upsertItem(.sample(), in: home)

        let joined = try await items.upsertItem(.sample(), in: home)

        #expect(joined == id)
        #expect(try await items.items(in: home).map(\.quantity) == [2])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheValuesChangeTheBatch_shouldFindItInTheNewOne(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var item = Item.sample(expires: nil)
        item.id = try await items.upsertItem(item, in: home)
        item.expiryDate = CivilDate("2027-05-01")
        _ = try await items.upsertItem(item, in: home)

        let joined = try await items.upsertItem(.sample(expires: "2027-05-01"), in: home)

        #expect(joined == item.id)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheIdIsUnknown_shouldNotFindIt(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var stranger = Item.sample()
        stranger.id = "none"

        await #expect(throws: DataError.notFound) { try await items.upsertItem(stranger, in: home) }
        await #expect(throws: DataError.notFound) { try await items.deleteItem("none", in: home) }
        await #expect(throws: DataError.notFound) { try await items.purchases(of: "none", in: home) }
        #expect(try await items.items(in: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenDeleted_shouldDeleteItsPurchasesToo(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await items.upsertItem(.sample(), in: home)
        let other = try await items.upsertItem(.sample(name: "Tea", gtin: nil), in: home)

        try await items.deleteItem(id, in: home)

        #expect(try await items.items(in: home).map(\.id) == [other])
        await #expect(throws: DataError.notFound) { try await items.purchases(of: id, in: home) }
    }

    @Test(arguments: StoreKind.allCases)
    func whenListed_shouldBeSortedByExpiryDate(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        for date in [nil, "2027-03", "2027-03-31", "2028", "2027-03-01"] {
            _ = try await items.upsertItem(.sample(expires: date), in: home)
        }

        let dates = try await items.items(in: home).map { $0.expiryDate?.description }

        #expect(dates == ["2027-03-01", "2027-03-31", "2027-03", "2028", nil])
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        return (store.items("ann"), try await store.households("ann").ensureHousehold(named: "Home").id)
    }
}
