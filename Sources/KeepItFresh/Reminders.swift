public import Foundation
public import KeepItFreshDomain
public import KeepItFreshPresentation
import KeepItFreshReminders

/// A household's reminders, for one of its members.
public struct Reminders: Sendable {
    /// The household and the member.
    public let context: HouseholdContext
    /// Where it is kept when the household is reminded and what was told.
    public let repository: any ReminderProviding

    private let items: any ItemProviding
    private let turn: any SendingTurnProviding
    private let addresses: @Sendable () async throws -> [EmailAddress]

    init(
        context: HouseholdContext, repository: any ReminderProviding, items: any ItemProviding,
        turn: any SendingTurnProviding, addresses: @escaping @Sendable () async throws -> [EmailAddress]
    ) {
        self.context = context
        self.repository = repository
        self.items = items
        self.turn = turn
        self.addresses = addresses
    }

    /// Says when the household is reminded.
    public var setThresholds: SetReminderThresholds { SetReminderThresholds(reminders: repository) }

    /// When the household is reminded. Throws `DataError`.
    public func thresholds() async throws -> ReminderThresholds {
        try await repository.thresholds(in: context.householdId)
    }

    /// All items by expiry date. Throws `DataError`.
    public func allItems() async throws -> [Item] {
        try await items.items(in: context.householdId)
    }

    /// What is due on a day, told or not. Throws `DataError`.
    public func due(on today: CivilDate = .today()) async throws -> [DueReminder] {
        DueReminder.all(in: try await allItems(), by: try await thresholds(), today: today)
    }

    /// Tells by each channel what is due and was not told by it before. Throws `DataError` and
    /// `ReminderError.inProgress`.
    public func send(
        by channels: [any ReminderChannelProviding], on today: CivilDate = .today()
    ) async throws -> [ReminderDelivery] {
        let deliveries = try await SendReminders(reminders: repository, turn: turn)
            .execute(context, today: today, by: channels)
        ReminderObserver().hear(deliveries)
        return deliveries
    }

    /// The items' last days as an iCalendar file, with alarms `minute` minutes after midnight. Throws `DataError`.
    public func calendar(alarmsAt minute: Int, now: Date = Date()) async throws -> String {
        let calendar = ReminderCalendar(
            household: context.householdName, thresholds: try await thresholds(), minute: minute, now: now)
        return calendar.text(for: try await allItems())
    }

    /// The channels as they are set up, telling in `language`. `output` writes a notice out; programs are looked for in the folders of `path`.
    /// Throws `ReminderError` for one that is not set up, and `DataError`.
    public func channels(
        _ channels: [ReminderChannel], _ settings: ReminderSettings, path: String, on today: CivilDate = .today(),
        language: MessageLanguage = .english,
        output: @escaping @Sendable (ReminderNotice) throws -> Void
    ) async throws -> [any ReminderChannelProviding] {
        guard !channels.isEmpty else { throw ReminderError.noChannel }
        let words = ReminderWords(today: today, language: language)
        var made: [any ReminderChannelProviding] = []
        for channel in channels {
            switch channel {
            case .output: made.append(OutputReminderChannel(write: output))
            case .desktop: made.append(DesktopReminderChannel(path: path) { words.notification(of: $0) })
            case .mail:
                guard let mail = settings.mail?.makeMail() else { throw ReminderError.notSetUp(.mail) }
                guard let recipient = try await recipient(settings) else { throw ReminderError.noMailAddress }
                made.append(MailReminderChannel(by: mail) { words.mail(of: $0, to: recipient) })
            case .webhook:
                guard let webhook = settings.webhook?.makeWebhook() else { throw ReminderError.notSetUp(.webhook) }
                made.append(WebhookReminderChannel(by: webhook) { words.json(of: $0).map(\.line).joined() })
            }
        }
        return made
    }

    private func recipient(_ settings: ReminderSettings) async throws -> EmailAddress? {
        if let recipient = settings.recipient { return recipient }
        return try await addresses().first
    }
}
