import Foundation
public import KeepItFreshDomain

extension OutboxDelivery: MailProviding {
    /// Adds a mail to the file.
    public func send(_ message: MailMessage) async throws(MessageError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let fields = [
            "to": message.recipient.address, "subject": message.subject, "id": message.id,
            "text": message.lines.joined(separator: "\n"),
        ]
        guard let line = try? encoder.encode(fields) else { throw .refused }
        do {
            try OutboxFile.append(String(decoding: line, as: UTF8.self), to: path)
        } catch {
            throw MessageError(error)
        }
    }
}

extension ConsoleDelivery: MailProviding {
    /// Writes a mail.
    public func send(_ message: MailMessage) async throws(MessageError) {
        let text =
            "mail to \(message.recipient.address): \(message.subject)\n" + message.lines.map { "  \($0)\n" }.joined()
        do { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) } catch { throw .refused }
    }
}
