/// Six-digit dates of GS1 elements (GS1 General Specifications, sections 7.11 and 7.12).
enum GS1Date {
    /// The date that `yymmdd` means on the day `today`; nil when the calendar has no such day.
    ///
    /// The century is the one that puts the year within 49 years before and 50 after today's. Day 00 is the month's
    /// last day where `allowsDay00`.
    static func parse(_ yymmdd: some Collection<UInt8>, allowsDay00: Bool, today: CivilDate) -> CivilDate? {
        guard yymmdd.count == 6, let number = ASCII.number(yymmdd) else { return nil }
        let year = fullYear(number / 10_000, today: today)
        let month = number / 100 % 100
        let day = number % 100
        guard day == 0, allowsDay00 else { return CivilDate(year: year, month: month, day: day) }
        return CivilDate(year: year, month: month)?.lastDay
    }

    private static func fullYear(_ twoDigits: Int, today: CivilDate) -> Int {
        let century = today.year / 100 * 100
        let distance = twoDigits - today.year % 100
        if distance >= 51 { return century - 100 + twoDigits }
        if distance <= -50 { return century + 100 + twoDigits }
        return century + twoDigits
    }
}
