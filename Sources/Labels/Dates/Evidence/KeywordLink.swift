/// A keyword that may explain a date, by where it is printed.
struct KeywordLink: Sendable {
    /// The place of a keyword relative to a date, from the weakest to the strongest.
    enum Relation: UInt8, Sendable, Comparable {
        /// It says that the date is printed elsewhere on the pack.
        case elsewhere
        /// On a line further above.
        case far
        /// On the line above.
        case above
        /// Before the date in its row, read as a line of its own.
        case row
        /// Directly after the date.
        case behind
        /// Before the date on its line, with other text between.
        case beside
        /// Directly before the date.
        case direct

        static func < (left: Relation, right: Relation) -> Bool { left.rawValue < right.rawValue }
    }

    let word: WordMatch
    /// The number of the keyword on the label, in reading order.
    let number: Int
    /// Whether it is of another reading of the date's line.
    let isOfOtherReading: Bool
    /// The kind that it gives the date.
    let kind: DateKind
    let relation: Relation
    /// The distance, comparable between dates with the same relation.
    let distance: Double

    /// Whether it is a better explanation than another link.
    func isCloser(than other: KeywordLink) -> Bool {
        relation == other.relation ? distance < other.distance : relation > other.relation
    }
}

extension [KeywordLink] {
    /// The best explanation; nil when there is none.
    var closest: KeywordLink? { self.max { $1.isCloser(than: $0) } }
}
