/// The range of plausible dates, relative to the day on which a label is read or was photographed.
struct DateWindow: Sendable {
    /// Forgotten packs can be old.
    private static let maximumMonthsPast = 60
    /// Emergency food, honey and tins keep for up to 25 years.
    private static let maximumMonthsAhead = 300
    /// No longer shelf lives are printed.
    static let maximumShelfLifeMonths = 60
    /// The days from the photo's day to the last one of fresh food, and to the one on which it was packed: fresh food
    /// is photographed soon after it is bought.
    static let freshLife = -3...45, daysSincePacking = -10...1

    /// The day on which the label is read.
    let today: CivilDate
    /// The day on which the label was photographed; nil when it is not known, or not plausible.
    let taken: CivilDate?
    /// The day on which the label was photographed, if it is known; otherwise `today`.
    let referenceDay: CivilDate
    private let todayMonths: Int
    private let firstMonths: Int

    /// The window around `today`; it begins earlier for a photo `taken` on an earlier day, nil when that is not known.
    /// A day in the future, or before there were phones with cameras, is that of a clock that was not set.
    init(today: CivilDate, taken: CivilDate? = nil) {
        self.today = today
        self.taken = taken.flatMap { $0 <= today && $0.year >= PhotoDay.firstYearOfPhones ? $0 : nil }
        referenceDay = self.taken ?? today
        todayMonths = Self.months(today)
        firstMonths = Self.months(referenceDay)
    }

    /// Whether a date is at most five years before the photo was taken and 25 years after today.
    func contains(_ date: CivilDate) -> Bool {
        let months = Self.months(date)
        return months - firstMonths >= -Self.maximumMonthsPast && months - todayMonths <= Self.maximumMonthsAhead
    }

    /// The days from the photo's day to another one, or from today's where that is not known.
    func days(until date: CivilDate) -> Int { referenceDay.days(until: date) }

    private static func months(_ date: CivilDate) -> Int {
        date.year * 12 + (date.month ?? 12)
    }

    /// The months from the day on which the label was photographed to a date, with days as parts of a month; to the end
    /// of a month or year for a date without a day.
    func months(until date: CivilDate) -> Double {
        let months = (date.year - referenceDay.year) * 12 + (date.month ?? 12) - (referenceDay.month ?? 12)
        return Double(months) + Double((date.day ?? 28) - (referenceDay.day ?? 28)) / 31
    }

    /// Whether `end` is a whole number of months after `production`, to the day, a day less, or to the end of the
    /// month. Both must be exact days.
    ///
    /// Four in five packs that print both dates have such a shelf life (47 of 58 photographed packs), while only one in
    /// twelve pairs of unrelated dates would. So a whole shelf life confirms two readings, and shows which of several
    /// is right.
    static func isWholeShelfLife(from production: CivilDate, to end: CivilDate) -> Bool {
        guard production.precision == .day, end.precision == .day, production < end else { return false }
        let months = (end.year - production.year) * 12 + (end.month ?? 0) - (production.month ?? 0)
        return [months, months + 1].contains { count in
            guard (1...maximumShelfLifeMonths).contains(count), let due = production.adding(months: count) else {
                return false
            }
            return (0...1).contains(end.days(until: due))
        }
    }

    /// The full year of a two-digit one, in the century around today.
    func fullYear(_ twoDigits: Int) -> Int {
        let century = today.year / 100 * 100
        let year = century + twoDigits
        if year > today.year + 50 { return year - 100 }
        return year < today.year - 49 ? year + 100 : year
    }

    /// The latest possible date without a printed year: packs with a longer shelf life print the year.
    var latestInferred: CivilDate { referenceDay.adding(days: 120) ?? referenceDay }

    /// The day and month in the latest year that puts them at most 120 days after the photo was taken; nil when there
    /// is none, such as for 30 February.
    func inferYear(month: Int, day: Int) -> CivilDate? {
        let limit = latestInferred
        for year in stride(from: limit.year, through: limit.year - 4, by: -1) {
            if let date = CivilDate(year: year, month: month, day: day), date <= limit { return date }
        }
        return nil
    }
}
