/// A word that a source of words knows.
package struct KnownWord: Hashable, Sendable {
    /// How much speaks for a word.
    package enum Evidence: Int, Comparable, Sendable {
        /// It is in a dictionary or a catalogue, as very many are.
        case listed
        /// It is often on packs.
        case usual
        /// A person of the household has written it.
        case own

        package static func < (one: Evidence, other: Evidence) -> Bool { one.rawValue < other.rawValue }
    }

    /// As it is usually spelled, in small letters; nil where the source stores no accents, and so knows no more than
    /// the letters.
    package let spelling: String?
    package let evidence: Evidence

    package init(_ spelling: String?, _ evidence: Evidence = .listed) {
        self.spelling = spelling
        self.evidence = evidence
    }
}
