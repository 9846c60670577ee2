/// A phrase of the word tables.
struct PhraseEntry: Sendable {
    /// What it says.
    let role: WordRole
    /// The languages that print it.
    var languages: LanguageSet
    /// Its letters and digits, folded, spaces and points left out.
    let letters: [UInt32]
    /// Bit i is set when a word of the phrase begins at letter i.
    let breaks: UInt64
    /// True when a colon has to follow.
    let needsColon: Bool
}
