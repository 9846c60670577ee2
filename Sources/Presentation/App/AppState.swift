public import KeepItFreshDomain
public import Observation

/// Who is signed in, for whatever shows it.
@MainActor @Observable
public final class AppState {
    /// How far the program has come.
    public private(set) var phase = AppPhase.launching
    /// The user; nil when nobody is signed in.
    public private(set) var identity: Identity?
    /// The user's profile; nil when nobody is signed in.
    public private(set) var profile: UserProfile?

    /// A state with nobody signed in.
    public init() {}

    /// Takes over a user who signed in.
    public func begin(identity: Identity, profile: UserProfile) {
        self.identity = identity
        self.profile = profile
        phase = .signedIn
    }

    /// Forgets the user.
    public func reset() {
        identity = nil
        profile = nil
        phase = .needsLogin
    }
}
