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

        let first = ledger.claim([milk], in: "one")
        ledger.markDelivered(first.map(\.due.mark))
        let second = ledger.claim([milk], in: "two")

        #expect(first == [Reminder(due: milk, notice: "one", isRepeated: false)])
        #expect(second.isEmpty)
    }

    @Test func whenItWasNotDelivered_shouldRepeatUnderItsFirstNotice() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)
        let eggs = try due("eggs", daysLeft: 2)

        _ = ledger.claim([milk], in: "one")
        let again = ledger.claim([milk, eggs], in: "two")

        #expect(again.map(\.notice) == ["one", "two"])
        #expect(again.map(\.isRepeated) == [true, false])
    }

    @Test func whenItIsNoLongerDue_shouldBeDroppedAndNewWhenItIsDueAgain() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)

        _ = ledger.claim([milk], in: "one")
        #expect(ledger.claim([], in: "two").isEmpty)
        #expect(ledger.claims.isEmpty)
        #expect(ledger.claim([milk], in: "three").map(\.isRepeated) == [false])
    }

    @Test func whenTheDateOrTheThresholdDiffers_shouldBeClaimed() throws {
        var ledger = ReminderLedger()
        ledger.markDelivered(ledger.claim([try due("milk", daysLeft: 2)], in: "one").map(\.due.mark))

        #expect(ledger.claim([try due("milk", daysLeft: 1)], in: "two").count == 1)
        #expect(ledger.claim([try due("milk", daysLeft: 0)], in: "three").count == 1)
    }

    @Test func whenADeliveredOneIsNoLongerDue_shouldKeepIt() throws {
        var ledger = ReminderLedger()
        let milk = try due("milk", daysLeft: 1)
        ledger.markDelivered(ledger.claim([milk], in: "one").map(\.due.mark))

        _ = ledger.claim([], in: "two")

        #expect(ledger.claim([milk], in: "three").isEmpty)
    }
}
