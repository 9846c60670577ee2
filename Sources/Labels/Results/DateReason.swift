/// A rule that had a part in the decision about a date.
public struct DateReason: Hashable, Sendable {
    /// What the rule says about the date, such as `two readers agree on the digits`.
    public let text: String
    /// In favour of the date, or against it, in log-odds.
    public let weight: Double
}
