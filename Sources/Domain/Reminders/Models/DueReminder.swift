package import KeepItFreshLabels

/// An item of which its household is to be reminded today.
package struct DueReminder: Equatable, Hashable, Sendable {
    package let item: Item
    /// The item's last day, by its `deadline`.
    package let lastDay: CivilDate
    /// The threshold that was crossed last, in days before the last day.
    package let daysBefore: Int

    /// The identity of a reminder, which each channel delivers once: item, last day and threshold. When the item's last
    /// day changes, its reminders are new ones.
    package struct Mark: Equatable, Hashable, Codable, Sendable {
        package let itemId: String
        /// The item's last day when the reminder was due.
        package let lastDay: CivilDate
        /// The threshold, in days before the last day.
        package let daysBefore: Int

        package init(itemId: String, lastDay: CivilDate, daysBefore: Int) {
            self.itemId = itemId
            self.lastDay = lastDay
            self.daysBefore = daysBefore
        }

        /// The identity of the day's notice of what waits for a person, which is about no item.
        package static func waiting(on day: CivilDate) -> Mark {
            Mark(itemId: "", lastDay: day, daysBefore: 0)
        }

        /// Its parts as a text, of which the keys of notices are made.
        var key: String { "\(itemId)/\(lastDay)/\(daysBefore)" }

        /// Whether it is of such a notice.
        package var isWaiting: Bool { itemId.isEmpty }
    }

    /// The reminder of an item on the day `today`. Nil when the item is used up or frozen, when it has no date, and
    /// when no threshold is crossed. Of several thresholds crossed since the last check, only the latest counts.
    package init?(of item: Item, by thresholds: ReminderThresholds, today: CivilDate) {
        guard item.quantity > 0, let lastDay = item.deadline?.lastDay,
            let crossed = thresholds.crossed(by: today.days(until: lastDay), ReminderThresholds.Kind(of: item))
        else { return nil }
        self.item = item
        self.lastDay = lastDay
        daysBefore = crossed
    }

    package var mark: Mark {
        Mark(itemId: item.id, lastDay: lastDay, daysBefore: daysBefore)
    }

    /// The due reminders of several items, earliest last day first, and use-by dates before others of the same day.
    package static func all(
        in items: [Item], by thresholds: ReminderThresholds, today: CivilDate
    ) -> [DueReminder] {
        items.compactMap { DueReminder(of: $0, by: thresholds, today: today) }
            .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    private var rank: Int {
        lastDay.dayNumber * 2 + (item.expiryKind == .useBy ? 0 : 1)
    }
}
