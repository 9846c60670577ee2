package import KeepItFreshDomain
import Observation

/// The signed-in user and their household, observed by the views that show them.
@MainActor @Observable
package final class AppState {
    /// How far the program has come with the user.
    package enum Phase: Equatable, Sendable {
        /// It is not known yet whether there is a signed-in user.
        case launching
        case needsLogin
        case signedIn
    }

    package private(set) var phase = Phase.launching
    /// The user; nil before signing in.
    package private(set) var identity: Identity?
    /// The user's profile; nil before signing in.
    package private(set) var profile: UserProfile?
    /// The household that the user works in; nil before one is entered.
    package private(set) var household: HouseholdContext?

    /// The state at launch, without a user.
    package init() {}

    /// Stores the user who signed in.
    package func begin(identity: Identity, profile: UserProfile) {
        self.identity = identity
        self.profile = profile
        household = nil
        phase = .signedIn
    }

    /// Stores the household that the user entered.
    package func enter(_ household: HouseholdContext) {
        self.household = household
    }

    /// Removes the user and the household.
    package func reset() {
        identity = nil
        profile = nil
        household = nil
        phase = .needsLogin
    }
}
