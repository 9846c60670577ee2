import KeepItFreshDomain

extension ReminderDeliveryError {
    /// What a message that did not go out means to a channel.
    init(_ error: MessageError) {
        switch error {
        case .unreachable: self = .unreachable
        case .refused: self = .refused
        }
    }
}
