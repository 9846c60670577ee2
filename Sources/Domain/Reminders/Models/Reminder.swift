/// A reminder that a channel has claimed and is to deliver.
package struct Reminder: Equatable, Hashable, Sendable {
    package let due: DueReminder
    /// The id of the notice with which it was claimed; further tries use the same id.
    package let notice: String
    /// Whether an earlier try may have delivered it, so that it may arrive twice.
    package let isRepeated: Bool

    package init(due: DueReminder, notice: String, isRepeated: Bool) {
        self.due = due
        self.notice = notice
        self.isRepeated = isRepeated
    }
}
