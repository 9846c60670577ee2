/// A part of a text that has the form of a date, with all that it can mean.
struct DateCandidate: Sendable {
    /// The printed fields.
    enum Form: UInt8, Sendable {
        case dayMonthYear, monthYear, dayMonth, year
    }

    /// One meaning of a printed date.
    struct Meaning: Sendable, Equatable {
        let date: CivilDate
        /// The order in which the print has this meaning.
        let order: DateOrder
        /// Whether the year is not printed.
        var yearInferred = false
    }

    /// The folded indices of the print.
    var range: Range<Int>
    let form: Form
    /// The possible meanings, likeliest first; never empty.
    var meanings: [Meaning]
    /// Whether the order is known: by a month's name, a year in front, the label's language or the user's locale.
    var isOrderKnown = true
    /// The number of digits or marks that had to be corrected.
    var editCost = 0
    /// How complete and clean the form is; used for comparisons only.
    var score = 0
    /// Whether the month is a word.
    var isNamed = false
    /// Whether the year has four digits.
    var hasFullYear = false
    /// What separates the fields.
    var separation = DateShapeReader.Separator.Kind.mark
    /// Whether the print is more likely a time, such as `10:11:27`.
    var looksLikeTime = false
    /// The languages of the month's name.
    var languages: LanguageSet = []

    /// The likeliest date.
    var date: CivilDate { meanings[0].date }
}
