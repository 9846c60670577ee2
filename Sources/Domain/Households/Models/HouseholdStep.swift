/// Where the household flow leads a user.
public enum HouseholdStep: Equatable, Sendable {
    /// The household is settled.
    case ready(HouseholdContext)
    /// The user belongs to several, by name, and has to choose.
    case choose([Household])
    /// The user belongs to none.
    case createOrJoin
}
