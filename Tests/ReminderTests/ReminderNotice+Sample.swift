import Foundation
import KeepItFreshDomain
import KeepItFreshLabels

extension ReminderNotice {
    /// A notice of one oat drink, two days before its last day.
    static func sample(name: String = "Oat Drink", key: String = "notice-1") throws -> ReminderNotice {
        let today = CivilDate(clampedDayNumber: 20_000)
        let item = Item(
            id: "item-1", name: name, expiryDate: today.adding(days: 2), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        guard let due = DueReminder(of: item, by: .standard, today: today) else { throw CocoaError(.coderInvalidValue) }
        let reminder = Reminder(due: due, notice: key, isRepeated: false)
        return ReminderNotice(key: key, household: "Home", reminders: [reminder], today: today)
    }
}
