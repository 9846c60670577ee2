import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct UseReportTests {
    @Test func whenEntriesAreOfTheMonth_shouldSumThemUpByWeek() {
        let entries = [
            entry("2027-02-28", .eaten, 9000), entry("2027-03-01", .eaten, 1000), entry("2027-03-07", .wasted, 250),
            entry("2027-03-08", .eaten, 500), entry("2027-03-31", .wasted, 2000), entry("2027-03-31", .moved, nil),
            entry("2027-03-09", .eaten, 7000, isUndone: true),
        ]

        let report = CivilDate("2027-03").map { UseReport(month: $0, entries: entries) }

        #expect(report?.weeks.map(\.eaten) == [1000, 500, 0, 0, 0])
        #expect(report?.weeks.map(\.wasted) == [250, 0, 0, 0, 2000])
        #expect(report?.weeks.last == UseReport.Week(firstDay: 29, lastDay: 31, eaten: 0, wasted: 2000))
        #expect(report?.eaten == 1500)
        #expect(report?.thrownAway == 2250)
        #expect(report?.wasted.map(\.name) == ["Milk"])
    }

    private func entry(
        _ day: String, _ action: JournalEntry.Action, _ amount: Int?, isUndone: Bool = false
    ) -> JournalEntry {
        let item = Item(id: "a", name: "Milk", addedDate: Date(timeIntervalSince1970: 0))
        return JournalEntry(
            userId: "ann", date: Date(timeIntervalSince1970: 0),
            day: CivilDate(day) ?? CivilDate(clampedDayNumber: 0), action: action, amount: amount,
            steps: [JournalStep(itemId: "a", before: item, after: item)], isUndone: isUndone)
    }
}
