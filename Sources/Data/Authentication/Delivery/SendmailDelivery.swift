import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Sends codes and other mail by this machine's mail program. The message goes to its standard input, and no part of it
/// into its arguments or environment.
package struct SendmailDelivery: OTPDeliveryProviding {
    private let program: String
    private let sender: String

    /// Uses a program that reads a message as `sendmail -i -t` does.
    package init(program: String, from sender: String) {
        self.program = program
        self.sender = sender
    }

    /// Sends a code. Throws `AuthError.unavailable` when the program fails.
    package func deliver(_ message: OTPMessage) async throws {
        try await send(try MessageText.mail(message, from: sender))
    }

    /// Sends a complete message. Throws `AuthError.unavailable`.
    private func send(_ message: String) async throws(AuthError) {
        let text = message.replacingOccurrences(of: "\r\n", with: "\n")
        let isSent = await ChildProcess.runInBackground(
            program, ["-i", "-t"], environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"], input: text)
        guard isSent else { throw .unavailable }
    }
}

extension SendmailDelivery: MailProviding {
    package func send(_ message: MailMessage) async throws(MessageError) {
        do { try await send(try MessageText.mail(message, from: sender)) } catch { throw MessageError(error) }
    }
}
