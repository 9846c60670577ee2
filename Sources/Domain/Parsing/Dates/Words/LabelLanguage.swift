/// The words of one language or market: all that the date parser knows of it. See `Languages/README.md`.
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
