/// The words of one language or market: all that the date parser knows of it, as data.
///
/// To add a language:
/// 1. Copy a neighbour's file in `Languages`, name it and its `static let` after the language.
/// 2. Give its code, and `order:` if numbers are not printed as day, month, year.
/// 3. In `months` give all forms that packs print: the short one, the full one, the genitive.
/// 4. In `words` give the phrases of each `WordRole`. Case, accents, points, hyphens and spaces do not matter, so
///    `M.H.D.` and `mhd` are one phrase.
/// 5. Add it to `LabelLanguage.all`; the tests then try its months and the first phrases of each role.
///
/// Two rules keep the tables safe. A word of one or two letters only counts directly before its date, so short forms
/// are welcome. A word that also stands in ordinary text, such as "from" or "until", is left out unless the phrase
/// around it makes it clear: what is missing costs a question, what is wrong costs a wrong date.
///
/// Sources: Regulation (EU) 1169/2011, Annex X; Regulation (EC) 2295/2003, Annex I; Unicode CLDR for the months' names;
/// the print on packs for short forms.
struct LabelLanguage: Sendable {
    /// Lower-case ISO 639 code, as in `LocaleHint`.
    let code: String
    /// The order of numeric dates.
    let order: DateOrder
    /// January to December, parted by `;`: the forms of each month, parted by spaces; a space inside a form is
    /// written `_`.
    let months: String
    /// The words by what they say, parted by `;`. Case, marks and points do not matter. A form that ends in `:` is only
    /// taken when a colon follows in print.
    let words: [WordRole: String]

    /// A language's words.
    init(_ code: String, order: DateOrder = .dayMonthYear, months: String = "", words: [WordRole: String]) {
        self.code = code
        self.order = order
        self.months = months
        self.words = words
    }
}
