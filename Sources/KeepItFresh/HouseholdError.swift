/// Why no household could be entered without a question.
public enum HouseholdError: Error, Equatable, Sendable {
    /// The user belongs to several households of these names and has to say which.
    case severalFit([String])
}
