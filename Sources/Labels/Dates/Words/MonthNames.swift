/// The names of months, and their short forms, in the languages of labels.
package enum MonthNames {
    private static let names = Set(Lexicon.shared.months.map(\.letters))

    /// Whether a word is the name of a month in one of the languages, with marks around it or not.
    package static func contains(_ word: String) -> Bool {
        names.contains(FoldedText([word]).scalars.filter(GlyphClass.isLetter))
    }
}
