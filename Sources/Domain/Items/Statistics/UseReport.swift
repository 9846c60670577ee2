/// What a household ate and threw away in a month.
public struct UseReport: Equatable, Sendable {
    /// The month.
    public let month: CivilDate
    /// The weeks of the month, of seven days from its first on.
    public let weeks: [UseShare]
    /// The products of which something was thrown away, the most first, by name.
    public let wasted: [(name: String?, amount: Int)]

    /// What journal entries say of the month. What was undone never was.
    public init(month: CivilDate, entries: [JournalEntry]) {
        let counted = entries.filter { entry in
            !entry.isUndone && entry.day.year == month.year && entry.day.month == month.month
        }
        self.month = month
        let days = month.lastDay.day ?? 28
        weeks = stride(from: 1, through: days, by: 7).map { first in
            let last = min(first + 6, days)
            let inWeek = counted.filter { (first...last).contains($0.day.day ?? 0) }
            return UseShare(
                firstDay: first, lastDay: last, eaten: Self.sum(inWeek, .eaten), wasted: Self.sum(inWeek, .wasted))
        }
        let waste = Dictionary(grouping: counted.filter { $0.action == .wasted }) { $0.item?.name }
        wasted = waste.map { (name: $0.key, amount: Self.sum($0.value, .wasted)) }
            .sorted { ($1.amount, $0.name ?? "") < ($0.amount, $1.name ?? "") }
    }

    /// Thousandths of packs eaten.
    public var eaten: Int { weeks.reduce(0) { $0 + $1.eaten } }

    /// Thousandths of packs thrown away.
    public var thrownAway: Int { weeks.reduce(0) { $0 + $1.wasted } }

    /// Two reports of the same.
    public static func == (left: UseReport, right: UseReport) -> Bool {
        left.month == right.month && left.weeks == right.weeks
            && left.wasted.elementsEqual(right.wasted) { $0.name == $1.name && $0.amount == $1.amount }
    }

    private static func sum(_ entries: [JournalEntry], _ action: JournalAction) -> Int {
        entries.filter { $0.action == action }.reduce(0) { $0 + ($1.amount ?? 0) }
    }
}
