/// The order in which a language or market prints day, month and year.
enum DateOrder: UInt8, Sendable {
    case dayMonthYear, monthDayYear, yearMonthDay
}
