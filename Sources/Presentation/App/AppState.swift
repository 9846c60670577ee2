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
    /// The household that the user works in; nil before one was entered.
    public private(set) var household: HouseholdContext?

    /// A state with nobody signed in.
    public init() {}

    /// Takes over a user who signed in.
    public func begin(identity: Identity, profile: UserProfile) {
        self.identity = identity
        self.profile = profile
        household = nil
        phase = .signedIn
    }

    /// Takes over the household that the user entered.
    public func enter(_ household: HouseholdContext) {
        self.household = household
    }

    /// Forgets the user.
    public func reset() {
        identity = nil
        profile = nil
        household = nil
        phase = .needsLogin
    }
}
