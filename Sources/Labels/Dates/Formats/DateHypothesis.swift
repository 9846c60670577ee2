/// One meaning of a part of a text that has the form of a date.
struct DateHypothesis: Sendable {
    /// The folded indices of the print.
    var range: Range<Int>
    var date: CivilDate
    /// The row of the table of formats.
    let format: DateFormat
    /// What had to be corrected: a letter read for a digit 1, doubled or unusual marks 1, a year split by a space 1, a
    /// wrong letter in a month's name 2, a day or month split by a space 2, a misread stroke 2.
    var editCost = 0
    /// Whether no year is printed.
    var isYearInferred = false
    /// The languages of the month's name; empty for numbers and Roman ones.
    var languages: LanguageSet = []
    /// The calendar of the printed year; nil for the Gregorian one.
    var calendar: DateCalendar?
    /// Whether the fields are separated by colons only, as those of a time are.
    var looksLikeTime = false
    /// Whether the marks between the fields differ, as in `20.11-27`.
    var marksDiffer = false
    /// Whether the printed day does not exist, so that only the month is given.
    var isImpossible = false
    /// Whether the print is on two lines.
    var spansLines = false
    /// What is around the print.
    var surroundings = Surroundings()

    /// The order in which the print has this meaning.
    var order: DateOrder { format.order }
}

extension DateHypothesis {
    /// What is directly around a print in its line.
    struct Surroundings: Sendable {
        /// What the number before a unit counts.
        enum Unit: UInt8, Sendable {
            case percent, degree, currency, measure
        }

        /// Whether a digit is directly before or behind.
        var touchesDigitBefore = false
        var touchesDigitBehind = false
        /// Whether a letter is directly before or behind.
        var touchesLetterBefore = false
        var touchesLetterBehind = false
        /// The folded indices of the word before, with at most spaces and marks between; nil when there is none in the
        /// line.
        var wordBefore: Range<Int>?
        /// Whether a number is before or behind, with one space or mark between.
        var hasNumberBefore = false
        var hasNumberBehind = false
        /// Whether a time such as `08:14` is before or behind.
        var hasTimeBefore = false
        var hasTimeBehind = false
        /// The mark `#` or `+`, or a currency, that is before; nil for others.
        var signBefore: UInt32?
        /// The unit behind; nil when there is none.
        var unitBehind: Unit?
        /// Whether only spaces and marks are before or behind in the line.
        var beginsLine = false
        var endsLine = false

        /// Whether nothing else is in the line.
        var isAlone: Bool { beginsLine && endsLine }
    }
}
