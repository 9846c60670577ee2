package import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Writes the last days of a household's items as a calendar (RFC 5545): an all-day event for each item, with an alarm
/// at each threshold.
package struct ReminderCalendar: Sendable {
    /// Items whose last day is longer ago, in days, have no event.
    private static let maximumAge = 14

    private let household: String
    private let thresholds: ReminderThresholds
    private let minute: Int
    private let now: Date
    private let language: MessageLanguage

    /// A calendar of a household, made at `now`, in `language`. Alarms sound `minute` minutes after midnight, in the
    /// reader's time zone.
    package init(
        household: String, thresholds: ReminderThresholds, minute: Int, now: Date, language: MessageLanguage = .english
    ) {
        self.household = household
        self.thresholds = thresholds
        self.minute = minute
        self.now = now
        self.language = language
    }

    /// The beginning of the file, before all events.
    package var head: String {
        let name = TerminalText.visible(household)
        return Self.text([
            Line("BEGIN", "VCALENDAR"),
            Line("VERSION", "2.0"),
            Line("PRODID", "-//KeepItFresh//kif-scan//EN"),
            Line("CALSCALE", "GREGORIAN"),
            Line("METHOD", "PUBLISH"),
            Line("NAME", text: "KeepItFresh: \(name)"),
            Line("X-WR-CALNAME", text: "KeepItFresh: \(name)"),
            Line("REFRESH-INTERVAL;VALUE=DURATION", "PT12H"),
        ])
    }

    /// The items that may have an event on the day `today`.
    package static func query(on today: CivilDate) -> ItemQuery {
        var query = ItemQuery()
        query.firstDay = today.dayNumber - maximumAge
        return query
    }

    /// The events of items; none for those that are used up, frozen or have no date.
    package func events(of items: [Item]) -> String {
        Self.text(items.flatMap(event))
    }

    /// The end of the file, with an event of what waits for a person on the day `today`.
    package func end(waiting: WaitingWork, on today: CivilDate) -> String {
        Self.text(event(of: waiting, on: today) + [Line("END", "VCALENDAR")])
    }

    private static func text(_ lines: [Line]) -> String {
        lines.map(\.folded).joined()
    }

    private func event(of item: Item) -> [Line] {
        guard item.quantity > 0, let lastDay = item.deadline?.lastDay else { return [] }
        let summary = summary(of: item)
        let end = lastDay.adding(days: 1).map { [Line("DTEND;VALUE=DATE", Self.date($0))] } ?? []
        let alarms = thresholds.days(of: ReminderThresholds.Kind(of: item)).flatMap { alarm(summary, daysBefore: $0) }
        return [
            Line("BEGIN", "VEVENT"),
            Line("UID", text: "kif-\(item.id)"),
            Line("DTSTAMP", Self.stamp(now)),
            Line("DTSTART;VALUE=DATE", Self.date(lastDay)),
        ] + end + [
            Line("SUMMARY", text: summary),
            Line("DESCRIPTION", text: description(of: item, until: lastDay)),
            Line("TRANSP", "TRANSPARENT"),
        ] + alarms + [Line("END", "VEVENT")]
    }

    /// One event for all that waits, which moves along with the days.
    private func event(of waiting: WaitingWork, on today: CivilDate) -> [Line] {
        guard !waiting.isEmpty else { return [] }
        let end = today.adding(days: 1).map { [Line("DTEND;VALUE=DATE", Self.date($0))] } ?? []
        return [
            Line("BEGIN", "VEVENT"),
            Line("UID", text: "kif-waiting-\(household)"),
            Line("DTSTAMP", Self.stamp(now)),
            Line("DTSTART;VALUE=DATE", Self.date(today)),
        ] + end + [
            Line("SUMMARY", text: waiting.line(in: language, namesCommands: false)),
            Line("DESCRIPTION", text: TerminalText.visible(household)),
            Line("TRANSP", "TRANSPARENT"),
            Line("END", "VEVENT"),
        ]
    }

    private func alarm(_ summary: String, daysBefore: Int) -> [Line] {
        [
            Line("BEGIN", "VALARM"),
            Line("ACTION", "DISPLAY"),
            Line("DESCRIPTION", text: summary),
            Line("TRIGGER", Self.duration(minutes: minute - daysBefore * 1440)),
            Line("END", "VALARM"),
        ]
    }

    /// `Oat Drink × 2 (best before), Fridge`.
    private func summary(of item: Item) -> String {
        let packs = item.quantity == 1 ? "" : " × \(item.quantity)"
        let place = item.place.map { ", \(TerminalText.visible($0))" } ?? ""
        return "\(item.shownName(in: language))\(packs) (\(kind(of: item)))\(place)"
    }

    /// A line each for the brand, the content of a pack, the packs, the place and the date.
    private func description(of item: Item, until lastDay: CivilDate) -> String {
        let count = item.quantity
        let packs = Message(count, one: "\(count) pack", other: "\(count) packs").text(in: language)
        let place = item.place.map { language.words("in \($0)") }
        let values = [item.brand, item.unit, packs, place, "\(kind(of: item)) \(language.words(for: lastDay))"]
        return values.compactMap(\.self).map(TerminalText.visible).joined(separator: "\n")
    }

    private func kind(of item: Item) -> String {
        item.expiryKind?.words(in: language) ?? language.words("until")
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

    /// A duration from the beginning of the day (section 3.3.6): `-P2DT15H`.
    static func duration(minutes: Int) -> String {
        let size = abs(minutes)
        let parts = [(size / 60 % 24, "H"), (size % 60, "M")].filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }
        let days = size / 1440 > 0 ? "\(size / 1440)D" : ""
        let time = parts.isEmpty && days.isEmpty ? "T0S" : parts.isEmpty ? "" : "T\(parts.joined())"
        return "\(minutes < 0 ? "-" : "")P\(days)\(time)"
    }

    /// One line of an iCalendar file (RFC 5545).
    struct Line {
        /// The maximum length of a line in bytes, without its end (section 3.1).
        private static let maximumLength = 75

        /// The property with its parameters, such as `DTSTART;VALUE=DATE`.
        let property: String
        /// The value as it is written.
        let value: String

        /// A line whose value is already in a form of the standard.
        init(_ property: String, _ value: String) {
            self.property = property
            self.value = value
        }

        /// A line whose value is text (section 3.3.11): characters that could end the value or the line are escaped,
        /// other control characters are left out.
        init(_ property: String, text: String) {
            var value = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\\", ";", ",": value += "\\\(scalar)"
                case "\n": value += "\\n"
                case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
                default: value.unicodeScalars.append(scalar)
                }
            }
            self.init(property, value)
        }

        /// The line, folded, with its end.
        var folded: String {
            var text = ""
            var width = 0
            for scalar in "\(property):\(value)".unicodeScalars {
                let length = UTF8.width(scalar)
                if width + length > Self.maximumLength {
                    text += "\r\n "
                    width = 1
                }
                text.unicodeScalars.append(scalar)
                width += length
            }
            return text + "\r\n"
        }
    }
}
