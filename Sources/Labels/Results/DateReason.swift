/// A rule that had a part in the decision about a date.
public struct DateReason: Hashable, Sendable {
    /// What the rule says about the date, such as `two readers agree on the digits`.
    public let text: String
    /// In favour of the date, or against it, in log-odds.
    public let weight: Double
    /// The rule, for texts in other languages.
    package let rule: Rule

    /// A rule with its values.
    package enum Rule: Hashable, Sendable {
        /// A feature of the date; one of a keyword has it as printed, nil where that is not known.
        case feature(DateFeature, keyword: String?)
        /// So many of the household's packs have an order.
        case packs(Int, of: Int, order: DateOrder)
    }
}
