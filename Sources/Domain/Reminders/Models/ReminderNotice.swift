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
    /// What waits for a person, once a day or week; nil in other notices, and when nothing waits.
    package let waiting: WaitingWork?
    /// Whether it is a message with however many reminders, rather than one of them or of what waits alone.
    package let isDigest: Bool
    /// The day of delivery.
    package let today: CivilDate
    /// The identity of the day's or week's message; nil when this is a further one.
    let period: DueReminder.Mark?

    package init(
        key: String, household: String, reminders: [Reminder], waiting: WaitingWork? = nil, isDigest: Bool = false,
        today: CivilDate, period: DueReminder.Mark? = nil
    ) {
        self.key = key
        self.household = household
        self.reminders = reminders
        self.waiting = waiting.flatMap { $0.isEmpty ? nil : $0 }
        self.isDigest = isDigest
        self.today = today
        self.period = period
    }

    /// Items that expired longer ago, in days, are counted and not listed.
    private static let maximumAge = 14

    /// The reminders that are listed.
    package var listed: [Reminder] { reminders.filter { !Self.isEarlier($0, today) } }

    /// The number of items that expired more than a fortnight ago.
    package var expiredEarlier: Int { reminders.count - listed.count }

    private static func isEarlier(_ reminder: Reminder, _ today: CivilDate) -> Bool {
        reminder.due.lastDay.days(until: today) > maximumAge
    }

    /// Whether it may have arrived before, because an earlier try ended without an answer.
    package var isRepeated: Bool { reminders.contains(where: \.isRepeated) }

    /// What is recorded once it was delivered.
    var marks: [DueReminder.Mark] { reminders.map(\.due.mark) + (period.map { [$0] } ?? []) }

    /// The number of reminders in it, what waits among them.
    var count: Int { reminders.count + (waiting == nil ? 0 : 1) }

    /// Each reminder as a notice, whose key consists of household, item, last day and threshold; what expired more than
    /// a fortnight ago is one notice.
    static func single(
        _ reminders: [Reminder], in context: HouseholdContext, today: CivilDate
    ) -> [ReminderNotice] {
        let recent = reminders.filter { !isEarlier($0, today) }.map { reminder in
            ReminderNotice(
                key: "\(context.householdId)/\(reminder.due.mark.key)", household: context.householdName,
                reminders: [reminder], today: today)
        }
        return together(reminders.filter { isEarlier($0, today) }, in: context, today: today) + recent
    }

    /// The reminders that were claimed together as one notice, whose key is the id of the claims.
    static func together(
        _ reminders: [Reminder], in context: HouseholdContext, today: CivilDate
    ) -> [ReminderNotice] {
        let ids = reminders.reduce(into: [String]()) { if !$0.contains($1.notice) { $0.append($1.notice) } }
        return ids.map { id in
            ReminderNotice(
                key: id, household: context.householdName, reminders: reminders.filter { $0.notice == id },
                isDigest: true, today: today)
        }
    }

    /// One notice of all reminders and of what waits; nil when there is nothing to say. `claim` is that of the day's or
    /// week's message, nil for a further one.
    static func digest(
        _ reminders: [Reminder], waiting: WaitingWork, claim: ReminderLedger.Claim?, in context: HouseholdContext,
        today: CivilDate
    ) -> ReminderNotice? {
        guard !reminders.isEmpty || claim != nil && !waiting.isEmpty else { return nil }
        // Each claim has an id, so that the same ones make the same key, and one more makes another.
        let claims = reminders.map { "\($0.notice)/\($0.due.mark.key)" } + (claim.map { [$0.notice] } ?? [])
        let key = claims.reduce(FNV1a.offsetBasis) { FNV1a.hash(of: $1, from: $0) }
        return ReminderNotice(
            key: String(key, radix: 16), household: context.householdName, reminders: reminders,
            waiting: claim == nil ? nil : waiting, isDigest: true, today: today, period: claim?.mark)
    }
}
