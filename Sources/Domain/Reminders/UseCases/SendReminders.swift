package import KeepItFreshLabels

/// Delivers the due reminders, each once by each channel.
///
/// A reminder is claimed in the store before it is sent, and marked as delivered afterwards. If the process dies in
/// between or the receiver does not answer, the reminder is sent again next time under the same key, provided it is
/// still due. So no reminder is lost, and the receiver can recognise repeats by their key.
package struct SendReminders: Sendable {
    private let reminders: any ReminderProviding
    private let lock: any SendingLockProviding

    package init(reminders: any ReminderProviding, lock: any SendingLockProviding) {
        self.reminders = reminders
        self.lock = lock
    }

    /// Delivers the reminders by each channel, and once a day what waits for a person, and returns the results in the
    /// order of the channels. Channels that show the stock get its state first, for which `stock` counts it. Throws
    /// `DataError` and `ReminderError.inProgress`.
    package func execute(
        _ context: HouseholdContext, waiting: WaitingWork, today: CivilDate,
        by channels: [any ReminderChannelProviding], stock: () async throws -> StockState
    ) async throws -> [ReminderDelivery] {
        try await lock.withLock {
            var deliveries: [ReminderDelivery] = []
            for channel in channels {
                let shown = channel.showsStock ? try await stock() : nil
                deliveries.append(
                    try await send(by: channel, context, waiting: waiting, today: today, showing: shown))
            }
            return deliveries
        }
    }

    private func send(
        by channel: any ReminderChannelProviding, _ context: HouseholdContext, waiting: WaitingWork, today: CivilDate,
        showing stock: StockState?
    ) async throws -> ReminderDelivery {
        let claimed = try await reminders.claim(for: channel.channel, today: today, in: context.householdId)
        var notices = ReminderNotice.notices(of: claimed, oneByOne: channel.isOneByOne, in: context, today: today)
        if !waiting.isEmpty,
            let claim = try await reminders.claimWaiting(for: channel.channel, today: today, in: context.householdId)
        {
            notices.append(
                ReminderNotice(
                    key: claim.notice, household: context.householdName, reminders: [], waiting: waiting, today: today))
        }
        var sent = 0
        var failure: ReminderDelivery.Failure?
        if let stock {
            do throws(ReminderDelivery.Failure) { try await channel.show(stock) } catch { failure = error }
        }
        for notice in notices where failure == nil || failure == .refused {
            do throws(ReminderDelivery.Failure) {
                try await channel.deliver(notice)
            } catch {
                failure = failure ?? error
                // After a refusal other notices may still succeed; an unreachable receiver would let all of them wait.
                continue
            }
            try await reminders.markDelivered(notice.marks, for: channel.channel, in: context.householdId)
            sent += notice.marks.count
        }
        return ReminderDelivery(
            channel: channel.channel, sent: sent, waiting: notices.reduce(0) { $0 + $1.marks.count } - sent,
            error: failure)
    }
}
