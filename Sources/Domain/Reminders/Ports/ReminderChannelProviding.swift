/// Delivers reminders to a member.
package protocol ReminderChannelProviding: Sendable {
    var channel: ReminderChannel { get }

    /// Whether each reminder is delivered separately where a message for each is wanted.
    var isOneByOne: Bool { get }

    /// Whether it shows the state of the stock all the time, besides reminders.
    var showsStock: Bool { get }

    /// Shows the state of the stock in place of the one before.
    func show(_ stock: StockState) async throws(ReminderDelivery.Failure)

    /// Returns once the notice was delivered; throws when it was not or when that is unknown.
    func deliver(_ notice: ReminderNotice) async throws(ReminderDelivery.Failure)
}

extension ReminderChannelProviding {
    package var showsStock: Bool { false }

    package func show(_ stock: StockState) async throws(ReminderDelivery.Failure) {}
}
