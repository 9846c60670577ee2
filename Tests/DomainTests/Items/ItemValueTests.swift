import Foundation
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

@Suite struct ItemValueTests {
    private static let day = CivilDate(clampedDayNumber: 20_800)

    /// An item with every value there is.
    private static let full: Item = {
        var item = Item(
            id: "milk", name: "Milk", nameConfidence: 0.5, brand: "Alm", category: "dairy", gtin: GTIN("4006381333931"),
            quantity: 3, unit: "600 g", expiryDate: day, expiryKind: .useBy, expiryConfidence: 0.25,
            productionDate: day, lot: "L1", addedDate: Date(timeIntervalSince1970: 1_800_000_000), notes: "cold",
            needsReview: [.lowConfidence, .possibleMerge], place: "Fridge", openedPackRemainder: 333,
            opening: Item.Opening(date: day, days: 3),
            freezing: Item.Freezing(date: day, daysLeft: -4, thawedOn: day), fieldsSetByUser: [.name, .lot])
        item.exactRemainder = ExactAmount("200 g")
        item.freezing?.days = 90
        item.proposal = Item.Proposal(date: day, source: "Milk")
        return item
    }()

    @Test func whenAllValuesAreCopied_shouldBeTheSameItem() {
        let empty = Item(addedDate: .distantPast)
        var copy = empty
        for value in ItemValue.all { value.copy(to: &copy, from: Self.full) }

        #expect(copy == Self.full)
        #expect(ItemValue.all.filter { Self.full.text(in: $0) == nil }.map(\.name) == [])
        for value in ItemValue.all.reversed() { value.copy(to: &copy, from: empty) }
        #expect(copy == empty)
    }

    @Test func whenAllAspectsAreCopied_shouldNotDiffer() {
        var copy = Item(id: "other", addedDate: .distantPast)
        #expect(copy.differences(from: Self.full) == ItemAspect.allCases)

        for aspect in ItemAspect.allCases { copy.copy(aspect, from: Self.full) }

        #expect(copy.differences(from: Self.full) == [])
    }

    @Test(arguments: ItemValue.all)
    func whenAValueIsSpelledOut_shouldBeReadAgain(value: ItemValue) throws {
        var item = Self.full
        let text = try #require(item.text(in: value))

        #expect(value.set(text, in: &item) && item.text(in: value) == text)
        #expect(value.isBounded(in: Self.full))
        #expect(ItemValue.named(value.name) == value)
    }

    @Test(arguments: [
        ("quantity", "-1"), ("quantity", "1000000"), ("openedDays", "1.5"), ("left", "1"), ("left", "0"),
        ("nameConfidence", "1.1"), ("nameConfidence", "nan"), ("gtin", "4006381333932"), ("opened", "2026-02-30"),
        ("expiryKind", "soon"), ("needsReview", "unknown"), ("given", "place"), ("addedDate", "yesterday"),
        ("frozenDaysLeft", "4000001"), ("leftExact", "some"),
    ])
    func whenATextIsNoValue_shouldLeaveTheItem(name: String, text: String) throws {
        let value = try #require(ItemValue.named(name))
        var item = Self.full

        #expect(!value.set(text, in: &item) && item == Self.full)
    }

    @Test func whenNumbersAreOutOfAllProportion_shouldNotBeBounded() {
        var item = Item(addedDate: Date(timeIntervalSince1970: 1e12), needsReview: ReviewReason.allCases + [.noDate])
        (item.quantity, item.openedPackRemainder, item.nameConfidence) = (-1, 1_000, .infinity)
        item.opening = Item.Opening(date: Self.day, days: -1)
        item.freezing = Item.Freezing(date: Self.day, daysLeft: .max)

        #expect(
            ItemValue.all.filter { !$0.isBounded(in: item) }.map(\.name) == [
                "quantity", "addedDate", "needsReview", "left", "openedDays", "frozenDaysLeft", "nameConfidence",
            ])
    }

    @Test func whenAFixHasOtherValues_shouldNotCountThem() {
        let fix = ItemFix(.lot, .brand) { ($0.lot, $0.notes) = ("L2", "warm") }

        #expect(fix.aspects == [.brand, .lot] && fix.values.notes == nil)
        let fixed = try? Self.full.edited(.fix(fix), on: Self.day).item
        #expect(fixed?.lot == "L2" && fixed?.brand == nil && fixed?.notes == "cold")
        #expect(fixed?.fieldsSetByUser == [.name, .lot, .brand])
    }

    @Test func whenOnlyTheKindIsFixed_shouldKeepTheDate() throws {
        let fix = ItemFix(.expiry) { $0.expiryKind = .bestBefore }
        var undated = Self.full
        (undated.expiryDate, undated.expiryKind, undated.proposal) = (nil, nil, nil)

        let fixed = try #require(try Self.full.edited(.fix(fix), on: Self.day).item)

        #expect(fixed.expiryDate == Self.day && fixed.expiryKind == .bestBefore && fixed.expiryConfidence == nil)
        #expect(throws: ItemEditError.nothingToChange) { try undated.edited(.fix(fix), on: Self.day) }
    }

    @Test func whenAPersonAddsAnItem_shouldCountWhatIsGivenAsTheirs() {
        let fix = ItemFix(.name, .expiry, .place) { ($0.name, $0.place) = ("Salt", "Shelf") }
        let added = Item(id: "salt", addedAt: .distantPast, as: fix)

        #expect(added.fieldsSetByUser == [.name, .expiryDate] && added.place == "Shelf" && added.quantity == 1)
        let kindAlone = Item(id: "", addedAt: .distantPast, as: ItemFix(.expiry) { $0.expiryKind = .useBy })
        #expect(kindAlone.expiryKind == nil && kindAlone.fieldsSetByUser == [])
    }
}
