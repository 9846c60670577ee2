import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Values that become known after an item was stored.
@Suite(.inTemporaryFolder) struct CompletionContractTests {
    private static let number = "4006381333931"
    private static let otherNumber = "9520123400552"

    @Test(arguments: StoreKind.allCases)
    func whenAProductBecomesKnown_shouldCompleteItsItemsUntilUndone(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await save(Item.sample(name: nil), "a", to: items, home)
        let found = try found("Oat Drink", brand: "Haferhof", quantity: "1 l")

        let planned = try await items.complete([found], isDryRun: true, partOf: nil, on: StoreKind.today(), in: home)
        #expect(planned?.steps.count == 1)
        #expect(try await item(id, items, home).name == nil)
        let entry = try await items.complete([found], isDryRun: false, partOf: nil, on: StoreKind.today(), in: home)

        #expect(entry?.action == .completed)
        let completed = try await item(id, items, home)
        #expect(completed.name == "Oat Drink" && completed.brand == "Haferhof" && completed.unit == "1 l")
        #expect(completed.nameConfidence == Item.NameSource.lookUp.storedConfidence && completed.missing.isEmpty)
        let origin = try #require(try await items.origins(of: id, in: home).first { $0.field == .name })
        #expect(origin.lookup == .catalog && origin.contentHash == "a")
        _ = try await items.undo(in: home)
        let undone = try await item(id, items, home)
        #expect(undone.name == nil && undone.brand == nil && undone.missing == [.name])
        #expect(
            try await items.complete([found], isDryRun: false, partOf: nil, on: StoreKind.today(), in: home) == nil)
        let other = try self.found("Oat Drink Barista")
        _ = try await items.complete([other], isDryRun: false, partOf: nil, on: StoreKind.today(), in: home)
        #expect(try await item(id, items, home).name == "Oat Drink Barista")
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPersonSetOrAPhotoShowsAValue_shouldKeepIt(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var given = Item.sample(name: "My Oats", expires: "2027-03-12")
        given.nameConfidence = nil
        given.fieldsSetByUser = [.name, .unit]
        let givenId = try await save(given, "a", to: items, home)
        let readId = try await save(Item.sample(name: "Oats", expires: "2027-03-13"), "b", to: items, home)

        let found = try found("Oat Drink", brand: "Haferhof", quantity: "1 l")
        _ = try await items.complete([found], isDryRun: false, partOf: nil, on: StoreKind.today(), in: home)

        let (kept, read) = (try await item(givenId, items, home), try await item(readId, items, home))
        #expect(kept.name == "My Oats" && kept.unit == nil && kept.brand == "Haferhof")
        #expect(read.name == "Oats" && read.unit == "1 l" && read.brand == "Haferhof")
    }

    @Test(arguments: StoreKind.allCases)
    func whenManyProductsAreCompleted_shouldFindThemInPiecesAndUndoThemAtOnce(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let first = try await save(Item.sample(name: nil), "a", to: items, home)
        let second = try await save(Item.sample(name: nil, gtin: Self.otherNumber), "b", to: items, home)
        let named = try await save(Item.sample(name: "Lentils", gtin: "96385074"), "c", to: items, home)
        _ = try await save(Item.sample(name: "Soup", gtin: nil), "d", to: items, home)

        let unnamed = try await items.incompleteProducts(isAnyValue: false, after: nil, limit: 9, in: home)
        let page = try await items.incompleteProducts(isAnyValue: false, after: unnamed.first, limit: 9, in: home)
        let all = try await items.incompleteProducts(isAnyValue: true, after: nil, limit: 2, in: home)
        #expect(unnamed.map(\.digits) == ["04006381333931", "09520123400552"] && page == Array(unnamed.dropFirst()))
        #expect(all.map(\.digits) == ["00000096385074", "04006381333931"])
        let outcome = try await CompleteItems(items, by: [Names()], in: home).execute(on: StoreKind.today())
        #expect(outcome.items == 3 && outcome.named == 2)
        #expect(try await item(first, items, home).name == "Product 04006381333931")
        #expect(try await item(named, items, home).brand == "Brand")
        _ = try await items.undo(in: home)

        #expect(try await item(first, items, home).name == nil)
        #expect(try await item(second, items, home).name == nil)
        #expect(try await item(named, items, home).brand == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAChangeIsContinued_shouldUndoItAsAWhole(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await save(Item.sample(name: nil, gtin: nil), "a", to: items, home)
        let fix = ItemFix(.gtin) { $0.gtin = GTIN(Self.number) }

        let entry = try await items.edit(id, .fix(fix), on: StoreKind.today(), in: home)
        _ = try await items.complete(
            [try found("Oat Drink")], isDryRun: false, partOf: entry.changeId, on: StoreKind.today(), in: home)

        #expect(try await item(id, items, home).name == "Oat Drink")
        _ = try await items.undo(in: home)
        let undone = try await item(id, items, home)
        #expect(undone.name == nil && undone.gtin == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPersonCorrectsAName_shouldCorrectTheOtherItemsOfTheProduct(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let first = try await save(Item.sample(name: "0at"), "a", to: items, home)
        let second = try await save(Item.sample(name: "0at", expires: "2027-03-13"), "b", to: items, home)
        var given = Item.sample(name: "My Oats", expires: "2027-03-14")
        given.fieldsSetByUser = [.name]
        let third = try await save(given, "c", to: items, home)
        let other = try await save(Item.sample(name: "0at", gtin: Self.otherNumber), "d", to: items, home)

        try await correct(second, to: "Oat Drink", items, home)
        let names = try await names([first, second, third, other], items, home)
        try await correct(first, to: "Oat Drink Barista", items, home)
        let later = try await self.names([first, second, third, other], items, home)
        _ = try await items.undo(in: home)
        _ = try await items.undo(in: home)

        #expect(names == ["Oat Drink", "Oat Drink", "My Oats", "0at"])
        #expect(later == ["Oat Drink Barista", "Oat Drink Barista", "My Oats", "0at"])
        #expect(try await self.names([first, second, third, other], items, home) == ["0at", "0at", "My Oats", "0at"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenALaterPhotoShowsTheName_shouldNameTheOtherItemsOfTheProduct(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let first = try await save(Item.sample(name: nil), "a", to: items, home)

        _ = try await save(Item.sample(name: "Oat Drink", expires: "2027-03-13"), "b", to: items, home)

        #expect(try await item(first, items, home).name == "Oat Drink")
        _ = try await items.undo(in: home)
        #expect(try await item(first, items, home).name == nil)
    }

