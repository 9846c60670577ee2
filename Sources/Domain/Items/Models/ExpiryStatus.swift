public import KeepItFreshLabels

/// The freshness of an item today. It is computed on demand and never stored.
public enum ExpiryStatus: String, Codable, Hashable, Sendable, CaseIterable {
    case expired, expiringSoon, fresh
    /// Nothing says how long it is good, and it is not frozen.
    case noDate

    /// The default number of days that counts as soon.
    public static let defaultSoonDays = 3

    /// The status of a date on the day `today`: an item is good until the end of the date's last day, and expires soon
    /// when at most `soonDays` days are left.
    public init(of date: CivilDate?, today: CivilDate, soonDays: Int = defaultSoonDays) {
        guard let date else {
            self = .noDate
            return
        }
        let daysLeft = today.days(until: date)
        self = daysLeft < 0 ? .expired : daysLeft <= soonDays ? .expiringSoon : .fresh
    }

    /// The status of an item on the day `today`, by its `deadline`; frozen items without one are fresh.
    public init(of item: Item, today: CivilDate, soonDays: Int = defaultSoonDays) {
        self.init(of: item.deadline, today: today, soonDays: soonDays)
        if item.isFrozen, item.deadline == nil { self = .fresh }
    }
}
