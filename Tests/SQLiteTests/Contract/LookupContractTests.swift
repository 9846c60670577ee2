import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder) struct LookupContractTests {
    private static let gtin = GTIN("4006381333931")

    @Test(arguments: StoreKind.allCases)
    func whenTheHouseholdHasTheProduct_shouldReturnItsMostCertainName(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let gtin = try #require(Self.gtin)
        for (name, confidence, day) in [("Oat", 0.75, "2027-03-12"), ("Oat Drink", 0.9, "2027-03-13")] {
            var item = Item.sample(name: name, expires: day)
            item.nameConfidence = confidence
            _ = try await items.upsertItem(item, in: home)
        }

        let known = try await items.knownProduct(of: gtin, apartFrom: nil, in: home)

        #expect(known == CatalogProduct(gtin: gtin, name: "Oat Drink"))
    }

    @Test(arguments: StoreKind.allCases)
    func whenNoNameIsCertain_shouldReturnNil(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var item = Item.sample(name: "0at Dr1nk")
        item.nameConfidence = Item.NameSource.lookUp.storedConfidence
        _ = try await items.upsertItem(item, in: home)

        #expect(try await items.knownProduct(of: #require(Self.gtin), apartFrom: nil, in: home) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAValueWasLookedUp_shouldStoreTheSource(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var item = Item.sample(name: "Oat Drink")
        item.category = "Oat drinks"
        let photo = StoredPhoto(
            contentHash: "a", name: "a.jpg",
            shown: [
                StoredPhoto.ShownField(field: .gtin, text: "04006381333931"),
                StoredPhoto.ShownField(field: .name, text: "Oat Drink", lookup: .catalog),
                StoredPhoto.ShownField(field: .category, text: "Oat drinks", lookup: .server("127.0.0.1:80")),
            ])

        let saved = try await items.save([item], ofPhotos: [photo], in: home)

        let origins = try await items.origins(of: #require(saved.first).item.id, in: home)
        #expect(origins.map(\.field) == [.gtin, .name, .category])
        #expect(origins.map(\.lookup) == [nil, .catalog, .server("127.0.0.1:80")])
        #expect(origins.allSatisfy { $0.contentHash == "a" })
    }

    @Test(arguments: StoreKind.allCases)
    func whenItemsAreImported_shouldCreateKeepOrReplaceThem(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var first = Item.sample()
        first.id = "00000000-0000-4000-8000-000000000001"
        first.quantity = 0
        var second = Item.sample(name: "Barista")
        second.id = "00000000-0000-4000-8000-000000000002"
        second.quantity = 3
        let day = StoreKind.today()

        let created = try await items.importItems(
            ItemSource([first, second]), replacing: false, isDryRun: false, on: day, in: home)
        second.name = "Other"
        second.quantity = 5
        let kept = try await items.importItems(
            ItemSource([first, second]), replacing: false, isDryRun: false, on: day, in: home)
        let keptNames = try await items.items(in: home).map(\.name)
        let replaced = try await items.importItems(
            ItemSource([first, second]), replacing: true, isDryRun: false, on: day, in: home)

        #expect(created == [.created, .created])
        #expect(kept == [.unchanged, .unchanged] && keptNames.contains("Barista"))
        #expect(replaced == [.unchanged, .updated])
        #expect(Set(try await items.items(in: home)) == [first, second])
        #expect(try await items.purchases(of: second.id, in: home).map(\.quantity) == [3, 2])
        #expect(
            try await items.journal(in: home, since: nil, of: nil, limit: 9).map(\.action) == [.imported, .imported])
        _ = try await items.undo(in: home)
        #expect(try await items.items(in: home).map(\.name).contains("Barista"))
        _ = try await items.undo(in: home)
        #expect(try await items.items(in: home).isEmpty)
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        let home = try await store.households("ada").ensureHousehold(named: "Home")
        return (store.items("ada"), home.id)
    }
}
