/// Resolves the order of day, month and year with a second date on the pack: in the right order the two are a whole
/// shelf life apart, the earlier one first.
struct PairedOrder {
    /// The number of a production date, an expiry date and a repetition of both; with more dates the order stays open.
    private static let maximumDates = 4

    /// The dates, with an open order resolved to the only one that puts two of them a whole shelf life apart; unchanged
    /// if there are none or several such orders.
    static func resolve(_ dates: [DateCandidate], in text: FoldedText, _ window: DateWindow) -> [DateCandidate] {
        let dates = resolvedByPair(dates, in: text)
        let numeric = dates.indices.filter { dates[$0].form == .dayMonthYear && !dates[$0].isNamed }
        let open = numeric.filter { !dates[$0].isOrderKnown && dates[$0].meanings.count > 1 }
        guard !open.isEmpty, (2...maximumDates).contains(numeric.count) else { return dates }
        let orders = Set(open.flatMap { dates[$0].meanings.map(\.order) })
        let fitting = orders.filter { order in isWhole(numeric.map { meaning(of: dates[$0], in: order) }, window) }
        guard fitting.count == 1, let order = fitting.first,
            order != .monthDayYear || !areOfOneMonth(numeric.map { meaning(of: dates[$0], in: .dayMonthYear) })
        else { return dates }
        var resolved = dates
        for index in open { resolve(&resolved[index], order) }
        return resolved
    }

    /// The dates, with the order of two that form a pair (`DatePair`) resolved to the only one that both can have and
    /// that puts the earlier first.
    private static func resolvedByPair(_ dates: [DateCandidate], in text: FoldedText) -> [DateCandidate] {
        var resolved = dates
        for (first, second) in zip(dates.indices, dates.indices.dropFirst())
        where DatePair.isJoined(dates[first].range, dates[second].range, in: text) {
            let pair = [dates[first], dates[second]]
            guard pair.allSatisfy({ $0.form == .dayMonthYear && !$0.isNamed }) else { continue }
            let fitting = DateOrder.allCases.filter { order in
                let days = pair.compactMap { date in date.meanings.first { $0.order == order }?.date }
                return days.count == 2 && days[0] < days[1]
            }
            guard fitting.count == 1, let order = fitting.first else { continue }
            for index in [first, second] { resolve(&resolved[index], order) }
        }
        return resolved
    }

    private static func resolve(_ date: inout DateCandidate, _ order: DateOrder) {
        guard let first = meaning(of: date, in: order) else { return }
        date.meanings = [first] + date.meanings.filter { $0 != first }
        date.isOrderKnown = true
    }

    /// The meaning of a date in an order; its only meaning if it has just one.
    private static func meaning(of date: DateCandidate, in order: DateOrder) -> DateCandidate.Meaning? {
        if date.isOrderKnown || date.meanings.count == 1 { return date.meanings.first }
        return date.meanings.first { $0.order == order }
    }

    /// Whether all dates are in one month: in the other order they have the same day, which is then no evidence.
    private static func areOfOneMonth(_ meanings: [DateCandidate.Meaning?]) -> Bool {
        Set(meanings.map { [$0?.date.year, $0?.date.month] }).count == 1
    }

    private static func isWhole(_ meanings: [DateCandidate.Meaning?], _ window: DateWindow) -> Bool {
        let days = meanings.compactMap { $0?.date }
        guard days.count == meanings.count else { return false }
        return zip(days, days.dropFirst()).contains { window.isShelfLife(from: $0, to: $1) }
    }
}
