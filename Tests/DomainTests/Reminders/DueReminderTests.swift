import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct DueReminderTests {
    private let today = CivilDate(clampedDayNumber: 20_000)

    private func item(_ daysLeft: Int, _ kind: DateKind = .useBy, quantity: Int = 1) -> Item {
        Item(
            id: "item", quantity: quantity, expiryDate: today.adding(days: daysLeft), expiryKind: kind,
            addedDate: Date(timeIntervalSince1970: 0))
    }

    private func crossed(_ item: Item) -> Int? {
        DueReminder(of: item, by: .standard, today: today)?.daysBefore
    }

    @Test(
        arguments: [
            (3, DateKind.useBy, nil), (2, .useBy, 2), (1, .useBy, 2), (0, .useBy, 0), (-9, .useBy, 0), (2, .expiry, 2),
            (8, .bestBefore, nil), (7, .bestBefore, 7), (1, .bestBefore, 7), (0, .bestBefore, 0), (7, .unlabelled, 7),
        ] as [(Int, DateKind, Int?)])
    func whenDaysAreLeft_shouldReturnTheThresholdCrossedLast(daysLeft: Int, kind: DateKind, expected: Int?) {
        #expect(crossed(item(daysLeft, kind)) == expected)
    }

    @Test func whenEatenFrozenOrWithoutADate_shouldNotBeDue() {
        var frozen = item(1)
        frozen.freezing = Item.Freezing(date: today, daysLeft: 1)
        var undated = item(1)
        undated.expiryDate = nil

        #expect(crossed(item(1, quantity: 0)) == nil)
        #expect(crossed(frozen) == nil)
        #expect(crossed(undated) == nil)
    }

    @Test func whenOpenedOrThawed_shouldUseTheDeadline() throws {
        var opened = item(30)
        opened.opening = Item.Opening(date: today, days: 2)
        var thawed = item(-30)
        thawed.freezing = Item.Freezing(date: today.adding(days: -40) ?? today, daysLeft: 10, thawedOn: today)

        let due = try #require(DueReminder(of: opened, by: .standard, today: today))
        #expect(due.lastDay == today.adding(days: 2))
        #expect(crossed(thawed) == nil)
    }

    @Test func whenTheDateIsAMonth_shouldUseItsLastDay() throws {
        var monthly = item(0)
        monthly.expiryDate = CivilDate(year: 2024, month: 10)

        let eve = try #require(CivilDate(year: 2024, month: 10, day: 30))
        let due = try #require(DueReminder(of: monthly, by: .standard, today: eve))

        #expect(due.lastDay == CivilDate(year: 2024, month: 10, day: 31))
    }

    @Test func whenSeveralAreDue_shouldOrderByDayAndPutUseByFirst() {
        let items = [item(1, .bestBefore), item(1, .useBy), item(0, .bestBefore), item(20)]

        let due = DueReminder.all(in: items, by: .standard, today: today)

        #expect(due.map(\.item.expiryKind) == [.bestBefore, .useBy, .bestBefore])
        #expect(due.map { today.days(until: $0.lastDay) } == [0, 1, 1])
    }

    @Test func whenThereAreNoThresholds_shouldNeverBeDue() throws {
        let never = try #require(ReminderThresholds(useBy: [], bestBefore: []))

        #expect(DueReminder(of: item(0), by: never, today: today) == nil)
    }

    @Test(arguments: [[-1], [366], Array(0...10)])
    func whenThresholdsAreOutOfRange_shouldBeRefused(days: [Int]) {
        #expect(ReminderThresholds(useBy: days, bestBefore: []) == nil)
    }

    @Test func whenThresholdsAreUnsortedAndRepeated_shouldSortThemWithoutDuplicates() {
        #expect(ReminderThresholds(useBy: [0, 7, 3, 7], bestBefore: [])?.days(of: .useBy) == [7, 3, 0])
    }
}
