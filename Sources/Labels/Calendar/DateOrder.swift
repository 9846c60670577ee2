/// The order in which a language, a market or the maker of a product prints day, month and year.
public enum DateOrder: String, Codable, Hashable, Sendable, CaseIterable {
    case dayMonthYear, monthDayYear, yearMonthDay
}
