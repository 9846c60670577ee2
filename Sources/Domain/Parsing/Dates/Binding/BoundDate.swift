/// A date with what the words near it say about it.
struct BoundDate: Sendable {
    /// How a date came to its word.
    enum Bond: UInt8, Sendable, Comparable {
        /// No word explains it.
        case none
        /// A word that announced the date elsewhere on the pack.
        case elsewhere
        /// A word on a line above, with others between.
        case far
        /// A word on the line above, or the matching one of a column.
        case above
        /// A word behind it on the line.
        case behind
        /// A word before it on the line.
        case beside
        /// A word directly before it.
        case direct

        static func < (left: Bond, right: Bond) -> Bool { left.rawValue < right.rawValue }
    }

    /// The date as printed.
    var candidate: DateCandidate
    /// What it says.
    var kind: DateKind
    /// The word that says so; nil for an unlabelled date.
    var word: WordMatch?
    /// How near the word is.
    var bond: Bond
    /// True when something about the binding is doubtful, such as more dates than words.
    var isDoubtful = false

    /// True where a word says that it ends the shelf life.
    var isToldEnd: Bool { kind.endsShelfLife && kind != .unlabelled }

    /// Lets the word that explains another date explain this one.
    mutating func takeWord(of other: BoundDate) {
        (kind, word, bond) = (other.kind, other.word, other.bond)
    }
}
