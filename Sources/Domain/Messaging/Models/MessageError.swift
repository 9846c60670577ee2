/// Why a message could not be sent.
package enum MessageError: Error, Equatable, Sendable {
    /// The server could not be reached or did not answer: it may have accepted the message.
    case unreachable
    /// The server, the program or the file refused the message.
    case refused
    /// A library that sends it is not installed.
    case missing
}
