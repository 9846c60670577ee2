/// Brings mail to its address.
public protocol MailProviding: Sendable {
    /// Hands a message over; returns once the other side has taken it.
    func send(_ message: MailMessage) async throws(MessageError)
}
