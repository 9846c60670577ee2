/// The result of delivering reminders by a channel.
package struct ReminderDelivery: Equatable, Sendable {
    package let channel: ReminderChannel
    /// The number of delivered reminders.
    package let sent: Int
    /// The number of reminders that were not delivered and are tried again next time.
    package let waiting: Int
    /// Why the first of these was not delivered; nil when all were.
    package let error: Failure?

    package init(channel: ReminderChannel, sent: Int, waiting: Int = 0, error: Failure? = nil) {
        self.channel = channel
        self.sent = sent
        self.waiting = waiting
        self.error = error
    }

    /// Why a channel did not deliver a notice.
    package enum Failure: Error, Equatable, Sendable {
        /// The required program is not installed, or no desktop is running.
        case missing(program: String)
        /// The receiver could not be reached or did not answer: it may have got the notice.
        case unreachable
        /// The receiver refused the notice.
        case refused
    }
}
