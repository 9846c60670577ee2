/// Brings what is due by channels, each reminder once by each.
///
/// A reminder is claimed in the store before it is sent, and settled after. What is claimed and not settled, because
/// this process died or the other end gave no answer, is sent again under the same key the next time, if it is due
/// still. So nothing is lost, and what arrives twice can be told by its key.
public struct SendReminders: Sendable {
    private let reminders: any ReminderProviding
    private let turn: any SendingTurnProviding

    /// Claims in `reminders` and sends in this process's `turn`.
    public init(reminders: any ReminderProviding, turn: any SendingTurnProviding) {
        self.reminders = reminders
        self.turn = turn
    }

    /// What became of each channel's reminders, in the order of the channels. Throws `DataError` and
    /// `ReminderError.inProgress`.
    public func execute(
        _ context: HouseholdContext, today: CivilDate, by channels: [any ReminderChannelProviding]
    ) async throws -> [ReminderDelivery] {
        try await turn.take {
            var deliveries: [ReminderDelivery] = []
            for channel in channels { deliveries.append(try await send(by: channel, context, today: today)) }
            return deliveries
        }
    }

    private func send(
        by channel: any ReminderChannelProviding, _ context: HouseholdContext, today: CivilDate
    ) async throws -> ReminderDelivery {
        let claimed = try await reminders.claim(for: channel.channel, today: today, in: context.householdId)
        let notices = ReminderNotice.notices(of: claimed, oneByOne: channel.isOneByOne, in: context, today: today)
        var sent = 0
        var failure: ReminderDeliveryError?
        for notice in notices {
            do throws(ReminderDeliveryError) {
                try await channel.deliver(notice)
            } catch {
                failure = failure ?? error
                // One that is refused may be alone in that; where nobody answers the others need not wait.
                guard error == .refused else { break }
                continue
            }
            let marks = notice.reminders.map(\.due.mark)
            try await reminders.settle(marks, for: channel.channel, in: context.householdId)
            sent += marks.count
        }
        return ReminderDelivery(
            channel: channel.channel, sent: sent, waiting: claimed.count - sent, error: failure)
    }
}
