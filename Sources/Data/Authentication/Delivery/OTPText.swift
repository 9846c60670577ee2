import Foundation
import KeepItFreshDomain

/// The words that bring a code.
enum OTPText {
    /// What is sent to a phone.
    static func short(_ message: OTPMessage) -> String {
        "KeepItFresh: your code is \(message.code). It is good for \(message.minutes) minutes. Give it to nobody."
    }

    /// A whole mail message (RFC 5322). Throws `AuthError.invalidAddress` for an address that could carry a header of
    /// its own.
    static func mail(_ message: OTPMessage, from sender: String, at date: Date = Date()) throws(AuthError) -> String {
        guard let recipient = EmailAddress(message.address), let sender = EmailAddress(sender) else {
            throw .invalidAddress
        }
        let domain = sender.address.split(separator: "@").last ?? "localhost"
        let lines = [
            "From: KeepItFresh <\(sender.address)>",
            "To: <\(recipient.address)>",
            "Subject: Your KeepItFresh code",
            "Date: \(self.date(date))",
            "Message-ID: <\(UUID().uuidString)@\(domain)>",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Auto-Submitted: auto-generated",
            "",
            "Your code to sign in to KeepItFresh is",
            "",
            "    \(message.code)",
            "",
            "It is good for \(message.minutes) minutes and one use. Give it to nobody.",
            "If you did not ask for it, somebody else typed your address; you need do nothing.",
        ]
        return lines.joined(separator: "\r\n") + "\r\n"
    }

    private static func date(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }
}
