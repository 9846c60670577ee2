/// How codes are brought to users.
public enum DeliverySettings: Equatable, Sendable {
    /// By a mail server: `smtp://host:port`, which has to encrypt unless it is this machine, or `smtps://host:port`.
    case smtp(server: String, user: String?, passwordFile: String?, from: String)
    /// By this machine's mail program, which reads a message on standard input.
    case sendmail(program: String, from: String)
    /// By posting JSON to an SMS gateway.
    case webhook(address: String, tokenFile: String?)
    /// Not at all: they are added to a file, for trials.
    case outbox(path: String)
    /// Not at all: they are written to standard error, for trials.
    case console
}
