/// How many days before its last day a household is reminded of an item, by the kind of its date.
public struct ReminderThresholds: Equatable, Hashable, Sendable {
    /// The days that a threshold may lie before the last day.
    public static let range = 0...365
    /// The most thresholds that a kind of date may have.
    public static let limit = 10
    /// What holds until an owner says otherwise: use by, two days before and on the day; best before, a week before and
    /// on the day.
    public static let usual = ReminderThresholds(sorted: [.useBy: [2, 0], .bestBefore: [7, 0]])

    private let days: [ReminderKind: [Int]]

    /// Thresholds in days before, in any order; none for a kind that is never reminded of. Nil when a number is out of
    /// `range` or a kind has more than `limit`.
    public init?(useBy: [Int], bestBefore: [Int]) {
        let lists = [ReminderKind.useBy: useBy, .bestBefore: bestBefore].mapValues { Set($0).sorted(by: >) }
        guard lists.values.allSatisfy({ $0.count <= Self.limit && $0.allSatisfy(Self.range.contains) }) else {
            return nil
        }
        self.init(sorted: lists)
    }

    private init(sorted days: [ReminderKind: [Int]]) {
        self.days = days
    }

    /// The thresholds of a kind, the earliest first: the most days before.
    public func days(of kind: ReminderKind) -> [Int] {
        days[kind] ?? []
    }

    /// The threshold that was crossed last with `daysLeft` days to go, negative when the last day has passed; nil when
    /// none is crossed yet.
    public func crossed(by daysLeft: Int, _ kind: ReminderKind) -> Int? {
        days(of: kind).last { daysLeft <= $0 }
    }
}
