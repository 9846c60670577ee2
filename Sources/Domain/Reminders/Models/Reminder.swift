/// A reminder that one channel has claimed and is to bring.
public struct Reminder: Equatable, Hashable, Sendable {
    /// What is due.
    public let due: DueReminder
    /// The id of the notice that it first went into: a further try goes under the same.
    public let notice: String
    /// True when it was claimed before and not known to have arrived: it may come a second time.
    public let isRepeated: Bool

    /// A reminder.
    public init(due: DueReminder, notice: String, isRepeated: Bool) {
        self.due = due
        self.notice = notice
        self.isRepeated = isRepeated
    }
}
