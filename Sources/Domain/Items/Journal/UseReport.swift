package import KeepItFreshLabels

/// What a household ate and threw away in a month.
package struct UseReport: Equatable, Sendable {
    package let month: CivilDate
    /// The weeks of the month: seven days each, starting on the first.
    package let weeks: [Week]
    /// The products of which something was thrown away, largest amount first, then by name.
    package let wasted: [(name: String?, amount: Int)]

    /// Sums up the journal entries of the month; undone entries are ignored.
    package init(month: CivilDate, entries: [JournalEntry]) {
        let counted = entries.filter { entry in
            !entry.isUndone && entry.day.year == month.year && entry.day.month == month.month
        }
        self.month = month
        let days = month.lastDay.day ?? 28
        weeks = stride(from: 1, through: days, by: 7).map { first in
            let last = min(first + 6, days)
            let inWeek = counted.filter { (first...last).contains($0.day.day ?? 0) }
            return Week(
                firstDay: first, lastDay: last, eaten: Self.sum(inWeek, .eaten), wasted: Self.sum(inWeek, .wasted))
        }
        let waste = Dictionary(grouping: counted.filter { $0.action == .wasted }) { $0.item?.name }
        wasted = waste.map { (name: $0.key, amount: Self.sum($0.value, .wasted)) }
            .sorted { ($1.amount, $0.name ?? "") < ($0.amount, $1.name ?? "") }
    }

    /// What was eaten and thrown away in a week of the month.
    package struct Week: Equatable, Hashable, Sendable {
        /// The first day of the month that belongs to it.
        package let firstDay: Int
        package let lastDay: Int
        /// Thousandths of packs eaten.
        package let eaten: Int
        /// Thousandths of packs thrown away.
        package let wasted: Int

        package init(firstDay: Int, lastDay: Int, eaten: Int, wasted: Int) {
            self.firstDay = firstDay
            self.lastDay = lastDay
            self.eaten = eaten
            self.wasted = wasted
        }
    }

    /// Thousandths of packs eaten.
    package var eaten: Int { weeks.reduce(0) { $0 + $1.eaten } }

    /// Thousandths of packs thrown away.
    package var thrownAway: Int { weeks.reduce(0) { $0 + $1.wasted } }

    package static func == (left: UseReport, right: UseReport) -> Bool {
        left.month == right.month && left.weeks == right.weeks
            && left.wasted.elementsEqual(right.wasted) { $0.name == $1.name && $0.amount == $1.amount }
    }

    private static func sum(_ entries: [JournalEntry], _ action: JournalEntry.Action) -> Int {
        let counted = entries.filter { $0.action == action }
        let exact = counted.reduce(Optional(Fraction(0))) { sum, entry in
            (entry.takenPacks ?? Fraction(entry.amount ?? 0, over: 1000)).flatMap { sum?.adding($0) }
        }
        return exact?.thousandths ?? counted.reduce(0) { $0 + ($1.amount ?? 0) }
    }
}
