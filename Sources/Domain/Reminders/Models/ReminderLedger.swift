package import KeepItFreshLabels

/// The reminders that one channel has delivered to a member, and those that it has claimed.
package struct ReminderLedger: Equatable, Sendable {
    /// The claims by mark.
    package private(set) var claims: [DueReminder.Mark: Claim]

    package init(_ claims: [Claim] = []) {
        self.claims = Dictionary(claims.map { ($0.mark, $0) }) { first, _ in first }
    }

    /// A channel's claim to deliver a reminder. It is stored before anything is sent.
    package struct Claim: Equatable, Hashable, Sendable {
        package let mark: DueReminder.Mark
        /// The id of the notice with which it was claimed.
        package let notice: String
        /// Whether the reminder was delivered. If false, it was not sent or the result is unknown.
        package var isSent: Bool

        package init(mark: DueReminder.Mark, notice: String, isSent: Bool = false) {
            self.mark = mark
            self.notice = notice
            self.isSent = isSent
        }
    }

    /// The days by which a reminder may be early on another check: travelling west can set the day back by two.
    private static let maximumEarliness = 2

    /// Claims all due reminders that were not delivered yet on the day `today`. New claims belong to the notice
    /// `notice`; open ones, whose delivery is unknown, keep theirs. Open claims that are no longer due are dropped,
    /// since their items were eaten, frozen or corrected meanwhile. Delivered ones whose threshold is days away were
    /// delivered while the clock was ahead: they are forgotten, so that they are delivered when they are due.
    package mutating func claim(_ due: [DueReminder], in notice: String, on today: CivilDate) -> [Reminder] {
        let marks = Set(due.map(\.mark))
        claims = claims.filter { mark, claim in
            guard !mark.isWaiting else { return true }
            guard claim.isSent else { return marks.contains(mark) }
            return today.days(until: mark.lastDay) - Self.maximumEarliness <= mark.daysBefore
        }
        return due.compactMap { due in
            if let known = claims[due.mark] {
                return known.isSent ? nil : Reminder(due: due, notice: known.notice, isRepeated: true)
            }
            claims[due.mark] = Claim(mark: due.mark, notice: notice)
            return Reminder(due: due, notice: notice, isRepeated: false)
        }
    }

    /// Claims the notice of what waits on the day `today`, as `notice` or, when its delivery is unknown, under the id
    /// that it has; nil when it was delivered. Those of other days are forgotten.
    package mutating func claimWaiting(in notice: String, on today: CivilDate) -> Claim? {
        let mark = DueReminder.Mark.waiting(on: today)
        claims = claims.filter { !$0.key.isWaiting || $0.key == mark }
        let claim = claims[mark] ?? Claim(mark: mark, notice: notice)
        claims[mark] = claim
        return claim.isSent ? nil : claim
    }

    /// Records that claimed reminders were delivered; marks without a claim are ignored.
    package mutating func markDelivered(_ marks: [DueReminder.Mark]) {
        for mark in marks { claims[mark]?.isSent = true }
    }
}
