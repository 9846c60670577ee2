/// An item that its household is to be reminded of today.
public struct DueReminder: Equatable, Hashable, Sendable {
    /// The item as it stands.
    public let item: Item
    /// Its last day by the date that decides now (`Item.deadline`).
    public let lastDay: CivilDate
    /// The threshold that was crossed last, in days before.
    public let daysBefore: Int

    /// The reminder of an item on the day `today`; nil when none is due: nothing is left of it, it has no date or is
    /// frozen, or no threshold is crossed. Of several that were crossed since nobody looked, the last alone counts.
    public init?(of item: Item, by thresholds: ReminderThresholds, today: CivilDate) {
        guard item.quantity > 0, let lastDay = item.deadline?.lastDay,
            let crossed = thresholds.crossed(by: today.days(until: lastDay), ReminderKind(of: item))
        else { return nil }
        self.item = item
        self.lastDay = lastDay
        daysBefore = crossed
    }

    /// What each channel tells once.
    public var mark: ReminderMark {
        ReminderMark(itemId: item.id, lastDay: lastDay, daysBefore: daysBefore)
    }

    /// The reminders that are due among items, the earliest last day first, a use by before others of that day.
    public static func all(
        in items: [Item], by thresholds: ReminderThresholds, today: CivilDate
    ) -> [DueReminder] {
        items.compactMap { DueReminder(of: $0, by: thresholds, today: today) }
            .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    private var rank: Int {
        lastDay.dayNumber * 2 + (item.expiryKind == .useBy ? 0 : 1)
    }
}
