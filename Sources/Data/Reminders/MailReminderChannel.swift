public import KeepItFreshDomain

/// Mails reminders, all that were claimed together in one mail.
public struct MailReminderChannel: ReminderChannelProviding {
    /// Mail.
    public let channel = ReminderChannel.mail
    /// One mail for all.
    public let isOneByOne = false

    private let mail: any MailProviding
    private let write: @Sendable (ReminderNotice) -> MailMessage

    /// Mails go by `mail`, as `write` words them.
    public init(by mail: any MailProviding, write: @escaping @Sendable (ReminderNotice) -> MailMessage) {
        self.mail = mail
        self.write = write
    }

    /// Mails a notice.
    public func deliver(_ notice: ReminderNotice) async throws(ReminderDeliveryError) {
        do { try await mail.send(write(notice)) } catch { throw ReminderDeliveryError(error) }
    }
}
