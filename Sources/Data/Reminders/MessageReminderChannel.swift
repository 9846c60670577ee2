package import KeepItFreshDomain

/// Delivers reminders as messages: to standard output, by mail, or to a webhook.
package struct MessageReminderChannel: ReminderChannelProviding {
    package let channel: ReminderChannel
    package let isOneByOne: Bool

    private let send: @Sendable (ReminderNotice) async throws(ReminderDelivery.Failure) -> Void

    private init(
        _ channel: ReminderChannel, isOneByOne: Bool,
        send: @escaping @Sendable (ReminderNotice) async throws(ReminderDelivery.Failure) -> Void
    ) {
        self.channel = channel
        self.isOneByOne = isOneByOne
        self.send = send
    }

    /// Writes reminders to standard output by `write`, which throws when they could not be written.
    package static func output(
        write: @escaping @Sendable (ReminderNotice) throws -> Void
    ) -> MessageReminderChannel {
        MessageReminderChannel(.output, isOneByOne: false) { notice async throws(ReminderDelivery.Failure) in
            do { try write(notice) } catch { throw .refused }
        }
    }

    /// Sends all reminders of a notice in one mail, whose text `write` makes.
    package static func mail(
        by mail: any MailProviding, write: @escaping @Sendable (ReminderNotice) -> MailMessage
    ) -> MessageReminderChannel {
        MessageReminderChannel(.mail, isOneByOne: false) { notice async throws(ReminderDelivery.Failure) in
            do throws(MessageError) { try await mail.send(write(notice)) } catch {
                throw ReminderDelivery.Failure(error)
            }
        }
    }

    /// Posts each reminder to a webhook under its own key, as the body that `write` makes.
    package static func webhook(
        by webhook: any WebhookProviding, write: @escaping @Sendable (ReminderNotice) -> (body: String, isJSON: Bool)
    ) -> MessageReminderChannel {
        MessageReminderChannel(.webhook, isOneByOne: true) { notice async throws(ReminderDelivery.Failure) in
            let (body, isJSON) = write(notice)
            do throws(MessageError) { try await webhook.post(body, isJSON: isJSON, key: notice.key) } catch {
                throw ReminderDelivery.Failure(error)
            }
        }
    }

    package func deliver(_ notice: ReminderNotice) async throws(ReminderDelivery.Failure) {
        try await send(notice)
    }
}

extension ReminderDelivery.Failure {
    /// Translates the failure of a message.
    init(_ error: MessageError) {
        switch error {
        case .missing: self = .missing(program: "libmosquitto")
        case .unreachable: self = .unreachable
        case .refused: self = .refused
        }
    }
}
