package import KeepItFreshLabels

/// What a channel delivers at once.
package struct ReminderNotice: Equatable, Sendable {
    /// The same for every try to deliver these reminders, and only for these, so that the receiver can recognise
    /// repeats.
    package let key: String
    /// The household's name.
    package let household: String
    /// The reminders, earliest last day first; empty when only work waits.
    package let reminders: [Reminder]
    /// What waits for a person, once a day; nil in other notices.
    package var waiting: WaitingWork?
    /// The day of delivery.
    package let today: CivilDate

    package init(
        key: String, household: String, reminders: [Reminder], waiting: WaitingWork? = nil, today: CivilDate
    ) {
        self.waiting = waiting
        self.key = key
        self.household = household
        self.reminders = reminders
        self.today = today
    }

    /// Whether it may have arrived before, because an earlier try ended without an answer.
    package var isRepeated: Bool { reminders.contains(where: \.isRepeated) }

    /// What is recorded once it was delivered.
    var marks: [DueReminder.Mark] {
        reminders.map(\.due.mark) + (waiting == nil ? [] : [.waiting(on: today)])
    }

    /// Groups reminders into notices for a channel. With `oneByOne` each reminder is a notice, whose key consists of
    /// household, item, last day and threshold. Otherwise the reminders that were claimed together are one notice,
    /// whose key is the id of the claims.
    static func notices(
        of reminders: [Reminder], oneByOne: Bool, in context: HouseholdContext, today: CivilDate
    ) -> [ReminderNotice] {
        if oneByOne {
            return reminders.map { reminder in
                let due = reminder.due
                let key = [context.householdId, due.item.id, due.lastDay.description, String(due.daysBefore)]
                return ReminderNotice(
                    key: key.joined(separator: "/"), household: context.householdName, reminders: [reminder],
                    today: today)
            }
        }
        let ids = reminders.reduce(into: [String]()) { if !$0.contains($1.notice) { $0.append($1.notice) } }
        return ids.map { id in
            ReminderNotice(
                key: id, household: context.householdName, reminders: reminders.filter { $0.notice == id },
                today: today)
        }
    }
}
