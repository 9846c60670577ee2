import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

/// Lists for screen readers, and for narrow terminals.
@Suite struct PlainListTests {
    private let today = CivilDate(clampedDayNumber: 20_000)

    private func item(_ name: String) -> Item {
        Item(
            id: "0123456789", name: name, quantity: 2, unit: "1 l", expiryDate: today.adding(days: 1),
            expiryKind: .useBy, addedDate: Date(timeIntervalSince1970: 0))
    }

    @Test func whenPlain_shouldPutOneValueALine() {
        let style = TerminalStyle(isColored: false, isPlain: true)

        let lines = ItemList.lines(for: [item("Milk")], style: style, today: today)

        #expect(lines.first == "Expiring soon: 1")
        #expect(lines.contains("Milk") && lines.contains("  packs: 2") && lines.contains("  content: 1 l"))
        #expect(lines.contains("  now: tomorrow"))
        #expect(!lines.joined().unicodeScalars.contains { (0x2500...0x259F).contains($0.value) || $0.value == 0x1B })
    }

    @Test(arguments: [40, 60, 80])
    func whenTheTerminalIsNarrow_shouldFit(columns: Int) {
        let style = TerminalStyle(isColored: false, columns: columns)
        let name = String(repeating: "Long name ", count: 12)

        let lines = ItemList.lines(for: [item(name)], style: style, today: today)

        #expect(lines.allSatisfy { $0.count <= columns })
        #expect(lines.contains { $0.contains("tomorrow") })
    }

    @Test func whenPlain_shouldReportUseInWords() throws {
        let month = try #require(CivilDate(year: 2026, month: 11))
        let milk = JournalEntry(
            userId: "ann", date: Date(timeIntervalSince1970: 0), day: try #require(CivilDate("2026-11-03")),
            action: .eaten, amount: 1000, steps: [])

        let lines = UseReport(month: month, entries: [milk]).lines(
            style: TerminalStyle(isColored: false, isPlain: true))

        #expect(lines.contains("  days 1 to 7: eaten 1, thrown away 0"))
        #expect(!lines.joined().contains("█"))
    }
}
