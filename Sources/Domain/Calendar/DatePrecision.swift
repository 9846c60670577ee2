/// How much of a date a pack prints.
public enum DatePrecision: String, Codable, Hashable, Sendable, CaseIterable {
    case day, month, year
}
