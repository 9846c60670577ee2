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

    /// Delivers the reminders by each channel, and once a day or week what waits for a person, and returns the results
    /// in the order of the channels. Channels that show the stock get its state first, for which `stock` counts it.
    /// Throws `DataError` and `ReminderError.inProgress`.
    package func execute(
        _ context: HouseholdContext, waiting: WaitingWork, today: CivilDate, as digest: ReminderDigest,
        by channels: [any ReminderChannelProviding], stock: () async throws -> StockState
    ) async throws -> [ReminderDelivery] {
        try await lock.withLock {
            var deliveries: [ReminderDelivery] = []
            for channel in channels {
                let shown = channel.showsStock ? try await stock() : nil
                let notices = try await notices(for: channel, context, waiting: waiting, today: today, as: digest)
                deliveries.append(try await send(notices, by: channel, context, showing: shown))
            }
            return deliveries
        }
    }

    /// What a channel has to deliver, claimed.
    private func notices(
        for channel: any ReminderChannelProviding, _ context: HouseholdContext, waiting: WaitingWork, today: CivilDate,
        as digest: ReminderDigest
    ) async throws -> [ReminderNotice] {
        func claimPeriod() async throws -> ReminderLedger.Claim? {
            try await reminders.claimWaiting(
                for: channel.channel, today: digest.period(of: today), in: context.householdId)
        }
        func claimReminders() async throws -> [Reminder] {
            try await reminders.claim(for: channel.channel, today: digest.lastDay(on: today), in: context.householdId)
        }
        switch digest {
        case .daily, .weekly:
            let claim = try await claimPeriod()
            if digest == .weekly, claim == nil { return [] }
            let notice = ReminderNotice.digest(
                try await claimReminders(), waiting: waiting, claim: claim, in: context, today: today)
            return notice.map { [$0] } ?? []
        case .each:
            let claimed = try await claimReminders()
            var notices =
                channel.isOneByOne
                ? ReminderNotice.single(claimed, in: context, today: today)
                : ReminderNotice.together(claimed, in: context, today: today)
            if !waiting.isEmpty, let claim = try await claimPeriod() {
                notices.append(
                    ReminderNotice(
                        key: claim.notice, household: context.householdName, reminders: [], waiting: waiting,
                        today: today, period: claim.mark))
            }
            return notices
        }
    }

    private func send(
        _ notices: [ReminderNotice], by channel: any ReminderChannelProviding, _ context: HouseholdContext,
        showing stock: StockState?
    ) async throws -> ReminderDelivery {
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
            sent += notice.count
        }
        return ReminderDelivery(
            channel: channel.channel, sent: sent, waiting: notices.reduce(0) { $0 + $1.count } - sent, error: failure)
    }
}
