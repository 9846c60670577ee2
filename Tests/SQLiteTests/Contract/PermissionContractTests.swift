import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct PermissionContractTests {
    /// Each call of the ports that names a household.
    enum Call: String, CaseIterable, Sendable {
        case upsert, edit, delete, list, purchases, photo, save, keep, kept, origins, pack, observe,
            observeSoon,
            household, members, choose, importing, known

        func perform(as userId: String, on itemId: String, in home: String, of store: TestStore) async throws {
            let items = store.items(userId)
            var edited = Item.sample()
            edited.id = itemId
            switch self {
            case .upsert: _ = try await items.upsertItem(.sample(), in: home)
            case .edit: _ = try await items.upsertItem(edited, in: home)
            case .delete: try await items.deleteItem(itemId, in: home)
            case .list: _ = try await items.items(in: home)
            case .purchases: _ = try await items.purchases(of: itemId, in: home)
            case .photo: _ = try await items.items(ofPhoto: "a", in: home)
            case .save: _ = try await items.save([.sample()], ofPhoto: "b", named: "b.jpg", in: home)
            case .keep: try await items.storeReading(ScannedLabel(), ofPhoto: "b", in: home)
            case .kept: _ = try await items.storedReading(ofPhoto: "b", in: home)
            case .origins: _ = try await items.origins(of: itemId, in: home)
            case .pack: _ = try await items.pack(ofPhoto: "a", in: home)
            case .observe: _ = try await items.observeItems(in: home).firstElement { _ in true }
            case .observeSoon:
                _ = try await items.observeItemsExpiringSoon(in: home, within: 3).firstElement { _ in true }
            case .household: _ = try await store.households(userId).getHousehold(id: home)
            case .importing:
                _ = try await items.importItems(
                    ItemSource([edited]), replacing: true, isDryRun: false, on: StoreKind.today(), in: home)
            case .known:
                guard let gtin = GTIN("4006381333931") else { return }
                _ = try await items.knownProduct(of: gtin, apartFrom: nil, in: home)
            case .members: _ = try await store.households(userId).members(of: home)
            case .choose: try await store.preferences(userId).setLastSelectedHouseholdId(home, of: userId)
            }
        }
    }

    @Test(arguments: StoreKind.allCases, Call.allCases)
    func whenNotAMember_shouldRefuse(kind: StoreKind, call: Call) async throws {
        let (store, home, itemId) = try await open(kind)

        await #expect(throws: DataError.permission) {
            try await call.perform(as: "eve", on: itemId, in: home, of: store)
        }
        #expect(try await store.items("ann").items(in: home).map(\.quantity) == [1])
    }

    @Test(arguments: StoreKind.allCases, Call.allCases)
    func whenOwner_shouldSucceed(kind: StoreKind, call: Call) async throws {
        let (store, home, itemId) = try await open(kind)

        await #expect(throws: Never.self) {
            try await call.perform(as: "ann", on: itemId, in: home, of: store)
        }
    }

    @Test(arguments: StoreKind.allCases, Call.allCases)
    func whenMember_shouldSucceed(kind: StoreKind, call: Call) async throws {
        let (store, home, itemId) = try await open(kind)
        try await store.addMember("bob", home)

        await #expect(throws: Never.self) {
            try await call.perform(as: "bob", on: itemId, in: home, of: store)
        }
    }

    @Test(arguments: StoreKind.allCases, Call.allCases)
    func whenRemoved_shouldRefuseTheNextCall(kind: StoreKind, call: Call) async throws {
        let (store, home, itemId) = try await open(kind)
        try await store.addMember("bob", home)
        _ = try await store.items("bob").items(in: home)
        try await store.removeMember("bob", home)

        await #expect(throws: DataError.permission) {
            try await call.perform(as: "bob", on: itemId, in: home, of: store)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenAskingForAnotherUser_shouldRefuse(kind: StoreKind) async throws {
        let (store, _, _) = try await open(kind)

        await #expect(throws: DataError.permission) { try await store.households("eve").memberships(of: "ann") }
        await #expect(throws: DataError.permission) {
            try await store.households("eve").observeHouseholds(for: "ann").firstElement { _ in true }
        }
        await #expect(throws: DataError.permission) {
            try await store.preferences("eve").lastSelectedHouseholdId(of: "ann")
        }
        await #expect(throws: DataError.permission) {
            try await store.preferences("eve").setLastSelectedHouseholdId(nil, of: "ann")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheItemIsAnotherHouseholds_shouldNotReachIt(kind: StoreKind) async throws {
        let (store, home, itemId) = try await open(kind)
        let own = try await store.households("eve").ensureHousehold(named: "Home").id

        await #expect(throws: DataError.notFound) { try await store.items("eve").deleteItem(itemId, in: own) }
        #expect(try await store.items("eve").items(ofPhoto: "a", in: own) == nil)
        #expect(try await store.items("ann").items(in: home).count == 1)
    }

    private func open(_ kind: StoreKind) async throws -> (TestStore, household: String, item: String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let saved = try await store.items("ann").save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)
        return (store, home, try #require(saved.first).item.id)
    }
}
