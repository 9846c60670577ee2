package import KeepItFreshLabels

/// What a household has, for a display that shows it all the time.
package struct StockState: Equatable, Sendable {
    /// The household.
    package let context: HouseholdContext
    package let today: CivilDate
    /// The number of items of each status.
    package let counts: [ExpiryStatus: Int]
    /// The items whose last day is not past, next first.
    package let next: [Item]
    /// The items that have expired, those that did so last first.
    package let expired: [Item]
    /// The items without a date.
    package let undated: [Item]
    package let waiting: WaitingWork

    /// Each list has at most so many items; more are only counted.
    package static let maximumItems = 20

    package init(
        context: HouseholdContext, today: CivilDate, counts: [ExpiryStatus: Int], next: [Item] = [],
        expired: [Item] = [], undated: [Item] = [], waiting: WaitingWork
    ) {
        self.context = context
        self.today = today
        self.counts = counts
        self.next = next
        self.expired = expired
        self.undated = undated
        self.waiting = waiting
    }

    /// Counts what is in stock on the day `today`. Throws `DataError`.
    package init(
        of context: HouseholdContext, _ store: any ItemQueryProviding, waiting: WaitingWork, today: CivilDate
    ) async throws {
        var counts: [ExpiryStatus: Int] = [:]
        var items: [ExpiryStatus: [Item]] = [:]
        for status in ExpiryStatus.allCases {
            var query = ItemQuery()
            query.limit(to: status, today: today, soonDays: ExpiryStatus.defaultSoonDays)
            let count = try await store.count(query, upTo: .max, in: context.householdId)
            counts[status] = count
            if status == .expired { query.skipped = max(0, count - Self.maximumItems) }
            items[status] = try await store.items(query, limit: Self.maximumItems, in: context.householdId)
        }
        let next = (items[.expiringSoon] ?? []) + (items[.fresh] ?? [])
        self.init(
            context: context, today: today, counts: counts,
            next: Array(next.filter { $0.deadline != nil }.prefix(Self.maximumItems)),
            expired: (items[.expired] ?? []).reversed(), undated: items[.noDate] ?? [], waiting: waiting)
    }
}
