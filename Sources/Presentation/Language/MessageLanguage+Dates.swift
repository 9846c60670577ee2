import KeepItFreshDomain
package import KeepItFreshLabels

extension MessageLanguage {
    /// The days around today on which a date needs its weekday, but no year.
    private static let daysWithoutYear = -180...180

    /// Returns a date for a reader, such as `Thu 3 Dec`, `3 Dec 2027`, `Dec 2027` or `2027`. Far from `today`, or
    /// without it, a date has its year.
    package func words(for date: CivilDate, on today: CivilDate? = nil) -> String {
        guard dates != .iso, let number = date.month else { return date.description }
        let month = Self.months[number - 1].text(in: self)
        let year = String(date.year)
        guard let day = date.day else {
            // Translators: a month and a year, such as "Dec 2027".
            return words("\(month) \(year)", context: "month and year")
        }
        guard let today, Self.daysWithoutYear.contains(today.days(until: date)) else {
            if dates == .monthFirst { return "\(month) \(day), \(year)" }
            // Translators: a day, a month and a year, such as "3 Dec 2027".
            return words("\(day) \(month) \(year)", context: "day, month and year")
        }
        let weekday = Self.weekdays[date.weekday].text(in: self)
        if dates == .monthFirst { return "\(weekday), \(month) \(day)" }
        // Translators: a weekday, a day and a month, such as "Thu 3 Dec".
        return words("\(weekday) \(day) \(month)", context: "weekday, day and month")
    }

    private static let months = [
        Message("Jan", context: "month"), Message("Feb", context: "month"), Message("Mar", context: "month"),
        Message("Apr", context: "month"), Message("May", context: "month"), Message("Jun", context: "month"),
        Message("Jul", context: "month"), Message("Aug", context: "month"), Message("Sep", context: "month"),
        Message("Oct", context: "month"), Message("Nov", context: "month"), Message("Dec", context: "month"),
    ]

    private static let weekdays = [
        Message("Mon", context: "weekday"), Message("Tue", context: "weekday"), Message("Wed", context: "weekday"),
        Message("Thu", context: "weekday"), Message("Fri", context: "weekday"), Message("Sat", context: "weekday"),
        Message("Sun", context: "weekday"),
    ]
}
