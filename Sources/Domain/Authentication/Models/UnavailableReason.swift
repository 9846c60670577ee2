/// Why a way to sign in is not offered here.
public enum UnavailableReason: Equatable, Sendable {
    /// It is not set up: the setting named is missing.
    case notConfigured(String)
    /// Its provider only comes back to a public https address, which a command on this machine has not.
    case needsHostedCallback
}
