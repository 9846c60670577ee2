extension CivilDate: Comparable {
    /// Orders by the last day covered; of two that end on the same day the more precise comes first.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        let leftDay = left.dayNumber
        let rightDay = right.dayNumber
        return leftDay == rightDay ? left.detail > right.detail : leftDay < rightDay
    }

    /// The same day `count` days on (back when negative). A month or year is first taken as its last day.
    /// Nil outside the years 1…9999.
    public func adding(days count: Int) -> CivilDate? {
        let (number, isBeyond) = dayNumber.addingReportingOverflow(count)
        return isBeyond ? nil : CivilDate(dayNumber: number)
    }

    /// The same day `count` months on, clamped to the month's end (31 August + 6 months is 28 February).
    /// A month stays a month; a year is left as it is unless `count` is whole years. Nil outside 1…9999.
    public func adding(months count: Int) -> CivilDate? {
        guard let month else { return count % 12 == 0 ? CivilDate(year: year + count / 12) : nil }
        let total = year * 12 + month - 1 + count
        let newYear = Int((Double(total) / 12).rounded(.down))
        let newMonth = total - newYear * 12 + 1
        guard let day else { return CivilDate(year: newYear, month: newMonth) }
        return CivilDate(year: newYear, month: newMonth, day: min(day, Self.days(inMonth: newMonth, of: newYear)))
    }

    /// The days from this date's last day to the other's; negative when the other is earlier.
    public func days(until other: CivilDate) -> Int {
        other.dayNumber - dayNumber
    }

    /// True for a day of `month`, which is given without one.
    func isDay(of month: CivilDate) -> Bool {
        month.precision == .month && precision == .day && (year, self.month) == (month.year, month.month)
    }

    /// How much of the date is known, as a number that grows with it.
    var detail: Int {
        switch precision {
        case .day: 2
        case .month: 1
        case .year: 0
        }
    }
}
