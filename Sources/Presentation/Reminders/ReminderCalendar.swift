public import FoundationEssentials
public import KeepItFreshDomain

/// The last days of a household's items as a calendar (RFC 5545): an event of a day for each item, with an alarm at
/// each threshold.
public struct ReminderCalendar: Sendable {
    private let household: String
    private let thresholds: ReminderThresholds
    private let minute: Int
    private let now: Date

    /// A calendar of a household. Alarms sound `minute` minutes after midnight where the calendar is read; `now` is when
    /// it is made.
    public init(household: String, thresholds: ReminderThresholds, minute: Int, now: Date) {
        self.household = household
        self.thresholds = thresholds
        self.minute = minute
        self.now = now
    }

    /// The file. Items of which nothing is left, that have no date or are frozen are not in it.
    public func text(for items: [Item]) -> String {
        let name = TerminalText.visible(household)
        let head = [
            CalendarLine("BEGIN", "VCALENDAR"),
            CalendarLine("VERSION", "2.0"),
            CalendarLine("PRODID", "-//KeepItFresh//kif-scan//EN"),
            CalendarLine("CALSCALE", "GREGORIAN"),
            CalendarLine("METHOD", "PUBLISH"),
            CalendarLine("NAME", text: "KeepItFresh: \(name)"),
            CalendarLine("X-WR-CALNAME", text: "KeepItFresh: \(name)"),
            CalendarLine("REFRESH-INTERVAL;VALUE=DURATION", "PT12H"),
        ]
        let lines = head + items.flatMap(event) + [CalendarLine("END", "VCALENDAR")]
        return lines.map(\.folded).joined()
    }

    private func event(of item: Item) -> [CalendarLine] {
        guard item.quantity > 0, let lastDay = item.deadline?.lastDay else { return [] }
        let kind = item.expiryKind?.words ?? "until"
        let summary = "\(item.shownName) (\(kind))"
        let end = lastDay.adding(days: 1).map { [CalendarLine("DTEND;VALUE=DATE", Self.date($0))] } ?? []
        let alarms = thresholds.days(of: ReminderKind(of: item)).flatMap { alarm(summary, daysBefore: $0) }
        return [
            CalendarLine("BEGIN", "VEVENT"),
            CalendarLine("UID", text: "kif-\(item.id)"),
            CalendarLine("DTSTAMP", Self.stamp(now)),
            CalendarLine("DTSTART;VALUE=DATE", Self.date(lastDay)),
        ] + end + [
            CalendarLine("SUMMARY", text: summary),
            CalendarLine("DESCRIPTION", text: description(of: item)),
            CalendarLine("TRANSP", "TRANSPARENT"),
        ] + alarms + [CalendarLine("END", "VEVENT")]
    }

    private func alarm(_ summary: String, daysBefore: Int) -> [CalendarLine] {
        [
            CalendarLine("BEGIN", "VALARM"),
            CalendarLine("ACTION", "DISPLAY"),
            CalendarLine("DESCRIPTION", text: summary),
            CalendarLine("TRIGGER", Self.duration(minutes: minute - daysBefore * 1440)),
            CalendarLine("END", "VALARM"),
        ]
    }

    private func description(of item: Item) -> String {
        let values = [
            item.brand, item.unit, item.quantity == 1 ? nil : "× \(item.quantity)", item.place.map { "in \($0)" },
            "kif-scan show \(item.id)",
        ]
        return values.compactMap(\.self).map(TerminalText.visible).joined(separator: "\n")
    }

    /// `19700101`.
    private static func date(_ date: CivilDate) -> String {
        date.lastDay.description.filter { $0 != "-" }
    }

    /// `19700101T000000Z`.
    private static func stamp(_ date: Date) -> String {
        let text = date.formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .standard))
        return text.filter { $0 != "-" && $0 != ":" }
    }

    /// A span from the day's beginning, as section 3.3.6 has it: `-P2DT15H`.
    static func duration(minutes: Int) -> String {
        let size = abs(minutes)
        let parts = [(size / 60 % 24, "H"), (size % 60, "M")].filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }
        let days = size / 1440 > 0 ? "\(size / 1440)D" : ""
        let time = parts.isEmpty && days.isEmpty ? "T0S" : parts.isEmpty ? "" : "T\(parts.joined())"
        return "\(minutes < 0 ? "-" : "")P\(days)\(time)"
    }
}
