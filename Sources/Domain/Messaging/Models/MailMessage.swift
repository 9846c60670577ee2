/// A mail to send.
package struct MailMessage: Equatable, Sendable {
    package let recipient: EmailAddress
    /// The subject, in the language of who gets it.
    package let subject: String
    /// The lines of the body.
    package let lines: [String]
    /// The part of the Message-ID before the at sign: the same for every try, so that repeated mails can be recognised.
    package let id: String

    package init(to recipient: EmailAddress, subject: String, lines: [String], id: String) {
        self.recipient = recipient
        self.subject = subject
        self.lines = lines
        self.id = id
    }
}
