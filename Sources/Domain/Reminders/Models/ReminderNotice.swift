/// What a channel brings at one time.
public struct ReminderNotice: Equatable, Sendable {
    /// The same for every try to bring these reminders, and for no others: who gets it twice can tell by it.
    public let key: String
    /// The household's name.
    public let household: String
    /// What it tells, the earliest last day first; never empty.
    public let reminders: [Reminder]
    /// The day it is told on.
    public let today: CivilDate

    /// A notice.
    public init(key: String, household: String, reminders: [Reminder], today: CivilDate) {
        self.key = key
        self.household = household
        self.reminders = reminders
        self.today = today
    }

    /// True when it may have come before: an earlier try ended without an answer.
    public var isRepeated: Bool { reminders.contains(where: \.isRepeated) }

    /// Reminders as notices for a channel: one for each reminder, under a key that item, last day and threshold alone
    /// make, or all that were claimed together in one, under the id of that.
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
