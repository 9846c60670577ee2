import KeepItFreshLabels

/// How often a channel sends a message, and of what.
package enum ReminderDigest: String, CaseIterable, Sendable {
    /// One message a day with all that is due.
    case daily
    /// One message a week, the first time that something can be sent from Monday on, with all that gets due within
    /// seven days.
    case weekly
    /// A message for each reminder, by the channels that can, and one a day of what waits.
    case each

    /// The day that stands for the period of a message on the day `today`.
    func period(of today: CivilDate) -> CivilDate {
        self == .weekly ? today.adding(days: -today.weekday) ?? today : today
    }

    /// The day until which a message on the day `today` looks ahead.
    func lastDay(on today: CivilDate) -> CivilDate {
        self == .weekly ? today.adding(days: 6) ?? today : today
    }
}
