import KeepItFreshDomain

extension MessageError {
    /// What a failed transfer means to who sends a message.
    init(_ error: AuthError) {
        self = error == .network ? .unreachable : .refused
    }
}
