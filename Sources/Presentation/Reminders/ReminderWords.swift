package import KeepItFreshDomain
package import KeepItFreshLabels

/// Formats reminders as lines, notifications, mails and JSON.
package struct ReminderWords: Sendable {
    /// The number of items that a notification names; further ones are counted.
    private static let maximumShownOnDesktop = 8

    private let today: CivilDate
    /// The language of the texts for people.
    let language: MessageLanguage

    /// Words for the day `today`, in `language`.
    package init(today: CivilDate, language: MessageLanguage = .english) {
        self.today = today
        self.language = language
    }

    /// Returns one line: `Oat Drink, 1 l, × 2: best before 2027-03-12, in 2 days`.
    package func line(for due: DueReminder) -> String {
        parts(for: due).joined(separator: " ")
    }

    /// The parts of the line: the item, and the date with the item's place.
    func parts(for due: DueReminder) -> [String] {
        let item = due.item
        var name = [item.shownName(in: language)]
        if let kind = item.category.flatMap(PhotoSubject.init) { name.append(kind.message.text(in: language)) }
        if let unit = item.unit { name.append(TerminalText.visible(unit)) }
        if item.quantity != 1 { name.append("× \(item.quantity)") }
        let kind = item.expiryKind?.words(in: language) ?? language.words("until")
        let date = "\(kind) \(language.words(for: due.lastDay, on: today))"
        let when = item.deadlineWords(today: today, in: language).map { ", \($0)" } ?? ""
        let place = item.place.map { language.words("in \(TerminalText.visible($0))") }
        return ["\(name.joined(separator: ", ")):", "\(date)\(when)" + (place.map { " (\($0))" } ?? "")]
    }

    /// Returns a notice for standard output: a line for each reminder, and a note if they may be repeated.
    package func lines(of notice: ReminderNotice) -> [String] {
        let note = notice.isRepeated ? [language.words("You may have received these reminders before:")] : []
        return note + itemLines(of: notice) + waitingLines(of: notice)
    }

    /// A line for each item that is listed, and one for what expired long ago.
    private func itemLines(of notice: ReminderNotice) -> [String] {
        let count = notice.expiredEarlier
        let earlier = Message(
            count, one: "\(count) item expired more than two weeks ago: kif-scan list --expired",
            other: "\(count) items expired more than two weeks ago: kif-scan list --expired")
        return notice.listed.map { line(for: $0.due) } + (count > 0 ? [earlier.text(in: language)] : [])
    }

    private func waitingLines(of notice: ReminderNotice) -> [String] {
        notice.waiting.map { [$0.line(in: language)] } ?? []
    }

    /// Returns a notice for the desktop.
    package func notification(of notice: ReminderNotice) -> (title: String, lines: [String]) {
        let lines = itemLines(of: notice) + waitingLines(of: notice)
        let more = lines.count - Self.maximumShownOnDesktop
        var shown = Array(lines.prefix(Self.maximumShownOnDesktop))
        if more > 0 { shown.append(language.words("and \(more) more: kif-scan remind")) }
        return (subject(of: notice), shown)
    }

    /// Returns a notice as a mail. The household's name is in the text, where it cannot become part of a header.
    package func mail(of notice: ReminderNotice, to recipient: EmailAddress) -> MailMessage {
        let household = TerminalText.visible(notice.household)
        var lines: [String]
        if notice.reminders.isEmpty {
            // Translators: the value is the name of a household; what is to be checked follows.
            lines = [language.words("In \"\(household)\":")] + waitingLines(of: notice)
        } else {
            // Translators: the value is the name of a household; a list follows.
            lines = [language.words("Items to use up in \"\(household)\":"), ""]
            lines += itemLines(of: notice).map { "- \($0)" }
            lines += waitingLines(of: notice).flatMap { ["", $0] }
            if notice.isRepeated {
                lines += [
                    "", language.words("You may receive this mail twice: an earlier attempt to send it got no answer."),
                ]
            }
            lines += [
                "", language.words("To stop the reminders of something you ate, record it with: kif-scan eat"),
            ]
        }
        return MailMessage(to: recipient, subject: subject(of: notice), lines: lines, id: "kif-\(notice.key)")
    }

    /// Returns the object of a reminder for scripts.
    package func json(of due: DueReminder, household: String) -> JSONValue {
        .object(fields(of: due, household: household))
    }

    /// Returns the objects of a notice's reminders, and of what waits, for scripts, each with the key that is the same
    /// in every attempt to send it.
    package func json(of notice: ReminderNotice) -> [JSONValue] {
        notice.reminders.map { reminder in
            .object(
                fields(of: reminder.due, household: notice.household) + [
                    ("key", .string(notice.key)), ("isRepeated", .bool(reminder.isRepeated)),
                ])
        }
            + (notice.waiting.map {
                [$0.json(key: notice.key, household: notice.household, text: $0.line(in: language))]
            }
                ?? [])
    }

    /// Returns the object that is posted or published for a notice: of a single reminder its values, of what waits
    /// that, of a digest its title and text with the items as a list.
    package func message(of notice: ReminderNotice) -> JSONValue {
        if !notice.isDigest, let single = json(of: notice).first { return single }
        return .object([
            ("title", .string(subject(of: notice))), ("text", .string(lines(of: notice).joined(separator: "\n"))),
            ("household", .string(notice.household)), ("key", .string(notice.key)),
            ("isRepeated", .bool(notice.isRepeated)),
            ("items", .array(notice.listed.map { json(of: $0.due, household: notice.household) })),
            ("expiredEarlier", .integer(notice.expiredEarlier)), ("waiting", notice.waiting?.counts ?? .null),
        ])
    }

    /// The values of a notice by the names of a template's placeholders. Those of an item are there when it is the only
    /// one; the name is a list otherwise.
    func values(of notice: ReminderNotice) -> [String: String] {
        var values = [
            "text": lines(of: notice).joined(separator: "\n"), "title": subject(of: notice),
            "household": notice.household, "key": notice.key,
        ]
        let listed = notice.listed
        values["name"] = listed.map { $0.due.item.shownName(in: language) }.joined(separator: ", ")
        guard listed.count == 1, let due = listed.first?.due else { return values }
        let item = due.item
        values["name"] = item.name ?? item.shownName(in: language)
        values["brand"] = item.brand
        values["unit"] = item.unit
        values["place"] = item.place
        values["lastDay"] = due.lastDay.description
        values["quantity"] = String(item.quantity)
        values["daysLeft"] = String(today.days(until: due.lastDay))
        return values
    }

    private func subject(of notice: ReminderNotice) -> String {
        let count = notice.reminders.count
        // Translators: the subject of a mail.
        guard count > 0 else { return language.words("KeepItFresh: please check") }
        return Message(
            count, one: "KeepItFresh: \(count) item to use", other: "KeepItFresh: \(count) items to use"
        ).text(in: language)
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
