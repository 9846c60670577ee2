import Foundation
package import KeepItFreshDomain

/// Adds messages to a file as JSON Lines, for trials.
package struct OutboxDelivery: OTPDeliveryProviding {
    private let path: String

    /// Uses the file at `path`, which only its owner can read.
    package init(path: String) {
        self.path = path
    }

    /// Adds a code to the file. Throws `AuthError.unavailable` when it cannot be written.
    package func deliver(_ message: OTPMessage) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(["to": message.address, "code": message.code])
        try PrivateFile.append(String(decoding: line, as: UTF8.self), to: path)
    }
}

extension OutboxDelivery: MailProviding {
    package func send(_ message: MailMessage) async throws(MessageError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let fields = [
            "to": message.recipient.address, "subject": message.subject, "id": message.id,
            "text": message.lines.joined(separator: "\n"),
        ]
        guard let line = try? encoder.encode(fields) else { throw .refused }
        do {
            try PrivateFile.append(String(decoding: line, as: UTF8.self), to: path)
        } catch {
            throw MessageError(error)
        }
    }
}
