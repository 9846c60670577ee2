/// Why reminders were not set up or sent.
public enum ReminderError: Error, Equatable, Sendable {
    /// A threshold is out of `ReminderThresholds.range`, or there are more than `limit` of a kind.
    case invalidThresholds
    /// Another process sends reminders of this inventory right now.
    case inProgress
    /// A channel was asked for that the settings say nothing of.
    case notSetUp(ReminderChannel)
    /// Nobody said where mails go, and the user has proven to own no address.
    case noMailAddress
    /// No channel was asked for.
    case noChannel
}
