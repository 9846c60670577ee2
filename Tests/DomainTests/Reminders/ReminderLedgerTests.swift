import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct ReminderLedgerTests {
    private let today = CivilDate(clampedDayNumber: 20_000)

    private func due(_ id: String, daysLeft: Int) throws -> DueReminder {
        let item = Item(
            id: id, expiryDate: today.adding(days: daysLeft), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        return try #require(DueReminder(of: item, by: .standard, today: today))
    }

    @Test func whenNew_shouldBeClaimedUntilItIsDelivered() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)

        let first = ledger.claim([milk], in: "one", on: today)
        ledger.markDelivered(first.map(\.due.mark))
        let second = ledger.claim([milk], in: "two", on: today)

        #expect(first == [Reminder(due: milk, notice: "one", isRepeated: false)])
        #expect(second.isEmpty)
    }

    @Test func whenItWasNotDelivered_shouldRepeatUnderItsFirstNotice() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)
        let eggs = try due("eggs", daysLeft: 2)

        _ = ledger.claim([milk], in: "one", on: today)
        let again = ledger.claim([milk, eggs], in: "two", on: today)

        #expect(again.map(\.notice) == ["one", "two"])
        #expect(again.map(\.isRepeated) == [true, false])
    }

    @Test func whenItIsNoLongerDue_shouldBeDroppedAndNewWhenItIsDueAgain() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)

        _ = ledger.claim([milk], in: "one", on: today)
        #expect(ledger.claim([], in: "two", on: today).isEmpty)
        #expect(ledger.claims.isEmpty)
        #expect(ledger.claim([milk], in: "three", on: today).map(\.isRepeated) == [false])
    }

    @Test func whenTheDateOrTheThresholdDiffers_shouldBeClaimed() throws {
        var ledger = ReminderLedger()
        ledger.markDelivered(ledger.claim([try due("milk", daysLeft: 2)], in: "one", on: today).map(\.due.mark))

        #expect(ledger.claim([try due("milk", daysLeft: 1)], in: "two", on: today).count == 1)
        #expect(ledger.claim([try due("milk", daysLeft: 0)], in: "three", on: today).count == 1)
    }

    @Test func whenADeliveredOneIsNoLongerDue_shouldKeepIt() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)
        ledger.markDelivered(ledger.claim([milk], in: "one", on: today).map(\.due.mark))

        _ = ledger.claim([], in: "two", on: today)

        #expect(ledger.claim([milk], in: "three", on: today).isEmpty)
    }

    @Test func whenTheClockWasAYearAhead_shouldBeSentAgainWhenItIsDue() throws {
        let later = try #require(today.adding(days: 365))
        let milk = Item(
            id: "milk", expiryDate: today.adding(days: 10), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        var ledger = ReminderLedger()
        let early = try #require(DueReminder(of: milk, by: .standard, today: later))
        ledger.markDelivered(ledger.claim([early], in: "one", on: later).map(\.due.mark))

        #expect(ledger.claim([], in: "two", on: today).isEmpty)

        let day = try #require(today.adding(days: 10))
        let due = try #require(DueReminder(of: milk, by: .standard, today: day))
        #expect(due.mark == early.mark)
        #expect(ledger.claim([due], in: "three", on: day).map(\.notice) == ["three"])
    }

    @Test func whenTheClockWasAYearBehind_shouldBeSentOnceItIsRight() throws {
        let earlier = try #require(today.adding(days: -365))
        let milk = try due("milk", daysLeft: 1)
        var ledger = ReminderLedger()

        #expect(ledger.claim([], in: "one", on: earlier).isEmpty)

        #expect(ledger.claim([milk], in: "two", on: today).count == 1)
    }

    @Test(arguments: [-1, -2])
    func whenTheDayGoesBackOnAJourney_shouldStillBeSentOnce(days: Int) throws {
        let milk = try due("milk", daysLeft: 0)
        var ledger = ReminderLedger()
        ledger.markDelivered(ledger.claim([milk], in: "one", on: today).map(\.due.mark))

        _ = ledger.claim([], in: "two", on: try #require(today.adding(days: days)))

        #expect(ledger.claim([milk], in: "three", on: today).isEmpty)
    }
}
