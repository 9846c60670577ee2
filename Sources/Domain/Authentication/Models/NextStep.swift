/// What follows after signing in, or after launch.
public enum NextStep: Equatable, Sendable {
    /// Signed in, with a profile: choose or make the household.
    case startHouseholdFlow(userId: String, profile: UserProfile)
    /// Nobody is signed in; only launch answers this.
    case needsLogin
}
