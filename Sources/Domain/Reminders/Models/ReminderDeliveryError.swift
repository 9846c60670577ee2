/// Why a channel did not bring a notice.
public enum ReminderDeliveryError: Error, Equatable, Sendable {
    /// The program that it needs is not installed, or has no desktop to show anything on.
    case missing(program: String)
    /// The other end could not be reached, or gave no answer: it may have arrived.
    case unreachable
    /// The other end refused it.
    case refused
}
