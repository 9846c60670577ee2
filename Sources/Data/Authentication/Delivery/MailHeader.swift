import Foundation
import KeepItFreshDomain

/// The lines that a mail of ours begins with (RFC 5322).
enum MailHeader {
    /// From whom to whom, about what, when, under which id: `id` is what stands before the Message-ID's at sign. The
    /// content's own lines follow.
    static func lines(
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
}
