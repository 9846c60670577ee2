/// Why reminders could not be set up or sent.
package enum ReminderError: Error, Equatable, Sendable {
    /// A threshold is outside `ReminderThresholds.range`, or there are more than `maximumCount` for a kind of date.
    case invalidThresholds
    /// Another process is sending reminders of this inventory.
    case inProgress
    /// The requested channel is not configured.
    case notSetUp(ReminderChannel)
    /// No mail address is configured, and the user has no verified one.
    case noMailAddress
    /// No channel was requested.
    case noChannel
}
