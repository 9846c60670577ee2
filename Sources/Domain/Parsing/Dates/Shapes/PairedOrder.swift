/// Settles the order of day, month and year by a second date on the pack: under the right order the two are a whole
/// shelf life apart, the earlier one printed first.
struct PairedOrder {
    /// More numeric dates than production, expiry and a repetition of them tell nothing.
    private static let mostDates = 4

    /// The dates, those whose order was open read in the one order that makes a pair of them whole; as they came when
    /// none does, or several do.
    static func settle(_ dates: [DateCandidate], in text: FoldedText, _ window: DateWindow) -> [DateCandidate] {
        let dates = settledByPair(dates, in: text)
        let numeric = dates.indices.filter { dates[$0].form == .dayMonthYear && !dates[$0].isNamed }
        let open = numeric.filter { !dates[$0].isSettled && dates[$0].meanings.count > 1 }
        guard !open.isEmpty, (2...mostDates).contains(numeric.count) else { return dates }
        let orders = Set(open.flatMap { dates[$0].meanings.map(\.order) })
        let fitting = orders.filter { order in isWhole(numeric.map { meaning(of: dates[$0], in: order) }, window) }
        guard fitting.count == 1, let order = fitting.first,
            order != .monthDayYear || !areOfOneMonth(numeric.map { meaning(of: dates[$0], in: .dayMonthYear) })
        else { return dates }
        var settled = dates
        for index in open { settle(&settled[index], order) }
        return settled
    }

    /// The dates, two that are printed as one (`DatePair`) read in the one order that both can have and that puts the
    /// earlier first.
    private static func settledByPair(_ dates: [DateCandidate], in text: FoldedText) -> [DateCandidate] {
        var settled = dates
        for (first, second) in zip(dates.indices, dates.indices.dropFirst())
        where DatePair.isJoined(dates[first].range, dates[second].range, in: text) {
            let pair = [dates[first], dates[second]]
            guard pair.allSatisfy({ $0.form == .dayMonthYear && !$0.isNamed }) else { continue }
            let fitting = DateOrder.allCases.filter { order in
                let days = pair.compactMap { date in date.meanings.first { $0.order == order }?.date }
                return days.count == 2 && days[0] < days[1]
            }
            guard fitting.count == 1, let order = fitting.first else { continue }
            for index in [first, second] { settle(&settled[index], order) }
        }
        return settled
    }

    private static func settle(_ date: inout DateCandidate, _ order: DateOrder) {
        guard let first = meaning(of: date, in: order) else { return }
        date.meanings = [first] + date.meanings.filter { $0 != first }
        date.isSettled = true
    }

    /// What a date means in an order; its only meaning where it has one.
    private static func meaning(of date: DateCandidate, in order: DateOrder) -> DateMeaning? {
        if date.isSettled || date.meanings.count == 1 { return date.meanings.first }
        return date.meanings.first { $0.order == order }
    }

    /// Whether all dates lie in one month: read the other way round they have one day, which then tells nothing.
    private static func areOfOneMonth(_ meanings: [DateMeaning?]) -> Bool {
        Set(meanings.map { [$0?.date.year, $0?.date.month] }).count == 1
    }

    private static func isWhole(_ meanings: [DateMeaning?], _ window: DateWindow) -> Bool {
        let days = meanings.compactMap { $0?.date }
        guard days.count == meanings.count else { return false }
        return zip(days, days.dropFirst()).contains { window.isShelfLife(from: $0, to: $1) }
    }
}
