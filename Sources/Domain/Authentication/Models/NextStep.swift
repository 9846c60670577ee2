/// The step that follows after signing in or after launch.
package enum NextStep: Equatable, Sendable {
    /// The user is signed in and has a profile: choose or create the household.
    case startHouseholdFlow(userId: String, profile: UserProfile)
    /// No user is signed in; only `BootstrapOnLaunch` returns this.
    case needsLogin
}
