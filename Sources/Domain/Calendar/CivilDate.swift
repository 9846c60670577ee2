/// A date of the civil (proleptic Gregorian) calendar as a pack prints it: a day, a month or only a year.
///
/// It has no time and no time zone. A month means "to the end of that month", a year "to the end of that year"
/// (Regulation (EU) 1169/2011, Annex X), so `lastDay` is what counts when dates are compared with today.
public struct CivilDate: Hashable, Sendable {
    // Four bytes, as an inventory holds many of them; a month or day that is not known is 0.
    private let yearNumber: Int16
    private let monthNumber: UInt8
    private let dayOfMonth: UInt8

    /// 1…9999.
    public var year: Int { Int(yearNumber) }
    /// 1…12; nil when only the year is known.
    public var month: Int? { monthNumber == 0 ? nil : Int(monthNumber) }
    /// 1…31; nil when only the month or the year is known.
    public var day: Int? { dayOfMonth == 0 ? nil : Int(dayOfMonth) }

    /// A day. Nil when the calendar has no such day: 30 February is refused, not moved.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.isYear(year), (1...12).contains(month),
            day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(validYear: year, month: month, day: day)
    }

    /// A month. Nil outside January to December.
    public init?(year: Int, month: Int) {
        guard Self.isYear(year), (1...12).contains(month) else { return nil }
        self.init(validYear: year, month: month, day: 0)
    }

    /// A year. Nil outside 1…9999.
    public init?(year: Int) {
        guard Self.isYear(year) else { return nil }
        self.init(validYear: year, month: 0, day: 0)
    }

    /// The day that lies `dayNumber` days after 1 January 1970. Nil outside the years 1…9999.
    public init?(dayNumber: Int) {
        guard Self.dayNumbers.contains(dayNumber) else { return nil }
        self.init(clampedDayNumber: dayNumber)
    }

    /// The day that lies `dayNumber` days after 1 January 1970, or the nearest within the years 1…9999.
    public init(clampedDayNumber dayNumber: Int) {
        // Counted in eras of 400 years from 1 March of the year 0, so that leap days end years and eras.
        let shifted = min(max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            validYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// How much of the date is known.
    public var precision: DatePrecision {
        if day != nil { .day } else if month != nil { .month } else { .year }
    }

    /// The last day that the date covers: itself, or the end of its month or year.
    public var lastDay: CivilDate {
        if day != nil { return self }
        let month = month ?? 12
        return CivilDate(validYear: year, month: month, day: Self.days(inMonth: month, of: year))
    }

    /// The days from 1 January 1970 to `lastDay`.
    public var dayNumber: Int {
        let month = month ?? 12
        let day = day ?? Self.days(inMonth: month, of: year)
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The number of days in a month, leap years counted.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static let dayNumbers = -719_162...2_932_896

    /// The parts, checked by the caller: a year of 1…9999, and 0 for a month or day that is not known.
    private init(validYear year: Int, month: Int, day: Int) {
        yearNumber = Int16(year)
        monthNumber = UInt8(month)
        dayOfMonth = UInt8(day)
    }

    private static func isYear(_ year: Int) -> Bool {
        (1...9999).contains(year)
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}
