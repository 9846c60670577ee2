package import KeepItFreshLabels

/// What a household has, for a display that shows it all the time.
package struct StockState: Equatable, Sendable {
    /// The household.
    package let context: HouseholdContext
    package let today: CivilDate
    /// The number of items of each status.
    package let counts: [ExpiryStatus: Int]
    /// The items that expire first, expired ones too, earliest deadline first; at most `maximumItems`.
    package let items: [Item]
    package let waiting: WaitingWork

    /// More items are only counted.
    package static let maximumItems = 20

    package init(
        context: HouseholdContext, today: CivilDate, counts: [ExpiryStatus: Int], items: [Item], waiting: WaitingWork
    ) {
        self.context = context
        self.today = today
        self.counts = counts
        self.items = items
        self.waiting = waiting
    }

    /// Counts what is in stock on the day `today`. Throws `DataError`.
    package init(
        of context: HouseholdContext, _ store: any ItemQueryProviding, waiting: WaitingWork, today: CivilDate
    ) async throws {
        var counts: [ExpiryStatus: Int] = [:]
        for status in ExpiryStatus.allCases {
            var query = ItemQuery()
            query.limit(to: status, today: today, soonDays: ExpiryStatus.defaultSoonDays)
            counts[status] = try await store.count(query, upTo: .max, in: context.householdId)
        }
        let first = try await store.items(ItemQuery(), limit: Self.maximumItems, in: context.householdId)
        self.init(
            context: context, today: today, counts: counts, items: first.filter { $0.deadline != nil },
            waiting: waiting)
    }
}
