import Foundation
import KeepItFreshDomain
import TestSupport
import Testing

@Suite(.inTemporaryFolder) struct PackSavingContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenSeveralPhotosShowAPack_shouldMakeOneItemThatAllKnow(kind: StoreKind) async throws {
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
    func whenTheKnownPhotosShowAnotherProduct_shouldNotJoinThem(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.save([.sample(gtin: "9520123400552")], ofPhotos: photos("a"), in: home)

        let other = try await items.save([.sample()], ofPhotos: photos("a", "b"), in: home)

        #expect(other.map(\.change) == [.created])
        #expect(try await items.items(in: home).count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func whenALabelIsKept_shouldGiveItUntilItIsStored(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let label = Label(lines: [TextLine(text: "BEST BEFORE", box: Quad(left: 1, top: 2, right: 3, bottom: 4))])

        #expect(try await items.keptLabel(ofPhoto: "a", in: home) == nil)
        try await items.keep(Label(), ofPhoto: "a", in: home)
        try await items.keep(label, ofPhoto: "a", in: home)
        #expect(try await items.keptLabel(ofPhoto: "a", in: home) == label)
        #expect(try await items.items(ofPhoto: "a", in: home) == nil)
        _ = try await items.save([.sample()], ofPhotos: photos("a"), in: home)

        #expect(try await items.keptLabel(ofPhoto: "a", in: home) == nil)
    }

    private func photos(_ hashes: String...) -> [StoredPhoto] {
        hashes.map { StoredPhoto(contentHash: $0, name: "\($0).jpg") }
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try kind.make()
        return (store.items("ann"), try await store.households("ann").ensureHousehold(named: "Home").id)
    }
}
