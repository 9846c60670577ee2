import Foundation
public import KeepItFreshDomain

/// Brings codes by a mail server.
public struct SMTPDelivery: OTPDeliveryProviding {
    private let server: String
    private let user: String?
    private let passwordFile: String?
    let sender: String
    private let requiresTLS: Bool
    private let transfer = WebTransfer()

    /// A server at `smtp://host:port` or `smtps://host:port`; with a user it asks for the password that a file holds.
    /// A server on another machine has to encrypt. Nil for any other address.
    public init?(server: String, user: String?, passwordFile: String?, from sender: String) {
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

    /// Sends a code. Throws `AuthError.unavailable` when the server does not take it.
    public func deliver(_ message: OTPMessage) async throws {
        do {
            try await hand(try OTPText.mail(message, from: sender), to: message.address)
        } catch AuthError.network {
            throw AuthError.unavailable
        }
    }

    /// Hands a whole message over. Throws `AuthError.network` when there was no answer, and `unavailable`.
    func hand(_ text: String, to recipient: String) async throws(AuthError) {
        let password = try password()
        try await transfer.send(
            WebTransfer.Mail(
                server: server, user: user, password: password, requiresTLS: requiresTLS, from: "<\(sender)>",
                to: "<\(recipient)>", message: text))
    }

    private func password() throws(AuthError) -> String? {
        guard user != nil, let passwordFile else { return nil }
        return try SecretFile.read(passwordFile)
    }
}
