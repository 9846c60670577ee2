/// Brings reminders to a member.
public protocol ReminderChannelProviding: Sendable {
    /// The channel that it is.
    var channel: ReminderChannel { get }

    /// True for a channel that takes each reminder by itself, false for one that tells several together.
    var isOneByOne: Bool { get }

    /// Brings a notice. Returns once it has arrived at the other end; throws when it did not or nobody can tell.
    func deliver(_ notice: ReminderNotice) async throws(ReminderDeliveryError)
}
