/// The time in which a date on a pack can lie, seen from today.
struct DateWindow: Sendable {
    /// The day on which the label is read.
    let today: CivilDate
    private let todayMonths: Int

    /// The window around `today`.
    init(today: CivilDate) {
        self.today = today
        todayMonths = today.year * 12 + (today.month ?? 12)
    }

    /// True from five years before today (forgotten packs are older than one thinks) to ten years after.
    func contains(_ date: CivilDate) -> Bool {
        let months = date.year * 12 + (date.month ?? 12) - todayMonths
        return months >= -60 && months <= 120
    }

    /// The full year of a two-digit one: the one of the century around today.
    func fullYear(_ twoDigits: Int) -> Int {
        let century = today.year / 100 * 100
        let year = century + twoDigits
        if year > today.year + 50 { return year - 100 }
        return year < today.year - 49 ? year + 100 : year
    }

    /// The latest year that puts a day of a month no later than 120 days from today. Nil when there is none within
    /// reach, such as for 30 February.
    func inferYear(month: Int, day: Int) -> CivilDate? {
        guard let limit = today.adding(days: 120) else { return nil }
        for year in stride(from: limit.year, through: limit.year - 4, by: -1) {
            if let date = CivilDate(year: year, month: month, day: day), date <= limit { return date }
        }
        return nil
    }
}
