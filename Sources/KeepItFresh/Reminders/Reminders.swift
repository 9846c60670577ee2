package import Foundation
import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshLabels
package import KeepItFreshPresentation
import KeepItFreshReminders
import Logging
import Metrics

/// A household's reminders, for one of its members.
package struct Reminders: Sendable {
    package let context: HouseholdContext
    /// Stores when the household is reminded, and which reminders were sent.
    package let repository: any ReminderProviding

    private let items: any ItemProviding
    private let inbox: any InboxProviding
    private let lock: any SendingLockProviding
    private let addresses: @Sendable () async throws -> [EmailAddress]

    init(
        context: HouseholdContext, repository: any ReminderProviding,
        items: any ItemProviding & InboxProviding, lock: any SendingLockProviding,
        addresses: @escaping @Sendable () async throws -> [EmailAddress]
    ) {
        self.context = context
        self.repository = repository
        self.items = items
        inbox = items
        self.lock = lock
        self.addresses = addresses
    }

    package var setThresholds: SetReminderThresholds { SetReminderThresholds(reminders: repository) }

    /// How many days before an item's last day the household is reminded. Throws `DataError`.
    package func thresholds() async throws -> ReminderThresholds {
        try await repository.thresholds(in: context.householdId)
    }

    /// The reminders due on a day, sent or not. Throws `DataError`.
    package func due(on today: CivilDate = .today()) async throws -> [DueReminder] {
        let thresholds = try await thresholds()
        let items = try await items.items(thresholds.query(on: today), limit: nil, in: context.householdId)
        return DueReminder.all(in: items, by: thresholds, today: today)
    }

    /// How many characters of their ids distinguish the reminders' items from every other. Throws `DataError`.
    package func idLength(toDistinguish due: [DueReminder]) async throws -> Int {
        try await items.idLength(toDistinguish: due.map(\.item), in: context.householdId)
    }

    /// What waits for a person, and what is to be bought on the day `today`. Throws `DataError`.
    package func waiting(on today: CivilDate = .today()) async throws -> WaitingWork {
        var waiting = try await WaitingWork(items, inbox: inbox, in: context.householdId)
        guard let rules = try await (items as? any HouseholdRuleProviding)?.rules(in: context.householdId) else {
            return waiting
        }
        waiting.toBuy = try await StockMinimum.all(
            in: items, rules: rules, today: today, householdId: context.householdId
        ).filter { $0.missing > 0 }
        return waiting
    }

    /// Sends through each channel the reminders that are due and were not sent through it before, and once a day what
    /// waits for a person. Throws `DataError` and `ReminderError.inProgress`.
    package func send(
        by channels: [any ReminderChannelProviding], as digest: ReminderDigest = .daily, on today: CivilDate = .today()
    ) async throws -> [ReminderDelivery] {
        let waiting = try await waiting(on: today)
        let deliveries = try await SendReminders(reminders: repository, lock: lock)
            .execute(context, waiting: waiting, today: today, as: digest, by: channels) {
                try await stock(on: today, waiting: waiting)
            }
        Self.record(deliveries)
        return deliveries
    }

    /// Sends what is due as `settings` say, with programs of this process's PATH. Throws as `channels` and `send` do.
    package func send(
        to channels: [ReminderChannel], _ settings: ReminderSettings, on today: CivilDate, language: MessageLanguage,
        output: @escaping @Sendable (ReminderNotice) throws -> Void
    ) async throws -> [ReminderDelivery] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let made = try await self.channels(
            channels, settings, path: path, on: today, language: language, output: output)
        return try await send(by: made, as: settings.digest, on: today)
    }

    /// What the household has on the day `today`. Throws `DataError`.
    package func stock(on today: CivilDate) async throws -> StockState {
        try await stock(on: today, waiting: waiting(on: today))
    }

    private func stock(on today: CivilDate, waiting: WaitingWork) async throws -> StockState {
        try await StockState(of: context, items, waiting: waiting, today: today)
    }

    /// Writes the items' last days, and today what waits for a person, as an iCalendar file, with alarms `minute`
    /// minutes after midnight, in `language`. `write` gets it in parts, however many items there are. Throws
    /// `DataError` and what `write` throws.
    package func writeCalendar(
        alarmsAt minute: Int, on today: CivilDate, now: Date = Date(), language: MessageLanguage = .english,
        _ write: @escaping @Sendable (String) throws -> Void
    ) async throws {
        let calendar = ReminderCalendar(
            household: context.householdName, thresholds: try await thresholds(), minute: minute, now: now,
            language: language)
        let end = calendar.end(waiting: try await waiting(on: today), on: today)
        try write(calendar.head)
        try await items.forEachBatch(ReminderCalendar.query(on: today), in: context.householdId) {
            try write(calendar.events(of: $0))
        }
        try write(end)
    }

    /// Creates the channels as `settings` say, writing in `language`. `output` prints a notice; programs are looked for
    /// in the folders of `path`, which are separated by colons. Throws `ReminderError` for a channel that is not set
    /// up, and `DataError`.
    package func channels(
        _ channels: [ReminderChannel], _ settings: ReminderSettings, path: String, on today: CivilDate = .today(),
        language: MessageLanguage = .english,
        output: @escaping @Sendable (ReminderNotice) throws -> Void
    ) async throws -> [any ReminderChannelProviding] {
        guard !channels.isEmpty else { throw ReminderError.noChannel }
        let words = ReminderWords(today: today, language: language)
        var made: [any ReminderChannelProviding] = []
        for channel in channels {
            switch channel {
            case .output: made.append(MessageReminderChannel.output(write: output))
            case .desktop: made.append(DesktopReminderChannel(path: path) { words.notification(of: $0) })
            case .mail:
                guard let mail = settings.mail?.makeMail() else { throw ReminderError.notSetUp(.mail) }
                guard let recipient = try await recipient(settings) else { throw ReminderError.noMailAddress }
                made.append(MessageReminderChannel.mail(by: mail) { words.mail(of: $0, to: recipient) })
            case .webhook:
                guard let webhook = settings.webhook?.makeWebhook() else { throw ReminderError.notSetUp(.webhook) }
                let template = settings.webhookBody
                made.append(
                    MessageReminderChannel.webhook(by: webhook) { notice in
                        guard let template else { return (words.message(of: notice).line, true) }
                        return (template.body(for: notice, in: words), template.isJSON)
                    })
            case .mqtt:
                guard let broker = settings.broker?.makePublisher() else { throw ReminderError.notSetUp(.mqtt) }
                let messages = HomeAssistantMessages(context, prefix: settings.discoveryPrefix, words: words)
                made.append(
                    PublishedReminderChannel(by: broker) {
                        messages.state($0)
                    } event: {
                        messages.event($0)
                    })
            }
        }
        return made
    }

    /// Logs and counts deliveries by channel, without addresses.
    private static func record(_ deliveries: [ReminderDelivery]) {
        let logger = Logger(label: "keepitfresh.reminders")
        for delivery in deliveries {
            logger.debug(
                "reminders by \(delivery.channel.rawValue)",
                metadata: [
                    "sent": "\(delivery.sent)", "waiting": "\(delivery.waiting)",
                    "error": "\(delivery.error.map { "\($0)" } ?? "none")",
                ])
            let channel = [("channel", delivery.channel.rawValue)]
            Counter(label: "keepitfresh.reminders.sent", dimensions: channel).increment(by: delivery.sent)
            Counter(label: "keepitfresh.reminders.waiting", dimensions: channel).increment(by: delivery.waiting)
        }
    }

    private func recipient(_ settings: ReminderSettings) async throws -> EmailAddress? {
        if let recipient = settings.recipient { return recipient }
        return try await addresses().first
    }
}
