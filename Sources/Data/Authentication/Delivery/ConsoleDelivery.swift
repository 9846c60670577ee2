import Foundation
package import KeepItFreshDomain

/// Writes messages to standard error, for trials.
package struct ConsoleDelivery: OTPDeliveryProviding {
    package init() {}

    package func deliver(_ message: OTPMessage) async throws {
        try FileHandle.standardError.write(contentsOf: Data("code: \(message.code)\n".utf8))
    }
}

extension ConsoleDelivery: MailProviding {
    package func send(_ message: MailMessage) async throws(MessageError) {
        let text =
            "mail to \(message.recipient.address): \(message.subject)\n" + message.lines.map { "  \($0)\n" }.joined()
        do { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) } catch { throw .refused }
    }
}
