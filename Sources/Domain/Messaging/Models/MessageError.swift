/// Why a message did not go out.
public enum MessageError: Error, Equatable, Sendable {
    /// The server could not be reached or gave no answer: it may have taken the message.
    case unreachable
    /// The server, the program or the file refused it.
    case refused
}
