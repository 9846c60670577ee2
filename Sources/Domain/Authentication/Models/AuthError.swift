/// Why signing in, or what needs it, did not work.
public enum AuthError: Error, Equatable, Sendable {
    /// The user gave up.
    case cancelled
    /// The credentials are not right.
    case invalidCredentials
    /// A server could not be reached.
    case network
    /// This way to sign in is not offered here.
    case unavailable
    /// Anything else, in words for a log.
    case unknown(String)
}
