public import KeepItFreshDomain

extension AuthError {
    /// What went wrong, in one line for people.
    public var message: String {
        switch self {
        case .cancelled: "signing in was cancelled"
        case .invalidCredentials: "the credentials are not right"
        case .network: "the sign-in server cannot be reached"
        case .unavailable: "this way to sign in is not available here"
        case .unknown(let reason): "signing in failed: \(TerminalText.visible(reason))"
        }
    }
}
