/// Delivers reminders to a member.
package protocol ReminderChannelProviding: Sendable {
    var channel: ReminderChannel { get }

    /// Whether each reminder is delivered separately rather than several in one notice.
    var isOneByOne: Bool { get }

    /// Returns once the notice was delivered; throws when it was not or when that is unknown.
    func deliver(_ notice: ReminderNotice) async throws(ReminderDelivery.Failure)
}
