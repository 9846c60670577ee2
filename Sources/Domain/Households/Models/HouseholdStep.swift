/// The next step of the household flow.
package enum HouseholdStep: Equatable, Sendable {
    /// The household is known.
    case ready(HouseholdContext)
    /// The user belongs to several households, listed by name, and has to choose one.
    case choose([Household])
    /// The user does not belong to any household.
    case createOrJoin
}
