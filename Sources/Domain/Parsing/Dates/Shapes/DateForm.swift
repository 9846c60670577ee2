/// Which fields a printed date has.
enum DateForm: UInt8, Sendable {
    case dayMonthYear, monthYear, dayMonth, year
}
