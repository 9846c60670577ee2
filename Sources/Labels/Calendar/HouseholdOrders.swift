import func Glibc.log

/// What a household's packs of one origin say about a print whose digits allow several orders.
///
/// It is a count with a prior. The weights of `DateRules` say how packs in general print such digits; the household's
/// own packs take the place of that, so that neither order is likelier where half of them print the month first.
struct HouseholdOrders: Sendable {
    /// The number of packs that print each order.
    var packs: [DateOrder: Int] = [:]

    /// What each order counts before there are any packs: little, because the packs of most households have one order,
    /// but so much that a single pack or answer decides nothing.
    private static let prior = 0.09

    /// In log-odds, how much likelier an order is among those that the digits allow than for packs in general; 0 where
    /// no pack shows one of them.
    func evidence(for order: DateOrder, among orders: Set<DateOrder>, hasPoints: Bool) -> Double {
        guard orders.contains(where: { packs[$0] ?? 0 > 0 }) else { return 0 }
        let own = share(of: order, among: orders, by: count)
        return log(own) - log(share(of: order, among: orders) { Self.habit(of: $0, hasPoints: hasPoints) })
    }

    /// How often packs in general have an order where the digits allow others, to each other: as the weights of
    /// `DateRules` for the day, the month and the year first have it.
    static func habit(of order: DateOrder, hasPoints: Bool) -> Double {
        switch order {
        case .dayMonthYear: hasPoints ? 5 : 8
        case .monthDayYear: 1
        case .yearMonthDay: 3.2
        }
    }

    /// What the packs say of an order in words, how many of how many packs have it, and the log-odds against the others
    /// together.
    func statement(
        on order: DateOrder, among orders: Set<DateOrder>
    ) -> (text: String, packs: Int, all: Int, weight: Double) {
        let all = orders.reduce(0) { $0 + (packs[$1] ?? 0) }
        let place =
            switch order {
            case .dayMonthYear: "day"
            case .monthDayYear: "month"
            case .yearMonthDay: "year"
            }
        let share = share(of: order, among: orders.union([order]), by: count)
        let own = packs[order] ?? 0
        return (
            "\(own) of \(all) of the household's packs print the \(place) first", own, all,
            log(share / max(1 - share, Self.prior / 10))
        )
    }

    private func count(_ order: DateOrder) -> Double { Double(packs[order] ?? 0) + Self.prior }

    private func share(of order: DateOrder, among orders: Set<DateOrder>, by weight: (DateOrder) -> Double) -> Double {
        // In a fixed order, so that the sum is the same each time.
        let all = DateOrder.allCases.filter(orders.contains).reduce(0) { $0 + weight($1) }
        return weight(order) / all
    }
}
