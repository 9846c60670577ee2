/// The calendars that packs use beside the Gregorian one.
enum DateCalendar: Sendable {
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
