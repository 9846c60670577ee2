import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder) struct ItemSavingContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenAPhotoIsNew_shouldCreateItsItemWithAllValues(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let scanned = Item(
            name: "Milk", nameConfidence: 0.7, brand: "Hof", category: "dairy", gtin: GTIN("4006381333931"),
            quantity: 1, unit: "1 l", expiryDate: CivilDate("2027-03"), expiryKind: .useBy, expiryConfidence: 0.9,
            productionDate: CivilDate("2027-02-01"), lot: "L1", addedDate: Date(timeIntervalSince1970: 1_800_000_000),
            notes: "cold", needsReview: [.lowConfidence, .possibleMerge]
        )

        let saved = try await items.save([scanned], ofPhoto: "a", named: "a.jpg", in: home)

        let stored = try #require(saved.first)
        var expected = scanned
        expected.id = stored.item.id
        #expect(stored == SavedItem(item: expected, change: .created))
        #expect(!stored.item.id.isEmpty)
        #expect(try await items.items(in: home) == [expected])
        #expect(try await items.purchases(of: expected.id, in: home).map(\.quantity) == [1])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheAccentsAreWrittenOtherwise_shouldBeOneItem(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let composed = "Cr\u{E8}me fra\u{EE}che", decomposed = "Cre\u{300}me frai\u{302}che"

        for name in [decomposed, composed, composed.uppercased()] {
            var item = Item(name: name, expiryDate: CivilDate(year: 2027, month: 4, day: 1), addedDate: Date())
            item.fieldsSetByUser = item.fieldsWithValue
            _ = try await items.perform(RequestedChange(.add(item), on: StoreKind.today()), in: home)
        }

        #expect(try await items.items(in: home).map(\.quantity) == [3])
        for text in ["creme", "CRÈME", "fraiche", decomposed] {
            var query = ItemQuery()
            query.text = text
            #expect(try await items.count(query, upTo: .max, in: home) == 1, "\(text)")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenThePhotoHasATime_shouldStoreItsDay(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let capture = PhotoCapture(
            time: CaptureTime("2027-03-12T18:04:05.250+05:30"), make: "Fern", model: "Fern 8", orientation: 6)

        let saved = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", capture: capture, in: home)
        _ = try await items.save([.sample()], ofPhoto: "b", named: "b.jpg", in: home)

        let photos = try await items.photos(of: try #require(saved.first).item.id, in: home)
        #expect(photos.map(\.name) == ["a.jpg", "b.jpg"])
        #expect(photos.map(\.taken) == [CivilDate("2027-03-12"), nil])
    }

    @Test(arguments: StoreKind.allCases)
    func whenThePhotoIsKnown_shouldChangeNothing(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let first = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)

        let again = try await items.save([.sample(name: "Other")], ofPhoto: "a", named: "b.jpg", in: home)

        #expect(again == first.map { SavedItem(item: $0.item, change: .unchanged) })
        #expect(try await items.items(in: home) == first.map(\.item))
        #expect(try await items.items(ofPhoto: "a", in: home) == first.map(\.item))
        #expect(try await items.items(ofPhoto: "b", in: home) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheKnownPhotosItemIsDeleted_shouldNotRestoreIt(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let saved = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)
        try await items.deleteItem(try #require(saved.first).item.id, in: home)

        let again = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)

        #expect(again.isEmpty)
        #expect(try await items.items(ofPhoto: "a", in: home) == [])
        #expect(try await items.items(in: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnotherHouseholdHasThePhoto_shouldBeNewHere(kind: StoreKind) async throws {
        let store = try await kind.make()
        let items = store.items("ann")
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let cabin = try await store.households("ann").ensureHousehold(named: "Cabin").id
        _ = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)

        let saved = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: cabin)

        #expect(saved.map(\.change) == [.created])
        #expect(try await items.items(in: home).map(\.quantity) == [1])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnotherPackOfTheBatchIsShown_shouldAddAPurchaseAndMerge(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let doubtful = Item.sample(name: nil, needsReview: [.noDate])
        let first = try await items.save([doubtful], ofPhoto: "a", named: "a.jpg", in: home)

        let second = try await items.save([.sample(lot: "L7")], ofPhoto: "b", named: "b.jpg", in: home)

        var expected = Item.sample(lot: "L7")
        expected.id = try #require(first.first).item.id
        expected.quantity = 2
        #expect(second == [SavedItem(item: expected, change: .merged)])
        #expect(try await items.items(in: home) == [expected])
        #expect(try await items.purchases(of: expected.id, in: home).map(\.quantity) == [1, 1])
        #expect(try await items.items(ofPhoto: "b", in: home) == [expected])
    }

    @Test(arguments: StoreKind.allCases, ["2027-03-13", "2027-03", nil])
    func whenTheDateDiffers_shouldCreateAnotherItem(kind: StoreKind, date: String?) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)

        let saved = try await items.save([.sample(expires: date)], ofPhoto: "b", named: "b.jpg", in: home)

        #expect(saved.map(\.change) == [.created])
        #expect(try await items.items(in: home).map(\.quantity) == [1, 1])
    }

    @Test(arguments: StoreKind.allCases)
    func whenNeitherHasADate_shouldMerge(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.save([.sample(expires: nil)], ofPhoto: "a", named: "a.jpg", in: home)

        let saved = try await items.save([.sample(expires: nil)], ofPhoto: "b", named: "b.jpg", in: home)

        #expect(saved.map(\.change) == [.merged])
        #expect(saved.map(\.item.quantity) == [2])
    }

    @Test(arguments: StoreKind.allCases)
    func whenThereIsNoGTIN_shouldMatchByTheName(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.save([.sample(name: "Oat drink", gtin: nil)], ofPhoto: "a", named: "a.jpg", in: home)

        let same = try await items.save([.sample(name: "OAT-DRINK", gtin: nil)], ofPhoto: "b", named: "b", in: home)
        let other = try await items.save([.sample(name: "Oat", gtin: nil)], ofPhoto: "c", named: "c", in: home)

        #expect(same.map(\.change) == [.merged])
        #expect(other.map(\.change) == [.created])
    }

    @Test(arguments: StoreKind.allCases)
    func whenNothingNamesTheProduct_shouldAlwaysCreate(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let nameless = Item.sample(name: nil, gtin: nil)

        _ = try await items.save([nameless], ofPhoto: "a", named: "a.jpg", in: home)
        let saved = try await items.save([nameless], ofPhoto: "b", named: "b.jpg", in: home)

        #expect(saved.map(\.change) == [.created])
        #expect(try await items.items(in: home).count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func whenLotsDiffer_shouldKeepThemApart(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.save([.sample(lot: "L1")], ofPhoto: "a", named: "a.jpg", in: home)

        let other = try await items.save([.sample(lot: "L2")], ofPhoto: "b", named: "b.jpg", in: home)
        let same = try await items.save([.sample(lot: "L1")], ofPhoto: "c", named: "c.jpg", in: home)
        let none = try await items.save([.sample()], ofPhoto: "d", named: "d.jpg", in: home)

        #expect(other.map(\.change) == [.created])
        #expect(same.map(\.item.lot) == ["L1"] && same.map(\.change) == [.merged])
        #expect(none.map(\.change) == [.merged])
        #expect(try await items.items(in: home).map(\.quantity).reduce(0, +) == 4)
    }

    @Test(arguments: StoreKind.allCases)
    func whenOnePhotoShowsTwoPacks_shouldCountBoth(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)

        let saved = try await items.save(
            [.sample(), .sample(), .sample(name: "Tea", gtin: nil)], ofPhoto: "a", named: "a.jpg", in: home
        )

        #expect(saved.map(\.change) == [.created, .merged, .created])
        #expect(saved.map(\.item.quantity) == [2, 2, 1])
        #expect(try await items.items(ofPhoto: "a", in: home)?.map(\.name) == ["Oat Drink", "Tea"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenManySaveTheSameBatchAtOnce_shouldMakeOneItemWithTheRightSum(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)

        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { try await items.save([.sample()], ofPhoto: "\(number)", named: "", in: home) }
            }
            try await group.waitForAll()
        }

        #expect(try await items.items(in: home).map(\.quantity) == [20])
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        return (store.items("ann"), try await store.households("ann").ensureHousehold(named: "Home").id)
    }
}
