public import KeepItFreshDomain

extension UnavailableReason {
    /// Why a way to sign in is not offered, in one line for people.
    public var message: String {
        switch self {
        case .notConfigured(let setting): "it is not set up here: set \(setting), as Documentation/ACCOUNTS.md says"
        case .needsHostedCallback:
            "Apple only comes back to a public https address, which a command on this machine has not; "
                + "it needs a shared server"
        }
    }
}
