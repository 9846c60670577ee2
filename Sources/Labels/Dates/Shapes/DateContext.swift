/// What is known about a label before its dates are read.
struct DateContext: Sendable {
    /// The range of plausible dates.
    let window: DateWindow
    /// The order of numeric dates.
    var order = DateOrder.dayMonthYear
    /// Whether the order is known from the label's language, a printed hint or the user's locale.
    var isOrderKnown = false
    /// Whether a two-digit year in front is the rule; false where it is only one of two habits, as in Sweden.
    var usuallyBeginsWithShortYear = false
    /// The languages of the label, by its words.
    var languages: LanguageSet = []
    /// The language of the user's locale.
    var userLanguages: LanguageSet = []
    /// Whether the month is printed first and the year may be missing.
    var isAmerican = false
    /// Whether a printed hint says that dates have no day.
    var printsNoDay = false
    /// Whether the year is printed before the month even with two digits.
    var isEastAsian = false
    /// Whether months may be printed as Canada's two-letter codes.
    var isCanadian = false
    /// The calendars beside the Gregorian one that may be used.
    var calendars: Set<Calendar> = []

    /// The user's language if it is known, otherwise the label's.
    var likely: LanguageSet { userLanguages.isEmpty ? languages : userLanguages }
}

extension DateContext {
    /// The calendars that packs use beside the Gregorian one.
    enum Calendar: Sendable {
        /// Thailand: the Gregorian year plus 543.
        case buddhist
        /// Japan: the year of Reiwa is the Gregorian year minus 2018.
        case reiwa
        /// Taiwan: the year of the Republic is the Gregorian year minus 1911.
        case minguo
        /// Iran: the solar Hijri calendar, with its own months.
        case solarHijri

        /// The Gregorian day of a solar Hijri one, correct from 1304 to 1473 (1925 to 2095): with the 33-year cycle of
        /// leap years from 1 Farvardin 1 (19 March 622, Julian). Nil when the calendar does not have the day.
        static func solarHijriDay(year: Int, month: Int, day: Int) -> CivilDate? {
            guard (1...1600).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
            let length = month <= 6 ? 31 : 30
            guard day <= length else { return nil }
            let shifted = year + 1595
            let leapDays = shifted / 33 * 8 + (shifted % 33 + 3) / 4
            let monthDays = month < 7 ? (month - 1) * 31 : (month - 7) * 30 + 186
            let days = -355_668 + 365 * shifted + leapDays + day + monthDays
            return CivilDate(dayNumber: days - daysFromYearZeroTo1970)
        }

        /// The days from 1 March of the year 0 … to 1 January 1970, as the formula above counts them.
        private static let daysFromYearZeroTo1970 = 719_528
    }
}
