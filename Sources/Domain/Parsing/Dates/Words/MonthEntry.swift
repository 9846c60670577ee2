/// A month's name in the word tables.
struct MonthEntry: Sendable {
    /// 1…12.
    let month: Int
    /// The languages that print it.
    var languages: LanguageSet
    /// The name, folded.
    let letters: [UInt32]
}
