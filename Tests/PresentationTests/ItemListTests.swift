import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct ItemListTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test func whenListed_shouldGroupByStatusInOrder() {
        let items = [item("Old milk", daysLeft: -1), item("Milk", daysLeft: 0), item("Rice", daysLeft: 400)]

        let lines = ItemList(style: TerminalStyle(isColored: false), today: today, soonDays: 3).lines(for: items)

        #expect(
            lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty } == ["Expired (1)", "Expiring soon (1)", "Fresh (1)"])
        #expect(lines.contains { $0.contains("Old milk") && $0.contains("yesterday") })
        #expect(lines.contains { $0.contains("Milk") && $0.contains("today") })
        #expect(lines.contains { $0.contains("Rice") && $0.contains("in 400 days") })
    }

    @Test func whenNotColored_shouldWriteNoEscapeWhateverTheName() {
        let items = [item("\u{1B}[2JBeans", daysLeft: 1)]

        let plain = ItemList(style: TerminalStyle(isColored: false), today: today, soonDays: 3).lines(for: items)
        let colored = ItemList(style: TerminalStyle(isColored: true), today: today, soonDays: 3).lines(for: items)

        #expect(!plain.joined().contains("\u{1B}"))
        #expect(colored.joined().contains("\u{1B}[33m"))
        #expect(!colored.joined().contains("\u{1B}[2J"))
    }

    private func item(_ name: String, daysLeft: Int) -> Item {
        Item(name: name, expiryDate: today.adding(days: daysLeft), addedDate: Date(timeIntervalSince1970: 0))
    }
}
