import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct StreamContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenItemsChange_shouldDeliverTheCurrentOnesAndThenEachChange(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let items = store.items("ann")
        let id = try await items.upsertItem(.sample(), in: home)
        var stream = items.observeItems(in: home).makeAsyncIterator()

        let first = try await stream.next()
        _ = try await items.upsertItem(.sample(), in: home)
        let second = try await stream.next()
        try await items.deleteItem(id, in: home)
        let third = try await stream.next()

        #expect(first?.map(\.quantity) == [1])
        #expect(second?.map(\.quantity) == [2])
        #expect(third == [])
    }

    @Test(arguments: StoreKind.allCases)
    func whenDaysAreGiven_shouldDeliverWhatExpiresWithinThem(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let items = store.items("ann")
        for date in ["2027-03-13", "2027-02", "2027-03-14", nil] {
            _ = try await items.upsertItem(.sample(expires: date), in: home)
        }
        var stream = items.observeItemsExpiringSoon(in: home, within: 3).makeAsyncIterator()

        let first = try await stream.next()
        _ = try await items.upsertItem(.sample(expires: "2027-03-10"), in: home)
        let second = try await stream.next()

        #expect(first?.map { $0.expiryDate?.description } == ["2027-02", "2027-03-13"])
        #expect(second?.map { $0.expiryDate?.description } == ["2027-02", "2027-03-10", "2027-03-13"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenItemsWereAddedAtTheSameTime_shouldSortThemByName(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let items = store.items("ann")
        for name in ["Peas", "Apples", "Milk", "Tea", "Bread"] {
            _ = try await items.upsertItem(.sample(name: name, gtin: nil), in: home)
        }
        var all = items.observeItems(in: home).makeAsyncIterator()
        var soon = items.observeItemsExpiringSoon(in: home, within: 3).makeAsyncIterator()

        #expect(try await all.next()?.map(\.name) == ["Apples", "Bread", "Milk", "Peas", "Tea"])
        #expect(try await soon.next()?.map(\.name) == ["Apples", "Bread", "Milk", "Peas", "Tea"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenHouseholdsChange_shouldDeliverThemByName(kind: StoreKind) async throws {
        let (store, _) = try await open(kind)
        let households = store.households("ann")
        var stream = households.observeHouseholds(for: "ann").makeAsyncIterator()

        let first = try await stream.next()
        _ = try await households.ensureHousehold(named: "Cabin")
        let second = try await stream.next()

        #expect(first?.map(\.name) == ["Home"])
        #expect(second?.map(\.name) == ["Cabin", "Home"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheMemberIsRemoved_shouldEndWithPermission(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        try await store.addMember("bob", home)
        var items = store.items("bob").observeItems(in: home).makeAsyncIterator()
        var soon = store.items("bob").observeItemsExpiringSoon(in: home, within: 3).makeAsyncIterator()
        var households = store.households("bob").observeHouseholds(for: "bob").makeAsyncIterator()
        #expect(try await items.next() == [])
        #expect(try await soon.next() == [])
        #expect(try await households.next()?.map(\.name) == ["Home"])

        try await store.removeMember("bob", home)

        await #expect(throws: DataError.permission) { try await items.next() }
        await #expect(throws: DataError.permission) { try await soon.next() }
        #expect(try await households.next() == [])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheReaderIsCancelled_shouldEnd(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let stream = store.items("ann").observeItems(in: home)

        let reader = Task { try await stream.firstElement { !$0.isEmpty } }
        reader.cancel()

        #expect(try await reader.value == nil)
    }

    private func open(_ kind: StoreKind) async throws -> (TestStore, String) {
        let store = try await kind.make()
        return (store, try await store.households("ann").ensureHousehold(named: "Home").id)
    }
}
