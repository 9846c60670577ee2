import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct ItemListTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test func whenListed_shouldGroupByStatusInOrder() {
        let items = [item("Old milk", daysLeft: -1), item("Milk", daysLeft: 0), item("Rice", daysLeft: 400)]

        let lines = ItemList.lines(for: items, style: TerminalStyle(isColored: false), today: today)

        #expect(
            lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty } == ["Expired (1)", "Expiring soon (1)", "Fresh (1)"])
        #expect(lines.contains { $0.contains("Old milk") && $0.contains("yesterday") })
        #expect(lines.contains { $0.contains("Milk") && $0.contains("today") })
        #expect(lines.contains { $0.contains("Rice") && $0.contains("in 400 days") })
    }

    @Test func whenNotColored_shouldWriteNoEscapeWhateverTheName() {
        let items = [item("\u{1B}[2JBeans", daysLeft: 1)]

        let plain = ItemList.lines(for: items, style: TerminalStyle(isColored: false), today: today)
        let colored = ItemList.lines(for: items, style: TerminalStyle(isColored: true), today: today)

        #expect(!plain.joined().contains("\u{1B}"))
        #expect(colored.joined().contains("\u{1B}[33m"))
        #expect(!colored.joined().contains("\u{1B}[2J"))
    }

    @Test func whenItHasNoDate_shouldBeInAGroupOfItsOwn() {
        var frozen = Item(name: "Peas", addedDate: Date(timeIntervalSince1970: 0))
        frozen.freezing = Item.Freezing(date: today, daysLeft: nil)
        let salt = Item(name: "Salt", addedDate: Date(timeIntervalSince1970: 0))

        let lines = ItemList.lines(for: [salt, frozen], style: TerminalStyle(isColored: false), today: today)

        #expect(lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty } == ["Fresh (1)", "No date (1)"])
    }

    @Test func whenItHasNoName_shouldBeToldApartByTheNextBestWords() {
        var item = Item(gtin: GTIN("4006381333931"), addedDate: Date(timeIntervalSince1970: 0))
        let read = ItemTraits(words: "HAFER\u{1B}[2J", files: ["a.jpg"])

        #expect(item.shownName(in: .english, traits: read) == "\"HAFER\\u{1B}[2J\"")
        #expect(item.shownName(in: .english, traits: ItemTraits(files: ["a.jpg"])) == item.gtin?.digits)
        item.gtin = nil
        #expect(item.shownName(in: .english, traits: ItemTraits(files: ["a.jpg"])) == "a.jpg")
        #expect(item.shownName(in: .english) == "unnamed")
        item.brand = "Alpro"
        #expect(item.shownName(in: .english, traits: read) == "Alpro")
    }

    private func item(_ name: String, daysLeft: Int) -> Item {
        Item(name: name, expiryDate: today.adding(days: daysLeft), addedDate: Date(timeIntervalSince1970: 0))
    }
}
