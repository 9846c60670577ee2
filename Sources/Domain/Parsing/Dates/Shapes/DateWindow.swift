/// The time in which a date on a pack can lie, seen from the day on which it is read or was photographed.
struct DateWindow: Sendable {
    /// Forgotten packs are older than one thinks; dates with the full year are rarely misread into one so far past.
    private static let mostMonthsPast = 60
    private static let mostMonthsPastInFull = 180
    private static let mostMonthsAhead = 120

    /// The day on which the label is read.
    let today: CivilDate
    /// The day on which the label was seen: when it was photographed, where that is known, else `today`.
    let seen: CivilDate
    private let todayMonths: Int
    private let firstMonths: Int

    /// The window around `today`; it begins earlier for a photo `taken` earlier. Nil: nobody knows when it was taken.
    init(today: CivilDate, taken: CivilDate? = nil) {
        self.today = today
        seen = min(today, taken ?? today)
        todayMonths = Self.months(today)
        firstMonths = Self.months(seen)
    }

    /// True from five years before the photo was taken to ten years after today.
    func contains(_ date: CivilDate) -> Bool {
        reaches(date, back: Self.mostMonthsPast)
    }

    /// The same with fifteen years for a date whose year has four digits: one so old needs more to be believed
    /// (`DateChooser`).
    func containsInFull(_ date: CivilDate) -> Bool {
        reaches(date, back: Self.mostMonthsPastInFull)
    }

    private func reaches(_ date: CivilDate, back: Int) -> Bool {
        let months = Self.months(date)
        return months - firstMonths >= -back && months - todayMonths <= Self.mostMonthsAhead
    }

    private static func months(_ date: CivilDate) -> Int {
        date.year * 12 + (date.month ?? 12)
    }

    /// True for a day on which a product may have been made, a year ahead at most: `today` is not always right.
    func mayBeMade(_ date: CivilDate) -> Bool {
        date.year <= today.year + 1
    }

    /// True for a whole shelf life of a product that may have been made.
    func isShelfLife(from made: CivilDate, to end: CivilDate) -> Bool {
        mayBeMade(made) && ShelfLife.isWhole(from: made, to: end)
    }

    /// The full year of a two-digit one: the one of the century around today.
    func fullYear(_ twoDigits: Int) -> Int {
        let century = today.year / 100 * 100
        let year = century + twoDigits
        if year > today.year + 50 { return year - 100 }
        return year < today.year - 49 ? year + 100 : year
    }

    /// No date without a year lies later: what keeps longer prints one.
    var latestInferred: CivilDate { today.adding(days: 120) ?? today }

    /// The latest year that puts a day of a month no later than 120 days from today. Nil when there is none within
    /// reach, such as for 30 February.
    func inferYear(month: Int, day: Int) -> CivilDate? {
        let limit = latestInferred
        for year in stride(from: limit.year, through: limit.year - 4, by: -1) {
            if let date = CivilDate(year: year, month: month, day: day), date <= limit { return date }
        }
        return nil
    }
}
