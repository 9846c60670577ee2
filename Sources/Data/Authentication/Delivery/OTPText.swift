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
        let lines =
            MailHeader.lines(
                from: sender, to: recipient, id: UUID().uuidString, at: date,
                subject: message.household == nil ? "Your KeepItFresh code" : "An invitation to KeepItFresh")
            + ["Content-Type: text/plain; charset=utf-8", ""]
        let body = message.household.map { invitation(message, to: $0) } ?? signIn(message)
        return (lines + body).joined(separator: "\r\n") + "\r\n"
    }

    private static func signIn(_ message: OTPMessage) -> [String] {
        [
            "Your code to sign in to KeepItFresh is",
            "",
            "    \(message.code)",
            "",
            "It is good for \(message.minutes) minutes and one use. Give it to nobody.",
            "If you did not ask for it, somebody else typed your address; you need do nothing.",
        ]
    }

    private static func invitation(_ message: OTPMessage, to household: String) -> [String] {
        // A name could bring lines of its own.
        let name = String(String.UnicodeScalarView(household.unicodeScalars.filter(isPrintable)))
        return [
            "You are invited to the household \"\(name)\". Sign in with this address, then enter",
            "",
            "    kif-scan household join",
            "",
            "and this code, which is good for \(message.minutes / 60) hours and one use:",
            "",
            "    \(message.code)",
            "",
            "If you know nobody who would invite you, you need do nothing.",
        ]
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
