/// What is known about a label before its dates are read.
struct DateContext: Sendable {
    /// The time in which a date can lie.
    let window: DateWindow
    /// The order of numeric dates.
    var order = DateOrder.dayMonthYear
    /// True when the label's language, its printed hint or the reader's locale gives the order.
    var isSettled = false
    /// True when a two-digit year in front is the rule, not only one of two habits, as it is in Sweden.
    var leadsWithShortYears = false
    /// The languages that the label is printed in, as far as its words tell.
    var languages: LanguageSet = []
    /// The reader's own language.
    var reader: LanguageSet = []
    /// True where the month is printed first and the year may be missing.
    var isAmerican = false
    /// True when a printed hint says that the date is a month of a year.
    var printsNoDay = false
    /// True where year and month are printed in this order even with two digits.
    var isEastAsian = false
    /// True where months may be printed with Canada's two letters.
    var isCanadian = false
    /// The calendars beside the Gregorian one in which years may be counted.
    var calendars: Set<EraCalendar> = []

    /// The reader's language if it is known, else the label's.
    var likely: LanguageSet { reader.isEmpty ? languages : reader }
}
