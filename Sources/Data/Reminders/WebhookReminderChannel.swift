public import KeepItFreshDomain

/// Posts reminders to an address, each by itself.
public struct WebhookReminderChannel: ReminderChannelProviding {
    /// The web.
    public let channel = ReminderChannel.webhook
    /// Each has a key of its own.
    public let isOneByOne = true

    private let webhook: any WebhookProviding
    private let write: @Sendable (ReminderNotice) -> String

    /// Posts go by `webhook`, with the JSON that `write` makes.
    public init(by webhook: any WebhookProviding, write: @escaping @Sendable (ReminderNotice) -> String) {
        self.webhook = webhook
        self.write = write
    }

    /// Posts a notice under its key.
    public func deliver(_ notice: ReminderNotice) async throws(ReminderDeliveryError) {
        do { try await webhook.post(write(notice), key: notice.key) } catch { throw ReminderDeliveryError(error) }
    }
}
