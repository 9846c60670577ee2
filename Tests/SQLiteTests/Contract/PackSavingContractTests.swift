import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder) struct PackSavingContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenSeveralPhotosShowAPack_shouldMakeOneItemForAll(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)

        let saved = try await items.save([.sample()], ofPhotos: photos("a", "b", "a"), in: home)

        #expect(saved.map(\.change) == [.created])
        #expect(try await items.items(in: home).map(\.quantity) == [1])
        #expect(try await items.items(ofPhoto: "a", in: home) == saved.map(\.item))
        #expect(try await items.items(ofPhoto: "b", in: home) == saved.map(\.item))
    }

    @Test(arguments: StoreKind.allCases)
    func whenAllPhotosAreKnown_shouldChangeNothing(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let saved = try await items.save([.sample()], ofPhotos: photos("a", "b"), in: home)

        let again = try await items.save([.sample(lot: "L9")], ofPhotos: photos("a", "b"), in: home)

        #expect(again == saved.map { SavedItem(item: $0.item, change: .unchanged) })
    }

    @Test(arguments: StoreKind.allCases)
    func whenSomePhotosAreKnown_shouldCompleteTheirItem(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let first = try await items.save(
            [.sample(expires: nil, needsReview: [.noDate])], ofPhotos: photos("a"), in: home)

        let second = try await items.save([.sample(lot: "L9")], ofPhotos: photos("a", "b"), in: home)

        var expected = Item.sample(lot: "L9")
        expected.id = try #require(first.first).item.id
        #expect(second == [SavedItem(item: expected, change: .updated)])
        #expect(try await items.purchases(of: expected.id, in: home).map(\.quantity) == [1])
        #expect(try await items.items(ofPhoto: "b", in: home) == [expected])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheKnownPhotosShowAnotherProduct_shouldNotMergeThem(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.save([.sample(gtin: "9520123400552")], ofPhotos: photos("a"), in: home)

        let other = try await items.save([.sample()], ofPhotos: photos("a", "b"), in: home)

        #expect(other.map(\.change) == [.created])
        #expect(try await items.items(in: home).count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func whenPhotosShowValues_shouldStoreTheirOrigins(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let box = Quad(left: 1, top: 2, right: 30, bottom: 40)
        let front = StoredPhoto(
            contentHash: "front", name: "1.jpg",
            shown: [StoredPhoto.ShownField(field: .name, text: "Oat Drink", box: box)])
        let back = StoredPhoto(
            contentHash: "back", name: "2.jpg",
            shown: [
                StoredPhoto.ShownField(field: .name, text: "Oat Drink"),
                StoredPhoto.ShownField(field: .expiryDate, text: "2027-03-12"),
            ])

        let saved = try await items.save([.sample()], ofPhotos: [front, back], in: home)

        var item = try #require(saved.first).item
        let name = ItemField.Origin(field: .name, contentHash: "front", box: box)
        let date = ItemField.Origin(field: .expiryDate, contentHash: "back")
        #expect(try await items.origins(of: item.id, in: home) == [name, date])
        item.name = "My oat drink"
        _ = try await items.upsertItem(item, in: home)
        #expect(try await items.origins(of: item.id, in: home) == [date])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAMoreCertainReadingReplacesTheName_shouldHaveItsPhotoAsOrigin(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var surer = Item.sample(name: "Oat Drink Barista")
        surer.nameConfidence = 0.95
        _ = try await items.save([.sample()], ofPhotos: [shows("a", name: "Oat Drink")], in: home)

        let saved = try await items.save([surer], ofPhotos: [shows("b", name: "Oat Drink Barista")], in: home)

        let id = try #require(saved.first).item.id
        #expect(try await items.origins(of: id, in: home) == [ItemField.Origin(field: .name, contentHash: "b")])
    }

    private func shows(_ hash: String, name: String) -> StoredPhoto {
        StoredPhoto(contentHash: hash, name: "\(hash).jpg", shown: [StoredPhoto.ShownField(field: .name, text: name)])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAReadingIsStored_shouldReturnItUntilThePhotoIsSaved(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let label = ScannedLabel(lines: [TextLine(text: "BEST BEFORE", box: Quad(left: 1, top: 2, right: 3, bottom: 4))]
        )

        #expect(try await items.storedReading(ofPhoto: "a", in: home) == nil)
        try await items.storeReading(ScannedLabel(), ofPhoto: "a", in: home)
        try await items.storeReading(label, ofPhoto: "a", in: home)
        #expect(try await items.storedReading(ofPhoto: "a", in: home) == label)
        #expect(try await items.items(ofPhoto: "a", in: home) == nil)
        _ = try await items.save([.sample()], ofPhotos: photos("a"), in: home)

        #expect(try await items.storedReading(ofPhoto: "a", in: home) == nil)
    }

    private func photos(_ hashes: String...) -> [StoredPhoto] {
        hashes.map { StoredPhoto(contentHash: $0, name: "\($0).jpg") }
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        return (store.items("ann"), try await store.households("ann").ensureHousehold(named: "Home").id)
    }
}
