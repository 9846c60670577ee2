/// Why what a person wrote is not taken for a date.
public enum SpokenDateError: Error, Equatable, Sendable {
    /// It has no form that is known.
    case unknownForm
    /// The calendar has no such day.
    case noSuchDay
    /// It can mean any of these.
    case ambiguous([CivilDate])
}
