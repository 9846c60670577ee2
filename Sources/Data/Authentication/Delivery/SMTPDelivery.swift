import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Sends codes and other mail by a mail server.
package struct SMTPDelivery: OTPDeliveryProviding {
    private let server: String
    private let user: String?
    private let passwordFile: String?
    private let sender: String
    private let requiresTLS: Bool
    private let transport = CurlTransport()

    /// Uses the server at `smtp://host:port` or `smtps://host:port`, with a password from a file if there is a user.
    /// A server on another machine must encrypt. Nil for any other address, and for a sender that is not an address.
    package init?(server: String, user: String?, passwordFile: String?, from sender: String) {
        guard let parts = URLComponents(string: server), ["smtp", "smtps"].contains(parts.scheme),
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil,
            EmailAddress(sender) != nil
        else { return nil }
        requiresTLS = !["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        self.server = server
        self.user = user
        self.passwordFile = passwordFile
        self.sender = sender
    }

    /// Sends a code. Throws `AuthError.unavailable` when the server does not accept it.
    package func deliver(_ message: OTPMessage) async throws {
        do {
            try await send(try MessageText.mail(message, from: sender), to: message.address)
        } catch AuthError.network {
            throw AuthError.unavailable
        }
    }

    /// Sends a complete message. Throws `AuthError.network` when the server does not answer, and `unavailable`.
    private func send(_ text: String, to recipient: String) async throws(AuthError) {
        let password = try password()
        try await transport.deliver(
            CurlTransport.Mail(
                server: server, user: user, password: password, requiresTLS: requiresTLS, from: "<\(sender)>",
                to: "<\(recipient)>", message: text))
    }

    private func password() throws(AuthError) -> String? {
        guard user != nil, let passwordFile else { return nil }
        return try PrivateFile.secret(at: passwordFile)
    }
}

extension SMTPDelivery: MailProviding {
    package func send(_ message: MailMessage) async throws(MessageError) {
        do {
            try await send(try MessageText.mail(message, from: sender), to: message.recipient.address)
        } catch {
            throw MessageError(error)
        }
    }
}
