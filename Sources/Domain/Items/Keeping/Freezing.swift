/// That an item is, or was, frozen.
public struct Freezing: Hashable, Codable, Sendable {
    /// The day it was frozen.
    public var date: CivilDate
    /// The days it had left on that day; nil when it has no date.
    public var daysLeft: Int?
    /// The day it was thawed; nil while it is frozen.
    public var thawedOn: CivilDate?

    /// Packs frozen on `date`.
    public init(date: CivilDate, daysLeft: Int?, thawedOn: CivilDate? = nil) {
        self.date = date
        self.daysLeft = daysLeft
        self.thawedOn = thawedOn
    }

    /// The last day after thawing, which has the remaining days of before; nil while frozen, and without a date.
    public var lastDay: CivilDate? {
        guard let thawedOn, let daysLeft else { return nil }
        return thawedOn.adding(days: daysLeft)
    }
}
