public import KeepItFreshDomain

extension SMTPDelivery: MailProviding {
    /// Sends a mail.
    public func send(_ message: MailMessage) async throws(MessageError) {
        do {
            try await hand(try MailText.whole(message, from: sender), to: message.recipient.address)
        } catch {
            throw MessageError(error)
        }
    }
}

extension SendmailDelivery: MailProviding {
    /// Sends a mail.
    public func send(_ message: MailMessage) async throws(MessageError) {
        do { try await hand(try MailText.whole(message, from: sender)) } catch { throw MessageError(error) }
    }
}
