/// A place in the text that has the shape of a date, with all that it can mean.
struct DateCandidate: Sendable {
    /// The folded indices of the print.
    var range: Range<Int>
    /// Which fields are printed.
    let form: DateForm
    /// What it can mean, likeliest first; never empty.
    var meanings: [DateMeaning]
    /// True when the order is known: by a name, a year in front, the label's language or the reader's locale.
    var isSettled = true
    /// How many digits or marks had to be taken for others.
    var repairs = 0
    /// How complete and clean the shape is; only for comparing.
    var score = 0
    /// True when the month is a word.
    var isNamed = false
    /// True when the year has four digits.
    var hasFullYear = false
    /// How the fields are parted.
    var separation = DateSeparator.Kind.mark
    /// True for `10:11:27`, which is more likely a time.
    var looksLikeTime = false
    /// Languages of a month's name.
    var languages: LanguageSet = []

    /// The likeliest of what it can mean.
    var date: CivilDate { meanings[0].date }
}
