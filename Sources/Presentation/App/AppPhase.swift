/// How far the program has come with the user.
public enum AppPhase: Equatable, Sendable {
    /// Nobody has looked yet who is signed in.
    case launching
    /// Nobody is signed in.
    case needsLogin
    /// Somebody is.
    case signedIn
}
