import Foundation
import KeepItFreshDomain

/// The texts of outgoing messages, as they are sent.
enum MessageText {
    /// The mail that brings a code (RFC 5322). Throws `AuthError.invalidAddress` for an address that could add a header
    /// line.
    static func mail(_ message: OTPMessage, from sender: String, at date: Date = Date()) throws(AuthError) -> String {
        guard let recipient = EmailAddress(message.address) else { throw .invalidAddress }
        let mail = MailMessage(
            to: recipient, subject: message.subject, lines: message.lines, id: UUID().uuidString)
        guard (mail.lines + [mail.subject]).joined().utf8.allSatisfy({ $0 < 0x7F }) else {
            return try self.mail(mail, from: sender, at: date)
        }
        guard let sender = EmailAddress(sender) else { throw .invalidAddress }
        let header = header(from: sender, to: recipient, id: mail.id, at: date, subject: mail.subject)
        return (header + ["Content-Type: text/plain; charset=utf-8", ""] + mail.lines).joined(separator: "\r\n")
            + "\r\n"
    }

    /// Any other mail (RFC 5322). Its text is in base64 (RFC 2045), so that servers break neither long lines nor
    /// letters beyond ASCII, and nothing in it can end the message. Throws `AuthError.invalidAddress` for a sender that
    /// could add a header line.
    static func mail(_ message: MailMessage, from sender: String, at date: Date = Date()) throws(AuthError) -> String {
        guard let sender = EmailAddress(sender) else { throw .invalidAddress }
        let text = Data(message.lines.map { $0 + "\r\n" }.joined().utf8)
        let header = header(
            from: sender, to: message.recipient, id: printableASCII(message.id), at: date,
            subject: encoded(message.subject))
        let content = [
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64",
            "",
            text.base64EncodedString(options: [
                .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
            ]),
        ]
        return (header + content).joined(separator: "\r\n") + "\r\n"
    }

    /// The header lines of every mail; those of the content follow. `id` is the part of the Message-ID before the `@`.
    private static func header(
        from sender: EmailAddress, to recipient: EmailAddress, id: String, at date: Date, subject: String
    ) -> [String] {
        let domain = sender.address.split(separator: "@").last ?? "localhost"
        return [
            "From: KeepItFresh <\(sender.address)>",
            "To: <\(recipient.address)>",
            "Subject: \(subject)",
            "Date: \(self.date(date))",
            "Message-ID: <\(id)@\(domain)>",
            "MIME-Version: 1.0",
            "Auto-Submitted: auto-generated",
        ]
    }

    private static func date(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }

    /// A text as a header can hold it: letters beyond ASCII in encoded words of at most 75 characters (RFC 2047), each
    /// on a line of its own, and no control characters.
    private static func encoded(_ text: String) -> String {
        let printable = String(String.UnicodeScalarView(text.unicodeScalars.filter(isPrintable)))
        guard printable.utf8.contains(where: { $0 > 0x7E }) else { return printableASCII(printable) }
        var words: [[UInt8]] = [[]]
        for character in printable {
            if words[words.count - 1].count + character.utf8.count > maximumEncodedBytes { words.append([]) }
            words[words.count - 1] += Array(character.utf8)
        }
        return words.map { "=?utf-8?B?\(Data($0).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    /// The bytes of a word whose base64 is at most 60 characters long.
    private static let maximumEncodedBytes = 45

    /// Removes everything but printable ASCII, so that no header line can end early.
    private static func printableASCII(_ text: String) -> String {
        String(decoding: text.utf8.filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
    }
}
