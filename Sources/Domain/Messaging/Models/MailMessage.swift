/// A mail on its way to somebody.
public struct MailMessage: Equatable, Sendable {
    /// Where it goes.
    public let recipient: EmailAddress
    /// What it is about, in ASCII.
    public let subject: String
    /// What it says, in lines.
    public let lines: [String]
    /// What stands before the at sign of its Message-ID: the same for every try, so that a second one can be told by it.
    public let id: String

    /// A mail.
    public init(to recipient: EmailAddress, subject: String, lines: [String], id: String) {
        self.recipient = recipient
        self.subject = subject
        self.lines = lines
        self.id = id
    }
}
