import Foundation
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct PhotoLookupTests {
    private let gtin = GTIN("4006381333931")
    private let found: FoundProduct

    init() throws {
        let product = CatalogProduct(
            gtin: try #require(gtin), name: "Oat Drink", brand: "Hafer", quantity: "1 l", category: "Oat drinks")
        found = FoundProduct(product, source: .catalog)
    }

    @Test func whenNoNameWasRead_shouldTakeTheOneLookedUp() {
        let item = item(name: nil, needsReview: [.noDate]).completed(by: found)

        #expect(item.name == "Oat Drink" && item.nameConfidence == Item.NameSource.lookUp.storedConfidence)
        #expect(item.brand == "Hafer" && item.unit == "1 l" && item.category == "Oat drinks")
        #expect(item.needsReview == [.noDate])
    }

    @Test func whenPacksOfTheCategoryCarryNoDate_shouldNotAskForIt() throws {
        let salt = CatalogProduct(gtin: try #require(gtin), name: "Fine Salt", category: "Sea salts")
        let found = FoundProduct(salt, source: .catalog)
        var dated = item(name: nil)
        dated.expiryDate = CivilDate("2027-03-12")
        dated.needsReview = [.lowConfidence]

        let item = item(name: nil, needsReview: [.noDate]).completed(by: found)

        #expect(item.needsReview == [] && item.missing == [.date])
        #expect(item.completed(by: item).needsReview == [])
        #expect(dated.completed(by: found).needsReview == [.lowConfidence])
    }

    @Test(arguments: [(0.69, "Oat Drink"), (0.7, "0at"), (0.95, "0at")])
    func whenANameWasRead_shouldKeepItIfItIsSound(confidence: Double, name: String) {
        #expect(item(name: "0at", confidence: confidence).completed(by: found).name == name)
    }

    @Test func whenAPersonGaveValues_shouldKeepThem() {
        var item = item(name: "Ours", confidence: nil)
        item.fieldsSetByUser = [.name, .brand, .category]

        let completed = item.completed(by: found)

        #expect(completed.name == "Ours" && completed.brand == nil && completed.category == nil)
        #expect(completed.unit == "1 l")
    }

    @Test func whenALaterPhotoReadsTheNameSoundly_shouldTakeThatOne() {
        let item = item(name: nil).completed(by: found)
        let photo = self.item(name: "Barista Edition", confidence: 0.8)

        #expect(!item.contradicts(photo))
        #expect(item.completed(by: photo).name == "Barista Edition")
        #expect(item.merging(photo).name == "Barista Edition")
    }

    @Test(arguments: [(0.5, "Oat Drink"), (0.8, "0at")])
    func whenTheLabelIsReadAgain_shouldKeepWhatWasLookedUpAgainstAPoorName(confidence: Double, name: String) {
        let item = item(name: nil).completed(by: found)

        #expect(item.reread(as: self.item(name: "0at", confidence: confidence)).name == name)
    }

    @Test func whenSeveralPlacesAreAsked_shouldTakeTheFirstThatKnows() async throws {
        let second = FoundProduct(found.product, source: .server("a"))
        let lookup = LookUpProduct([FixedLookup(nil), FixedLookup(found), FixedLookup(second)])

        #expect(await lookup.product(of: try #require(gtin))?.source == .catalog)
        #expect(await lookup.product(of: try #require(GTIN("2001234567893"))) == nil)
        #expect(await lookup.product(of: try #require(GTIN("9783161484100"))) == nil)
    }

    @Test(arguments: [FoundProduct.Source.household, .catalog, .server("127.0.0.1:8080")])
    func whenWritten_shouldReadItself(source: FoundProduct.Source) {
        #expect(FoundProduct.Source(source.description) == source)
        #expect(FoundProduct.Source("elsewhere") == nil)
    }

    private func item(name: String?, confidence: Double? = 0.5, needsReview: [ReviewReason] = []) -> Item {
        Item(
            name: name, nameConfidence: name == nil ? nil : confidence, gtin: gtin, addedDate: Date(),
            needsReview: needsReview)
    }
}
