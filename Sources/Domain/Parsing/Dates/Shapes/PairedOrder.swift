/// Settles the order of day, month and year by a second date on the pack: under the right order the two are a whole
/// shelf life apart, the earlier one printed first.
struct PairedOrder {
    /// More numeric dates than production, expiry and a repetition of them tell nothing.
    private static let mostDates = 4

    /// The dates, those whose order was open read in the one order that makes a pair of them whole; as they came when
    /// none does, or several do.
    static func settle(_ dates: [DateCandidate]) -> [DateCandidate] {
        let numeric = dates.indices.filter { dates[$0].form == .dayMonthYear && !dates[$0].isNamed }
        let open = numeric.filter { !dates[$0].isSettled && dates[$0].meanings.count > 1 }
        guard !open.isEmpty, (2...mostDates).contains(numeric.count) else { return dates }
        let orders = Set(open.flatMap { dates[$0].meanings.map(\.order) })
        let fitting = orders.filter { order in isWhole(numeric.map { meaning(of: dates[$0], in: order) }) }
        guard fitting.count == 1, let order = fitting.first else { return dates }
        var settled = dates
        for index in open {
            guard let first = meaning(of: dates[index], in: order) else { continue }
            settled[index].meanings = [first] + dates[index].meanings.filter { $0 != first }
            settled[index].isSettled = true
        }
        return settled
    }

    /// What a date means in an order; its only meaning where it has one.
    private static func meaning(of date: DateCandidate, in order: DateOrder) -> DateMeaning? {
        if date.isSettled || date.meanings.count == 1 { return date.meanings.first }
        return date.meanings.first { $0.order == order }
    }

    private static func isWhole(_ meanings: [DateMeaning?]) -> Bool {
        let days = meanings.compactMap { $0?.date }
        guard days.count == meanings.count else { return false }
        return days.indices.dropLast().contains { ShelfLife.isWhole(from: days[$0], to: days[$0 + 1]) }
    }
}
