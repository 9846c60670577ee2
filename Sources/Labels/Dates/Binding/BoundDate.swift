/// A date with the keyword that explains it.
struct BoundDate: Sendable {
    /// The place of a keyword relative to its date, from the weakest to the strongest.
    enum KeywordProximity: UInt8, Sendable, Comparable {
        /// No keyword.
        case none
        /// A keyword that says that the date is printed elsewhere on the pack.
        case elsewhere
        /// On a line above, with other lines between.
        case far
        /// On the line above, or the matching one of a column.
        case above
        /// After the date on its line.
        case behind
        /// Before the date on its line.
        case beside
        /// Directly before the date.
        case direct

        static func < (left: KeywordProximity, right: KeywordProximity) -> Bool { left.rawValue < right.rawValue }
    }

    var candidate: DateCandidate
    var kind: DateKind
    /// The keyword; nil for an unlabelled date.
    var word: WordMatch?
    var proximity: KeywordProximity
    /// Whether the binding is doubtful, for example because there are more dates than keywords.
    var isDoubtful = false

    /// Whether a keyword labels the date as the end of the shelf life.
    var isLabelledEndDate: Bool { kind.endsShelfLife && kind != .unlabelled }

    /// Takes over the keyword of another date.
    mutating func adoptKeyword(of other: BoundDate) {
        (kind, word, proximity) = (other.kind, other.word, other.proximity)
    }
}
