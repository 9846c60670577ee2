package import KeepItFreshLabels

/// How many days before its last day a household is reminded of an item, for each kind of date.
package struct ReminderThresholds: Equatable, Hashable, Sendable {
    /// The possible thresholds, in days before the last day.
    package static let range = 0...365
    /// The maximum number of thresholds for a kind of date.
    package static let maximumCount = 10
    /// The thresholds until an owner sets others: for use-by dates two days before and on the day, for best-before
    /// dates a week before and on the day.
    package static let standard = ReminderThresholds(sorted: [.useBy: [2, 0], .bestBefore: [7, 0]])

    private let days: [Kind: [Int]]

    /// The kind of date on which an item's thresholds depend.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Dates after which the item must not be eaten: "use by", and "EXP", which may mean the same.
        case useBy
        /// All other dates.
        case bestBefore

        package init(of item: Item) {
            switch item.expiryKind {
            case .useBy, .expiry: self = .useBy
            default: self = .bestBefore
            }
        }
    }

    /// Thresholds in days before the last day, in any order; an empty list turns reminders for that kind off. Nil when
    /// a number is outside `range`, or when a kind has more than `maximumCount` thresholds.
    package init?(useBy: [Int], bestBefore: [Int]) {
        let lists = [Kind.useBy: useBy, .bestBefore: bestBefore].mapValues { Set($0).sorted(by: >) }
        guard lists.values.allSatisfy({ $0.count <= Self.maximumCount && $0.allSatisfy(Self.range.contains) }) else {
            return nil
        }
        self.init(sorted: lists)
    }

    private init(sorted days: [Kind: [Int]]) {
        self.days = days
    }

    /// The thresholds for a kind of date, largest number of days first.
    package func days(of kind: Kind) -> [Int] {
        days[kind] ?? []
    }

    /// Chooses the items that can be due on the day `today`.
    package func query(on today: CivilDate) -> ItemQuery {
        var query = ItemQuery()
        query.limit(toDeadlinesWithin: days.values.compactMap(\.first).max() ?? 0, of: today)
        return query
    }

    /// The threshold that was crossed last when `daysLeft` days remain, a negative number after the last day; nil when
    /// none is crossed.
    package func crossed(by daysLeft: Int, _ kind: Kind) -> Int? {
        days(of: kind).last { daysLeft <= $0 }
    }
}