    @Test(arguments: StoreKind.allCases, RetakeCase.all)
    func whenALaterPhotoShowsTheDate_shouldDateTheSamePack(kind: StoreKind, retake: RetakeCase) async throws {
        let (items, home) = try await open(kind)
        let undated = Item.sample(expires: nil, lot: retake.firstLot, needsReview: [.noDate])
        let first = try await save(undated, "a", to: items, home)
        var dated = Item.sample(lot: "L1")
        dated.addedDate += retake.pause

        let saved = try await save(dated, "b", importedSince: dated.addedDate - retake.importDuration, to: items, home)

        let item = try await item(first, items, home)
        #expect((saved == first) == retake.isSame, "\(retake)")
        #expect((item.expiryDate == CivilDate("2027-03-12")) == retake.isSame)
        #expect(item.needsReview == (retake.isSame ? (retake.isSure ? [] : [.possibleMerge]) : [.noDate]))
        #expect(item.quantity == 1)
        _ = try await items.undo(in: home)
        #expect(try await self.item(first, items, home).expiryDate == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPhotoIsReadAgain_shouldReplaceItsReading(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let id = try await save(Item.sample(), "a", to: items, home)
        let label = ScannedLabel(lines: [TextLine(text: "Oat Drink", confidence: 0.9)])

        try await items.replaceReading(label, ofPhoto: "a", in: home)

        #expect(try await items.photos(of: id, in: home).map(\.label) == [label])
        await #expect(throws: DataError.notFound) {
            try await items.replaceReading(label, ofPhoto: "b", in: home)
        }
    }

    /// A second photo of a product whose first has no date.
    struct RetakeCase: Sendable, CustomStringConvertible {
        let description: String
        var firstLot: String?
        /// Seconds between the photos, and since the import of the second began.
        var pause = 3_600.0
        var importDuration = 60.0
        var isSame = true
        var isSure = false

        static let all = [
            RetakeCase(description: "an hour later"),
            RetakeCase(description: "of the same lot", firstLot: "l 1", isSure: true),
            RetakeCase(description: "of another lot", firstLot: "L2", isSame: false),
            RetakeCase(description: "two days later", pause: 172_800),
            RetakeCase(description: "in the same import", importDuration: 7_200, isSame: false),
        ]
    }

    /// Knows every product.
    private struct Names: ProductLookupProviding {
        func product(of gtin: GTIN) async -> FoundProduct? {
            FoundProduct(
                CatalogProduct(gtin: gtin, name: "Product \(gtin.digits)", brand: "Brand", quantity: "1 l"),
                source: .catalog)
        }
    }

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        let home = try await store.households("ada").ensureHousehold(named: "Home")
        return (store.items("ada"), home.id)
    }

    /// Stores what a photo shows, and returns the item's id.
    private func save(
        _ item: Item, _ hash: String, importedSince start: Date? = nil, to items: any ItemProviding, _ home: String
    ) async throws -> String {
        var photo = StoredPhoto(contentHash: hash, name: "\(hash).jpg")
        photo.importStart = start
        photo.shown = ItemField.allCases.compactMap { field in
            item.text(of: field).map { StoredPhoto.ShownField(field: field, text: $0) }
        }
        return try #require(try await items.save([item], ofPhotos: [photo], in: home).first).item.id
    }

    private func item(_ id: String, _ items: any ItemProviding, _ home: String) async throws -> Item {
        try #require(try await items.items(in: home).first { $0.id == id })
    }

    private func names(_ ids: [String], _ items: any ItemProviding, _ home: String) async throws -> [String?] {
        let all = try await items.items(in: home)
        return ids.map { id in all.first { $0.id == id }?.name }
    }

    private func correct(_ id: String, to name: String, _ items: any ItemProviding, _ home: String) async throws {
        let fix = ItemFix(.name) { $0.name = name }
        _ = try await items.edit(id, .fix(fix), on: StoreKind.today(), in: home)
    }

    private func found(_ name: String, brand: String? = nil, quantity: String? = nil) throws -> FoundProduct {
        let gtin = try #require(GTIN(Self.number))
        return FoundProduct(
            CatalogProduct(gtin: gtin, name: name, brand: brand, quantity: quantity), source: .catalog)
    }
}
