import Foundation
import KeepItFreshDomain

/// A mail that is no code, as it goes out.
enum MailText {
    /// A whole mail message (RFC 5322). Its text is in base64 (RFC 2045): no server breaks a long line or a letter that
    /// is not ASCII, and nothing in it can end the message. Throws `AuthError.invalidAddress` for a sender that could
    /// carry a header of its own.
    static func whole(
        _ message: MailMessage, from sender: String, at date: Date = Date()
    ) throws(AuthError) -> String {
        guard let sender = EmailAddress(sender) else { throw .invalidAddress }
        let text = Data(message.lines.map { $0 + "\r\n" }.joined().utf8)
        let header = MailHeader.lines(
            from: sender, to: message.recipient, id: plain(message.id), at: date, subject: plain(message.subject))
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

    /// The text without what is no printable ASCII: a header line cannot end early.
    private static func plain(_ text: String) -> String {
        String(decoding: text.utf8.filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
    }
}
