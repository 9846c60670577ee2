import Foundation
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct ItemEditingTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test func whenAPartIsEaten_shouldLeaveTheRestOfThePack() throws {
        let eaten = try item(packs: 2).edited(.eat(.thousandths(250)), on: today)

        #expect(eaten.item?.quantity == 2)
        #expect(eaten.item?.openedPackRemainder == 750)
        #expect(eaten.amount == 250)
    }

    @Test func whenThreeThirdsAreEaten_shouldRemoveAPack() throws {
        var item = item(packs: 1)
        let third = try #require(PackAmount("1/3"))
        for _ in 0..<3 { item = try #require(item.edited(.eat(third), on: today).item) }

        #expect(item.quantity == 0)
        #expect(item.openedPackRemainder == nil)
    }

    @Test func whenTheOpenedPackIsUsedUp_shouldRemoveTheOpening() throws {
        var item = item(packs: 2)
        item.opening = Item.Opening(date: today, days: 3)
        item.openedPackRemainder = 500

        let eaten = try item.edited(.eat(.thousandths(500)), on: today)

        #expect(eaten.item?.quantity == 1)
        #expect(eaten.item?.openedPackRemainder == nil)
        #expect(eaten.item?.opening == nil)
    }

    @Test func whenThereIsNotEnough_shouldRefuse() {
        #expect(throws: ItemEditError.notEnough(1000)) { try item(packs: 1).edited(.eat(.packs(2)), on: today) }
        #expect(throws: ItemEditError.notEnough(0)) { try item(packs: 0).edited(.waste(.all), on: today) }
        #expect(throws: ItemEditError.notEnough(1000)) { try item(packs: 1).edited(.freeze(packs: 2), on: today) }
    }

    @Test(arguments: [(3, 3), (400, 10)])
    func whenOpened_shouldNeverExtendTheDate(days: Int, daysLeft: Int) throws {
        let opened = try #require(item(daysLeft: 10).edited(.open(days: days), on: today).item)

        #expect(opened.deadline == today.adding(days: daysLeft))
        #expect(opened.expiryDate == today.adding(days: 10))
    }

    @Test func whenFrozenAndThawed_shouldKeepTheDaysThatWereLeft() throws {
        let frozen = try #require(item(daysLeft: 5).edited(.freeze(packs: nil), on: today).item)
        let later = try #require(today.adding(days: 90))
        let thawed = try #require(frozen.edited(.thaw(packs: nil), on: later).item)

        #expect(frozen.deadline == nil)
        #expect(ExpiryStatus(of: frozen, today: later) == .fresh)
        #expect(thawed.deadline == later.adding(days: 5))
    }

    @Test func whenAnOpenPackIsFrozen_shouldKeepTheDaysOfTheOpenOne() throws {
        let opened = try #require(item(daysLeft: 9).edited(.open(days: 3), on: today).item)
        let frozen = try #require(opened.edited(.freeze(packs: nil), on: today.adding(days: 1) ?? today).item)
        let thawed = try #require(frozen.edited(.thaw(packs: nil), on: today.adding(days: 30) ?? today).item)

        #expect(thawed.deadline == today.adding(days: 32))
    }

    @Test func whenItIsFrozen_shouldSaySinceWhen() throws {
        let frozen = try #require(item().edited(.freeze(packs: nil), on: today).item)
        let later = try #require(today.adding(days: 8))

        for edit in [ItemEdit.freeze(packs: nil), .open(days: nil)] {
            #expect(throws: ItemEditError.isFrozen(today)) { try frozen.edited(edit, on: later) }
        }
    }

    @Test func whenTheUseByHasPassed_shouldNotFreeze() throws {
        let yesterday = try #require(today.adding(days: -1))

        #expect(throws: ItemEditError.useByPassed(yesterday)) {
            try item(daysLeft: -1, kind: .useBy).edited(.freeze(packs: nil), on: today)
        }
        let bestBefore = try item(daysLeft: -1).edited(.freeze(packs: nil), on: today)
        #expect(bestBefore.item?.freezing?.daysLeft == -1)
    }

    @Test func whenThawed_shouldNotFreezeAUseByAgain() throws {
        for (kind, isRefused) in [(DateKind.useBy, true), (.bestBefore, false)] {
            var item = item(daysLeft: 3, kind: kind)
            item.freezing = Item.Freezing(date: today, daysLeft: 3, thawedOn: today)

            let again = try? item.edited(.freeze(packs: nil), on: today)

            #expect((again == nil) == isRefused)
        }
    }

    @Test func whenSomePacksAreFrozen_shouldSplitThemOff() throws {
        let edited = try item(packs: 3).edited(.freeze(packs: 2), on: today)

        #expect(edited.item?.quantity == 1)
        #expect(edited.item?.freezing == nil)
        #expect(edited.split?.quantity == 2)
        #expect(edited.split?.isFrozen == true)
        #expect(edited.split?.id == "")
    }

    @Test func whenADateIsSet_shouldRemoveItsReasons() throws {
        var item = item()
        item.needsReview = [.ambiguousDate, .possibleMerge]
        item.expiryConfidence = 0.5
        let fix = ItemFix(.expiry) { $0.expiryDate = today }

        let fixed = try #require(item.edited(.fix(fix), on: today).item)

        #expect(fixed.expiryConfidence == nil)
        #expect(fixed.fieldsSetByUser == [.expiryDate])
        #expect(fixed.needsReview == [.possibleMerge])
    }

    @Test func whenAPersonClearedAValue_shouldNotBeSetByAScan() throws {
        var item = item()
        (item.lot, item.brand) = ("L1", "Hof")
        let fix = ItemFix(.lot, .expiry)
        let fixed = try #require(item.edited(.fix(fix), on: today).item)
        var scanned = self.item()
        scanned.lot = "L1"

        let completed = fixed.completed(by: scanned)

        #expect(completed.lot == nil)
        #expect(completed.expiryDate == nil)
        #expect(completed.brand == "Hof")
        #expect(!completed.needsReview.contains(.noDate))
        #expect(!fixed.contradicts(scanned))
    }

    @Test func whenNothingChanges_shouldThrow() {
        #expect(throws: ItemEditError.nothingToChange) { try item().edited(.fix(ItemFix()), on: today) }
        #expect(throws: ItemEditError.nothingToChange) { try item().edited(.move(to: nil, packs: nil), on: today) }
    }

    @Test(arguments: [
        ("1/2", 1, 2), ("0.5", 1, 2), ("0,25", 1, 4), ("50%", 1, 2), ("1/3", 1, 3), ("½", 1, 2), ("1 ½", 3, 2),
        ("1 1/3 packs", 4, 3), ("0.0001", 1, 10_000), ("999999999/7000", 999_999_999, 7_000), ("2 packs", 2, 1),
    ])
    func whenTheTextIsAnAmount_shouldReadIt(text: String, upper: Int, lower: Int) throws {
        #expect(PackAmount(text) == .exact(ExactAmount(try #require(Fraction(upper, over: lower)))))
    }

    @Test(arguments: [
        "", "0", "-1", "half", "1/0", "1/2/3", "0/2", "%", "nan", "1e3", "0.0000000000000000001", "9999999",
        "999999999999/7",
        "1 2 3/4", "½½", "1,000.5", "-1/3", "1e9 kg", "2 dozen",
    ])
    func whenTheTextIsNotAnAmount_shouldRefuse(text: String) {
        #expect(PackAmount(text) == nil)
    }

    private func item(packs: Int = 1, daysLeft: Int = 10, kind: DateKind = .bestBefore) -> Item {
        Item(
            id: "a", name: "Milk", quantity: packs, expiryDate: today.adding(days: daysLeft), expiryKind: kind,
            addedDate: Date(timeIntervalSince1970: 0))
    }
}
