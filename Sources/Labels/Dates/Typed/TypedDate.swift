/// Parses dates that people type.
///
/// | text | meaning |
/// | --- | --- |
/// | `2027-03-12`, `2027-3-5`, `2026-12`, `2027` | that day, month or year |
/// | `today`, `tomorrow`, `morgen`, `demain`, `next friday`, `in 3 días` | that day (`TypedDay`) |
/// | `+3`, `+3d`, `+2w`, `+6m`, `+1y`, `-1d` | that long from today |
/// | `12.3.`, `12.3`, `march 27`, `27 march` | the nearest such day: at most 120 days back, else in the coming year |
/// | `0312`, `270312`, `20270312`, `202703` | the same with digits alone, the larger unit first, as in Grocy |
/// | `12.3.27`, `12.03.2027`, `27 march 2027`, `12mar27` | that day; with points, the day comes first |
/// | `12/3/27`, `12-3-27`, `12/3` | in the order of the user's locale; an error if that has none |
/// | `12/2026`, `12.2026`, `march 2027` | that month |
/// | `10/28` | an error, if it can be October 2028 and 28 October |
/// | `3月12日`, `2027年3月12日`, `2027년 3월` | that day or month |
///
/// A number of two digits beside a month's name is a day, never a year. Names of months may be in every language of
/// labels.
package struct TypedDate: Sendable {
    /// Why a text is not a date.
    package enum Failure: Error, Equatable, Sendable {
        /// The text does not have a known form, or its year is none of a household's life.
        case unknownForm
        /// The calendar does not have the day.
        case noSuchDay
        /// The text can mean any of these.
        case ambiguous([CivilDate])
    }

    private let today: CivilDate
    private let order: DateOrder?

    /// A parser for the day `today` and the date order of `locale`.
    package init(today: CivilDate, locale: LocaleHint?) {
        self.today = today
        order = locale.flatMap(Self.order)
    }

    /// Whether a text is a date, or can mean several.
    package func isDate(_ text: String) -> Bool {
        do throws(Failure) {
            _ = try read(text)
            return true
        } catch {
            return if case .ambiguous = error { true } else { false }
        }
    }

    /// The date that a text means, or that `choose` says of several.
    package func read(_ text: String, choose: ([CivilDate]) -> CivilDate?) throws(Failure) -> CivilDate {
        do throws(Failure) {
            return try read(text)
        } catch {
            guard case .ambiguous(let dates) = error, let chosen = choose(dates) else { throw error }
            return chosen
        }
    }

    /// The date that a text means.
    package func read(_ text: String) throws(Failure) -> CivilDate {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let day = TypedDay(today: today).date(words) { return day }
        if let plain = TypedDay.withoutSigns(words) { return try read(plain) }
        if let month = Self.endOfMonth(words), DateParts.isInReach(month, today) { return month }
        guard let parts = DateParts(words, today: today)?.withoutWeekdays, parts.parts.count <= 3 else {
            throw .unknownForm
        }
        if parts.parts.count == 1, parts.parts[0].count == 4, !parts.hasWords { return try fourDigits(parts.parts[0]) }
        let complete = try parts.complete()
        if !complete.isEmpty { return try chosen(complete, isPointed: parts.isPointed) }
        return try withoutYear(parts)
    }

    /// Grocy's short form for the end of a month: `202705e` or `202705+`.
    private static func endOfMonth(_ text: String) -> CivilDate? {
        guard text.count == 7, text.last == "e" || text.last == "+" else { return nil }
        return CivilDate(text.prefix(4) + "-" + text.dropFirst(4).prefix(2))
    }

    /// Four digits: a year, or a month and a day as Grocy's users write them, or a day and a month.
    private func fourDigits(_ digits: String) throws(Failure) -> CivilDate {
        guard let number = Int(digits) else { throw .unknownForm }
        if let year = CivilDate(year: number), DateParts.isInReach(year, today) { return year }
        let (first, second) = (number / 100, number % 100)
        if let day = try? nearest(month: first, day: second) { return day }
        guard let day = try? nearest(month: second, day: first) else { throw .unknownForm }
        return day
    }

    /// A day and a month, or a month and a year of two digits.
    private func withoutYear(_ parts: DateParts) throws(Failure) -> CivilDate {
        let values = parts.numbers.compactMap { Int($0) }
        if let word = parts.word {
            guard values.count == 1, let month = DateParts.month(named: word) else { throw .unknownForm }
            return try nearest(month: month, day: values[0])
        }
        guard values.count == 2, parts.numbers.allSatisfy({ $0.count <= 2 }) else { throw .unknownForm }
        let dayFirst = try? nearest(month: values[1], day: values[0])
        let month = monthOfYear(parts.numbers)
        if parts.isPointed {
            guard let date = dayFirst ?? month else { throw .noSuchDay }
            return date
        }
        let monthFirst = try? nearest(month: values[0], day: values[1])
        if let month, dayFirst == nil {
            guard isSoon(month), let monthFirst else { return monthFirst ?? month }
            throw .ambiguous([month, monthFirst])
        }
        let readings: DateParts.Readings = [(.dayMonthYear, dayFirst), (.monthDayYear, monthFirst)].compactMap {
            order, date in date.map { (order, $0) }
        }
        return try chosen(readings, isPointed: false)
    }

    /// The month of `10/28`; nil when the second number cannot be a year.
    private func monthOfYear(_ numbers: [String]) -> CivilDate? {
        guard numbers[1].count == 2, let month = Int(numbers[0]) else { return nil }
        let year = DateWindow(today: today).fullYear(Int(numbers[1]) ?? 0)
        return year < today.year ? nil : CivilDate(year: year, month: month)
    }

    /// Whether a month is in the next ten years, as on most packs.
    private func isSoon(_ month: CivilDate) -> Bool { month.year <= today.year + 10 }

    /// One of several readings: the only possible one, otherwise the one in the user's order; with points the day comes
    /// first.
    private func chosen(_ readings: DateParts.Readings, isPointed: Bool) throws(Failure) -> CivilDate {
        guard let first = readings.first else { throw .noSuchDay }
        if isPointed, first.order != nil {
            guard let dayFirst = readings.first(where: { $0.order == .dayMonthYear }) else { throw .noSuchDay }
            return dayFirst.date
        }
        if readings.allSatisfy({ $0.date == first.date }) { return first.date }
        if let preferred = readings.first(where: { $0.order == order }) { return preferred.date }
        throw .ambiguous(readings.map(\.date).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// The day and month at most 120 days ago, otherwise their next occurrence.
    private func nearest(month: Int, day: Int) throws(Failure) -> CivilDate {
        for year in (today.year - 1)...(today.year + 8) {
            guard let date = CivilDate(year: year, month: month, day: day), today.days(until: date) >= -120 else {
                continue
            }
            return date
        }
        throw .noSuchDay
    }

    /// The date order of a locale; nil for Canada and for English without a region, which have several, and for an
    /// unknown language.
    private static func order(of locale: LocaleHint) -> DateOrder? {
        if locale.region == "US" { return .monthDayYear }
        if locale.region == "CA" || (locale.language == "en" && locale.region == nil) { return nil }
        let lexicon = Lexicon.shared
        return lexicon.codes.firstIndex(of: locale.language).map { lexicon.orders[$0] }
    }
}
