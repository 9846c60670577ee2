/// That a pack of an item is open.
public struct Opening: Hashable, Codable, Sendable {
    /// The day it was opened.
    public var date: CivilDate
    /// The days it keeps from then on, by its label or the household; nil when nobody said.
    public var days: Int?

    /// A pack opened on `date`.
    public init(date: CivilDate, days: Int? = nil) {
        self.date = date
        self.days = days
    }

    /// The last day by the opened shelf life; nil when that is not known.
    public var lastDay: CivilDate? {
        days.flatMap { date.adding(days: $0) }
    }
}
