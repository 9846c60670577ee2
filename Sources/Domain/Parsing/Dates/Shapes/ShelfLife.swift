/// The time from production to expiry, as producers set it.
///
/// Four in five packs that print both dates give a whole number of months, to the day or a day less (47 of 58 photographed
/// packs); of two unrelated dates one pair in twelve would. So a whole shelf life confirms two readings, and tells
/// which of several is right.
struct ShelfLife {
    /// Longer ones are printed by nobody.
    private static let mostMonths = 60

    /// True when `end` is a whole number of months after `production`, to the day, a day less, or to the month's end.
    /// Both must be exact days.
    static func isWhole(from production: CivilDate, to end: CivilDate) -> Bool {
        guard production.precision == .day, end.precision == .day, production < end else { return false }
        let months = (end.year - production.year) * 12 + (end.month ?? 0) - (production.month ?? 0)
        return [months, months + 1].contains { count in
            guard (1...mostMonths).contains(count), let due = production.adding(months: count) else { return false }
            return (0...1).contains(end.days(until: due))
        }
    }
}
