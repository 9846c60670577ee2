import Foundation
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

/// What an item keeps when a photo of another thing is taken out of it, and what is remembered of that thing's product.
@Suite struct PartedItemTests {
    private let added = Date(timeIntervalSince1970: 1_800_000_000)
    private let day = CivilDate(clampedDayNumber: 20_800)
    private let gtin = GTIN("4006381333931")

    /// A front and the lid of another pack as one item.
    private var mixed: Item {
        Item(
            id: "1", name: "Milk", nameConfidence: 0.8, category: "en:cheeses", gtin: gtin,
            expiryDate: CivilDate("2027-03-12"), expiryKind: .bestBefore, lot: "L1", addedDate: added,
            needsReview: [.lowConfidence, .possibleMerge])
    }

    @Test func whenTheOthersAreRead_shouldHaveWhatTheyShow() {
        let front = Item(name: "Milk", nameConfidence: 0.8, addedDate: added, needsReview: [.noDate])

        let left = mixed.parted(
            leaving: front, on: 1, without: [.expiryDate, .gtin, .lot, .category], losing: 1)

        #expect((left.name, left.gtin, left.expiryDate, left.lot, left.category) == ("Milk", nil, nil, nil, nil))
        #expect(left.needsReview == [.noDate] && left.quantity == 1)
    }

    @Test func whenTheReadingOfTheOthersIsGone_shouldHaveNoValueRatherThanAnothers() {
        let left = mixed.parted(leaving: nil, on: 2, without: [.expiryDate, .gtin], losing: 1)

        #expect((left.name, left.gtin, left.expiryDate, left.lot) == ("Milk", nil, nil, "L1"))
        #expect(left.needsReview == [.noDate, .possibleMerge])
    }

    @Test func whenAPersonAnsweredBefore_shouldKeepThatAndNotAskItAgain() {
        var item = mixed
        item.fieldsSetByUser = [.name, .gtin, .expiryDate]
        let front = Item(name: "Oats", addedDate: added, needsReview: [.noDate, .doubtfulBarcode])

        let left = item.parted(leaving: front, on: 1, without: [.lot], losing: 1)
        let doubtful = item.parted(leaving: front, on: 1, without: [.expiryDate], losing: 1)

        #expect((left.name, left.gtin, left.expiryDate, left.lot) == ("Milk", gtin, item.expiryDate, nil))
        #expect(left.needsReview.isEmpty)
        #expect(doubtful.expiryDate == item.expiryDate && doubtful.needsReview == [.conflictingDates])
    }

    @Test func whenAnItemLostTheNumber_shouldNotRememberWhatWasSetOnIt() throws {
        var named = mixed
        named.setName("Our milk", from: .person)
        var left = named, taken = Item(id: "2", gtin: gtin, addedDate: added)
        (left.gtin, taken.brand) = (nil, "Farm")
        let fixed = entry(.fixed, JournalStep(itemId: "1", before: mixed, after: named))
        var parted = entry(
            .parted, JournalStep(itemId: "2", before: nil, after: taken),
            JournalStep(itemId: "1", before: named, after: left))
        var corrected = taken
        corrected.setName("Cheese", from: .person)
        let later = entry(.fixed, JournalStep(itemId: "2", before: taken, after: corrected))

        #expect(ProductMemory([fixed]).name == "Our milk")
        #expect(ProductMemory([fixed], without: "1").name == nil)
        #expect(ProductMemory([parted, fixed]).name == nil)
        #expect(ProductMemory([later, parted, fixed]).name == "Cheese")
        parted.isUndone = true
        #expect(ProductMemory([parted, fixed]).name == "Our milk")
        #expect(named.fields(setBy: ProductMemory([fixed])) == [.name])
        #expect(mixed.fields(setBy: ProductMemory([fixed])).isEmpty)
    }

    private func entry(_ action: JournalEntry.Action, _ steps: JournalStep...) -> JournalEntry {
        JournalEntry(userId: "ada", date: added, day: day, action: action, steps: steps)
    }
}
