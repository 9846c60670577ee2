/// What became of a channel's reminders.
public struct ReminderDelivery: Equatable, Sendable {
    /// The channel.
    public let channel: ReminderChannel
    /// How many reminders arrived.
    public let sent: Int
    /// How many did not and are tried again the next time.
    public let waiting: Int
    /// Why the first of these did not; nil when all arrived.
    public let error: ReminderDeliveryError?

    /// A delivery.
    public init(channel: ReminderChannel, sent: Int, waiting: Int = 0, error: ReminderDeliveryError? = nil) {
        self.channel = channel
        self.sent = sent
        self.waiting = waiting
        self.error = error
    }
}
