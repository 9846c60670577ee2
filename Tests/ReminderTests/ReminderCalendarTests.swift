import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

/// Calendars as the library icalendar reads them.
@Suite(.timeLimit(.minutes(10))) struct ReminderCalendarTests {
    private struct Read: Decodable {
        struct Event: Decodable {
            let uid, summary, description, start, end: String
            let alarms: [[Value]]
        }
        enum Value: Decodable, Equatable {
            case text(String), number(Double)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    self = .number(number)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }
        }
        let version, name: String
        let events: [Event]
    }

    private func item(_ id: String, name: String, _ date: String, _ kind: DateKind = .useBy) -> Item {
        Item(
            id: id, name: name, expiryDate: CivilDate(date), expiryKind: kind,
            addedDate: Date(timeIntervalSince1970: 0))
    }

    private func read(
        _ items: [Item], household: String = "Home", minute: Int = 540,
        waiting: WaitingWork = WaitingWork(toCheck: 0, inInbox: 0)
    ) async throws -> Read {
        let calendar = ReminderCalendar(
            household: household, thresholds: .standard, minute: minute, now: Date(timeIntervalSince1970: 1_800_000_000)
        )
        let today = CivilDate(clampedDayNumber: 20_800)
        let text = calendar.head + calendar.events(of: items) + calendar.end(waiting: waiting, on: today)
        let data = try await Peer.run(Peer.python, [Peer.script("read_calendar.py")], input: text)
        return try JSONDecoder().decode(Read.self, from: data)
    }

    @Test func whenItemsHaveDates_shouldBeDaysWithAlarms() async throws {
        var frozen = item("3", name: "Ham", "2027-03-01")
        frozen.freezing = Item.Freezing(date: CivilDate(clampedDayNumber: 20_000), daysLeft: 3)
        var eaten = item("4", name: "Eggs", "2027-03-01")
        eaten.quantity = 0
        let items = [
            item("1", name: "Milk", "2027-02-28"), item("2", name: "Rice", "2027-12", .bestBefore), frozen, eaten,
        ]

        let calendar = try await read(items)

        #expect(calendar.version == "2.0" && calendar.name == "KeepItFresh: Home")
        #expect(calendar.events.map(\.uid) == ["kif-1", "kif-2"])
        #expect(calendar.events.map(\.summary) == ["Milk (use by)", "Rice (best before)"])
        #expect(calendar.events.map(\.start) == ["2027-02-28", "2027-12-31"])
        #expect(calendar.events.map(\.end) == ["2027-03-01", "2028-01-01"])
        let display = Read.Value.text("DISPLAY")
        #expect(calendar.events[0].alarms == [[display, .number(540 - 2880)], [display, .number(540)]])
        #expect(calendar.events[1].alarms == [[display, .number(540 - 7 * 1440)], [display, .number(540)]])
    }

    @Test func whenThereAreSeveralPacksInAPlace_shouldBeInTheTextWithoutAnyCommand() async throws {
        var milk = item("1", name: "Milk", "2027-02-28")
        (milk.quantity, milk.place, milk.unit) = (2, "Fridge", "1 l")

        let event = try await read([milk]).events[0]

        #expect(event.summary == "Milk × 2 (use by), Fridge")
        #expect(event.description == "1 l\n2 packs\nin Fridge\nuse by 2027-02-28")
    }

    @Test func whenALastDayIsMoreThanAFortnightAgo_shouldHaveNoEvent() throws {
        let today = try #require(CivilDate("2027-03-20"))
        let items = [
            item("1", name: "Milk", "2027-03-05"), item("2", name: "Ham", "2027-03-06"),
            item("3", name: "Rice", "2028-03"),
        ]

        #expect(ReminderCalendar.query(on: today).select(from: items).map(\.id) == ["2", "3"])
    }

    @Test func whenWorkWaits_shouldBeOneEventOfToday() async throws {
        let calendar = try await read([], waiting: WaitingWork(toCheck: 3, inInbox: 2))

        #expect(calendar.events.map(\.summary) == ["3 items to check, 2 photos in the inbox"])
        #expect(calendar.events.map(\.start) == ["2026-12-13"] && calendar.events[0].alarms.isEmpty)
    }

    @Test(arguments: [0, 1, 540, 1439])
    func whenAlarmsAreSetToAMinute_shouldSoundAtThatMinute(minute: Int) async throws {
        let calendar = try await read([item("1", name: "Milk", "2027-02-28")], minute: minute)

        #expect(calendar.events[0].alarms.map { $0[1] } == [.number(Double(minute - 2880)), .number(Double(minute))])
    }

    @Test(arguments: [
        "Milk\r\nEND:VEVENT\r\nBEGIN:VEVENT", "a;b,c\\n:\"d\"", String(repeating: "ä🥛", count: 200), "\u{1B}[2J\u{0}x",
        "\u{202E}klim", String(repeating: "x", count: 74) + "é", "DTSTART:20270101", " ", "👨‍👩‍👧‍👦 family pack",
    ])
    func whenANameIsHostile_shouldStayOneEvent(name: String) async throws {
        let calendar = try await read([item("1", name: name, "2027-02-28")], household: name)

        #expect(calendar.events.count == 1)
        #expect(calendar.events[0].summary == "\(TerminalText.visible(name)) (use by)")
        #expect(calendar.name == "KeepItFresh: \(TerminalText.visible(name))")
    }

    @Test func whenThereAreNoItems_shouldStillBeACalendar() async throws {
        #expect(try await read([]).events.isEmpty)
    }
}
