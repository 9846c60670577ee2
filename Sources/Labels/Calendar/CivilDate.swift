/// A date of the civil (proleptic Gregorian) calendar as a pack prints it: a day, a month or only a year.
///
/// It has no time and no time zone. A month means "to the end of that month", a year "to the end of that year"
/// (Regulation (EU) 1169/2011, Annex X), so comparisons with today use `lastDay`.
public struct CivilDate: Hashable, Sendable {
    /// How much of a date a pack prints.
    public enum Precision: String, Codable, Hashable, Sendable, CaseIterable {
        case day, month, year
    }

    // Four bytes, because an inventory holds many dates; an unknown month or day is 0.
    private let yearNumber: Int16
    private let monthNumber: UInt8
    private let dayOfMonth: UInt8

    /// 1…9999.
    public var year: Int { Int(yearNumber) }
    /// 1…12; nil when only the year is known.
    public var month: Int? { monthNumber == 0 ? nil : Int(monthNumber) }
    /// 1…31; nil when only the month or the year is known.
    public var day: Int? { dayOfMonth == 0 ? nil : Int(dayOfMonth) }

    /// A day; nil when the calendar does not have it: 30 February is refused, not moved to March.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.isYear(year), (1...12).contains(month),
            day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(validYear: year, month: month, day: day)
    }

    /// A month; nil outside January to December.
    public init?(year: Int, month: Int) {
        guard Self.isYear(year), (1...12).contains(month) else { return nil }
        self.init(validYear: year, month: month, day: 0)
    }

    /// A year; nil outside 1…9999.
    public init?(year: Int) {
        guard Self.isYear(year) else { return nil }
        self.init(validYear: year, month: 0, day: 0)
    }

    /// The day `dayNumber` days after 1 January 1970; nil outside the years 1…9999.
    public init?(dayNumber: Int) {
        guard Self.dayNumbers.contains(dayNumber) else { return nil }
        self.init(clampedDayNumber: dayNumber)
    }

    /// The day `dayNumber` days after 1 January 1970, or the nearest day within the years 1…9999.
    public init(clampedDayNumber dayNumber: Int) {
        // Counts in eras of 400 years from 1 March of the year 0, so that leap days come last in years and eras.
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
    public var precision: Precision {
        if day != nil { .day } else if month != nil { .month } else { .year }
    }

    /// The last day that the date covers: the day itself, or the end of its month or year.
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

    /// The weekday of `lastDay`, from 0 for Monday to 6 for Sunday.
    package var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 }

    private static let dayNumbers = -719_162...2_932_896

    /// Takes parts that the caller has checked: a year of 1…9999, and 0 for an unknown month or day.
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

extension CivilDate: Comparable {
    /// Orders dates by the last day they cover; of two with the same last day the more precise comes first.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        let leftDay = left.dayNumber
        let rightDay = right.dayNumber
        return leftDay == rightDay ? left.detail > right.detail : leftDay < rightDay
    }

    /// The date `count` days later (earlier when negative), counted from the last day of a month or year; nil outside
    /// the years 1…9999.
    public func adding(days count: Int) -> CivilDate? {
        CivilDate(dayNumber: dayNumber(adding: count))
    }

    /// The `dayNumber` of the day `count` days later; the nearest number that exists if the sum is beyond them.
    package func dayNumber(adding count: Int) -> Int {
        let (sum, isBeyond) = dayNumber.addingReportingOverflow(count)
        return isBeyond ? (count < 0 ? .min : .max) : sum
    }

    /// The date `count` months later, clamped to the end of the month (31 August + 6 months is 28 February).
    ///
    /// A month stays a month. Nil outside the years 1…9999, and for a year unless `count` is a number of whole years.
    public func adding(months count: Int) -> CivilDate? {
        guard Self.monthCounts.contains(count) else { return nil }
        guard let month else { return count % 12 == 0 ? CivilDate(year: year + count / 12) : nil }
        let total = year * 12 + month - 1 + count
        let newYear = Int((Double(total) / 12).rounded(.down))
        let newMonth = total - newYear * 12 + 1
        guard let day else { return CivilDate(year: newYear, month: newMonth) }
        return CivilDate(year: newYear, month: newMonth, day: min(day, Self.days(inMonth: newMonth, of: newYear)))
    }

    /// More months than lie between any two dates.
    private static let monthCounts = -120_000...120_000

    /// The days from this date's last day to the other's; negative when the other is earlier.
    public func days(until other: CivilDate) -> Int {
        other.dayNumber - dayNumber
    }

    /// Whether this is a day of `month`, which has no day.
    func isDay(of month: CivilDate) -> Bool {
        month.precision == .month && precision == .day && (year, self.month) == (month.year, month.month)
    }

    /// The precision as a number: 0 for a year, 1 for a month, 2 for a day.
    package var detail: Int {
        switch precision {
        case .day: 2
        case .month: 1
        case .year: 0
        }
    }
}

extension CivilDate: LosslessStringConvertible, Codable {
    /// ISO 8601: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
    public var description: String {
        var text = Self.padded(year, to: 4)
        if let month { text += "-" + Self.padded(month, to: 2) }
        if let day { text += "-" + Self.padded(day, to: 2) }
        return text
    }

    /// Reads what `description` writes; nil for anything else, and for days that the calendar does not have.
    public init?(_ description: String) {
        let bytes = description.utf8
        guard [4, 7, 10].contains(bytes.count) else { return nil }
        var (year, month, day) = (0, 0, 0)
        for (place, byte) in bytes.enumerated() {
            if place == 4 || place == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard (48...57).contains(byte) else { return nil }
            let digit = Int(byte - 48)
            switch place {
            case ..<4: year = year * 10 + digit
            case ..<7: month = month * 10 + digit
            default: day = day * 10 + digit
            }
        }
        switch bytes.count {
        case 4: self.init(year: year)
        case 7: self.init(year: year, month: month)
        default: self.init(year: year, month: month, day: day)
        }
    }

    /// Decodes the ISO 8601 text.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when the text is not such a date.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CivilDate(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no civil date: \(text)")
        }
        self = date
    }

    /// Encodes the ISO 8601 text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        guard digits.utf8.count < width else { return digits }
        return String(repeating: "0", count: width - digits.utf8.count) + digits
    }
}
