/// A phrase of the word tables found in a text.
struct WordMatch: Sendable {
    /// What it says.
    let role: WordRole
    /// The languages that print it.
    let languages: LanguageSet
    /// The folded indices from its first letter to just past its last.
    let range: Range<Int>
    /// The number of its letters.
    let length: Int
    /// How many of its letters had to be taken for others.
    let repairs: Int

    /// The kind of date that it announces; nil for words that announce none.
    var kind: DateKind? { role.kind }
}
