/// A month's name found in a text.
struct MonthMatch: Sendable {
    /// 1…12.
    let month: Int
    /// The languages that print it so.
    let languages: LanguageSet
    /// The folded index just past it.
    let end: Int
    /// How many of its letters had to be taken for others.
    let repairs: Int

    /// True for Canada's two-letter codes, which mean nothing elsewhere.
    func isCode(in lexicon: Lexicon) -> Bool {
        languages == lexicon.canada
    }
}
