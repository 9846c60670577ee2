/// For how many days packs usually keep; nil where nothing is known.
package struct UsualLife: Codable, Hashable, Sendable {
    /// From the day on which they are bought.
    package var days: Int?
    /// From the day on which a pack is opened.
    package var openedDays: Int?
    /// From the day on which they are frozen, until they are thawed.
    package var frozenDays: Int?

    package init(days: Int? = nil, openedDays: Int? = nil, frozenDays: Int? = nil) {
        self.days = days
        self.openedDays = openedDays
        self.frozenDays = frozenDays
    }

    /// Whether it says nothing.
    package var isEmpty: Bool { self == UsualLife() }

    /// The most days that a person can give: a century.
    package static let maximumDays = 36_525

    /// Reads a time such as `28d`, `4w`, `6mo` or `2y`, or a number of days; nil for any other text, and for more than
    /// `maximumDays`. A month has a twelfth of a year.
    package static func days(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        guard let count = Double(digits), let length = units[unit] else { return nil }
        let days = (count * length).rounded()
        return days <= Double(maximumDays) ? Int(days) : nil
    }

    private static let units: [String: Double] = [
        "": 1, "d": 1, "day": 1, "days": 1, "w": 7, "week": 7, "weeks": 7, "m": month, "mo": month, "month": month,
        "months": month, "y": year, "year": year, "years": year,
    ]
    private static let year = 365.25, month = year / 12
}
