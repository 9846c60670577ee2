import Foundation
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct ItemMergingTests {
    private let added = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func whenNamesDifferOnlyInCaseAndPunctuation_shouldBeOneProduct() {
        let stored = Item(id: "1", name: "Oat-Drink  Barista", addedDate: added)

        #expect(Item.batch(of: Item(name: "OAT DRINK barista.", addedDate: added), among: [stored])?.id == "1")
        #expect(Item.batch(of: Item(name: "Oat Drink", addedDate: added), among: [stored]) == nil)
    }

    @Test func whenOneHasAGTIN_shouldNotCompareNames() {
        let stored = Item(id: "1", name: "Oat Drink", gtin: GTIN("4006381333931"), addedDate: added)

        #expect(Item.batch(of: Item(name: "Oat Drink", addedDate: added), among: [stored]) == nil)
        #expect(Item.batch(of: Item(gtin: GTIN("4006381333931"), addedDate: added), among: [stored])?.id == "1")
    }

    @Test(arguments: [nil, "", " – "])
    func whenTheProductHasNoName_shouldEqualNoOther(name: String?) {
        let stored = Item(id: "1", name: name, addedDate: added)

        #expect(Item.batch(of: stored, among: [stored]) == nil)
    }

    @Test func whenPrecisionDiffers_shouldBeAnotherDate() {
        let stored = Item(id: "1", name: "Oat Drink", expiryDate: CivilDate("2027-03"), addedDate: added)
        let day = Item(name: "Oat Drink", expiryDate: CivilDate("2027-03-31"), addedDate: added)

        #expect(Item.batch(of: day, among: [stored]) == nil)
    }

    @Test(arguments: [("l 1", "b"), ("L2", "a"), (nil, "a")])
    func whenLotsAreKnown_shouldPreferTheSameLotThenNone(lot: String?, id: String) {
        let items = [
            Item(id: "a", name: "Oat Drink", addedDate: added),
            Item(id: "b", name: "Oat Drink", lot: "L1", addedDate: added),
        ]

        #expect(Item.batch(of: Item(name: "Oat Drink", lot: lot, addedDate: added), among: items)?.id == id)
    }

    @Test func whenOnlyOtherLotsExist_shouldBeNew() {
        let stored = Item(id: "b", name: "Oat Drink", lot: "L1", addedDate: added)

        #expect(Item.batch(of: Item(name: "Oat Drink", lot: "L2", addedDate: added), among: [stored]) == nil)
        #expect(Item.batch(of: Item(name: "Oat Drink", addedDate: added), among: [stored])?.id == "b")
    }

    @Test func whenValuesAreMissing_shouldFillThemAndKeepTheOthers() {
        let stored = Item(id: "1", name: "Oat Drink", brand: "Hafer", addedDate: added, notes: "open")
        let scanned = Item(
            name: "OAT DRINK", brand: "Other", unit: "1 l", productionDate: CivilDate("2026-01"), lot: "L1",
            addedDate: added + 60
        )

        let merged = stored.merging(scanned)

        #expect(
            merged
                == Item(
                    id: "1", name: "Oat Drink", brand: "Hafer", quantity: 2, unit: "1 l",
                    productionDate: CivilDate("2026-01"), lot: "L1", addedDate: added, notes: "open"
                )
        )
    }

    @Test func whenTheNewReadingIsMoreConfident_shouldUseItsNameAndKindOfDate() {
        let date = CivilDate("2027-03-12")
        let stored = Item(
            name: "0at Drnk", nameConfidence: 0.4, expiryDate: date, expiryKind: .unlabelled, expiryConfidence: 0.6,
            addedDate: added
        )
        let scanned = Item(
            name: "Oat Drink", nameConfidence: 0.9, expiryDate: date, expiryKind: .bestBefore, expiryConfidence: 0.97,
            addedDate: added
        )

        let merged = stored.merging(scanned)
        let unchanged = scanned.merging(stored)

        #expect(merged.name == "Oat Drink" && merged.nameConfidence == 0.9)
        #expect(merged.expiryKind == .bestBefore && merged.expiryConfidence == 0.97)
        #expect(
            unchanged.name == "Oat Drink" && unchanged.expiryKind == .bestBefore && unchanged.expiryConfidence == 0.97)
    }

    @Test func whenAPersonSetThem_shouldKeepNameAndDate() {
        let date = CivilDate("2027-03-12")
        let stored = Item(name: "Grandma's oats", expiryDate: date, expiryKind: .useBy, addedDate: added)
        let scanned = Item(
            name: "Oats", nameConfidence: 0.99, expiryDate: date, expiryKind: .bestBefore, expiryConfidence: 0.99,
            addedDate: added
        )

        let merged = stored.merging(scanned)

        #expect(merged.name == "Grandma's oats" && merged.nameConfidence == nil)
        #expect(merged.expiryKind == .useBy && merged.expiryConfidence == nil)
    }

    @Test func whenTheOtherReadingIsClear_shouldDropTheReason() {
        let doubtful = Item(addedDate: added, needsReview: [.ambiguousDate, .possibleMerge])
        let clear = Item(name: "Oat Drink", addedDate: added, needsReview: [.lowConfidence])

        #expect(doubtful.merging(clear).needsReview == [.possibleMerge])
        #expect(clear.merging(doubtful).needsReview == [.possibleMerge])
        #expect(doubtful.merging(doubtful).needsReview == [.ambiguousDate, .possibleMerge])
    }

    @Test func whenBarcodeIsDoubtful_shouldAskUntilAPhotoOfThePackShowsTheNumber() {
        let doubtful = Item(name: "Oat Drink", addedDate: added, needsReview: [.doubtfulBarcode])
        let front = Item(name: "Oat Drink", addedDate: added)
        let back = Item(gtin: GTIN("4006381333931"), addedDate: added)

        #expect(doubtful.completed(by: front).needsReview.contains(.doubtfulBarcode))
        #expect(!doubtful.completed(by: back).needsReview.contains(.doubtfulBarcode))
    }

    @Test func whenSorted_shouldPutTheNextToExpireFirst() {
        let items = [
            Item(id: "none", addedDate: added),
            Item(id: "month", expiryDate: CivilDate("2027-03"), addedDate: added),
            Item(id: "day", expiryDate: CivilDate("2027-03-31"), addedDate: added),
            Item(id: "later", expiryDate: CivilDate("2027-03-01"), addedDate: added + 1),
            Item(id: "sooner", expiryDate: CivilDate("2027-03-01"), addedDate: added),
            Item(id: "1", name: "Peas", expiryDate: CivilDate("2027-03-01"), addedDate: added),
            Item(id: "2", name: "Oats", expiryDate: CivilDate("2027-03-01"), addedDate: added),
        ]

        #expect(Item.inOrderOfExpiry(items).map(\.id) == ["sooner", "2", "1", "later", "day", "month", "none"])
    }
}
