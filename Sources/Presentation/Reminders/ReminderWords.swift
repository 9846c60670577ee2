public import KeepItFreshDomain

/// Reminders as people and scripts read them.
public struct ReminderWords: Sendable {
    /// More items than these are counted in a notification, not named.
    private static let shownOnDesktop = 8

    private let today: CivilDate
    private let language: MessageLanguage

    /// Words for the day `today`. Reminders are told in `language`, what stands around them in a mail in English.
    public init(today: CivilDate, language: MessageLanguage = .english) {
        self.today = today
        self.language = language
    }

    /// One reminder in a line: `Oat Drink, 1 l, × 2: best before 2027-03-12, in 2 days`.
    public func line(for due: DueReminder) -> String {
        parts(for: due).joined(separator: " ")
    }

    /// The line's parts: the item, and the date with where it is kept.
    func parts(for due: DueReminder) -> [String] {
        let item = due.item
        var name = [item.shownName(in: language)]
        if let unit = item.unit { name.append(TerminalText.visible(unit)) }
        if item.quantity != 1 { name.append("× \(item.quantity)") }
        let date = [item.expiryKind?.words(in: language) ?? language.text(.until), due.lastDay.description].joined(
            separator: " ")
        let when = item.deadlineWords(today: today, in: language).map { ", \($0)" } ?? ""
        let place = item.place.map { " (\(language.text(.inPlace, TerminalText.visible($0))))" } ?? ""
        return ["\(name.joined(separator: ", ")):", "\(date)\(when)\(place)"]
    }

    /// A notice on standard output: a line for each reminder, and what to know of it.
    public func lines(of notice: ReminderNotice) -> [String] {
        (notice.isRepeated ? [language.text(.mayBeRepeated)] : []) + notice.reminders.map { line(for: $0.due) }
    }

    /// A notice on a desktop.
    public func notification(of notice: ReminderNotice) -> (title: String, lines: [String]) {
        let lines = notice.reminders.map { line(for: $0.due) }
        let more = lines.count - Self.shownOnDesktop
        let shown = lines.prefix(Self.shownOnDesktop) + (more > 0 ? ["and \(more) more: kif-scan remind"] : [])
        return (subject(of: notice), Array(shown))
    }

    /// A notice as a mail to an address. The household's name is told in its text, where it can carry no header.
    public func mail(of notice: ReminderNotice, to recipient: EmailAddress) -> MailMessage {
        var lines = ["Of what \"\(TerminalText.visible(notice.household))\" keeps:", ""]
        lines += notice.reminders.map { "- \(line(for: $0.due))" }
        if notice.isRepeated { lines += ["", "An earlier try to send this ended without an answer; you may have it."] }
        lines += ["", "What was eaten is not told again after: kif-scan eat"]
        return MailMessage(
            to: recipient, subject: subject(of: notice), lines: lines, id: "kif-\(notice.key)")
    }

    /// A reminder for scripts.
    public func json(of due: DueReminder, household: String) -> JSONValue {
        .object(fields(of: due, household: household))
    }

    /// A notice's reminders for scripts, each with the key that every try to tell it has.
    public func json(of notice: ReminderNotice) -> [JSONValue] {
        notice.reminders.map { reminder in
            .object(
                fields(of: reminder.due, household: notice.household) + [
                    ("key", .string(notice.key)), ("isRepeated", .bool(reminder.isRepeated)),
                ])
        }
    }

    private func subject(of notice: ReminderNotice) -> String {
        notice.reminders.count == 1
            ? "KeepItFresh: 1 item to use" : "KeepItFresh: \(notice.reminders.count) items to use"
    }

    private func fields(of due: DueReminder, household: String) -> [(String, JSONValue)] {
        [
            ("item", .string(due.item.id)), ("name", .text(due.item.name)), ("brand", .text(due.item.brand)),
            ("gtin", .text(due.item.gtin?.digits)), ("quantity", .integer(due.item.quantity)),
            ("unit", .text(due.item.unit)), ("place", .text(due.item.place)),
            ("lastDay", .string(due.lastDay.description)), ("expiryKind", .text(due.item.expiryKind?.rawValue)),
            ("daysLeft", .integer(today.days(until: due.lastDay))), ("daysBefore", .integer(due.daysBefore)),
            ("household", .string(household)), ("text", .string(line(for: due))),
        ]
    }
}
