/// Sends mail.
package protocol MailProviding: Sendable {
    /// Returns once the server, program or file has accepted the message.
    func send(_ message: MailMessage) async throws(MessageError)
}
