/// Interprets the numbers of a date as day, month and year.
struct DateInterpreter {
    typealias Field = DateShapeReader.Field
    typealias Form = DateCandidate.Form
    typealias Meaning = DateCandidate.Meaning

    let context: DateContext

    /// The possible meanings of three numbers, the label's order first, without dates outside the window.
    func meanings(_ first: Field, _ second: Field, _ third: Field) -> [Meaning] {
        var found: [Meaning] = []
        let isImpossible = isImpossibleDay(first, second, third)
        for order in orders(first, third) where order != .yearMonthDay || !isImpossible {
            let (year, month, day) = assign(order, first, second, third)
            guard year.width != 1, month.width <= 2, day.width <= 2 else { continue }
            for date in dates(year, month.value, day.value)
            where year.width == 4 ? context.window.containsInFull(date) : context.window.contains(date) {
                if !found.contains(where: { $0.date == date }) { found.append(Meaning(date: date, order: order)) }
            }
        }
        return context.isOrderKnown ? found : nearerFirst(found)
    }

    /// The meanings, those further ahead than food keeps last: `22.06.30` is not a date in 2030 if it can be one in
    /// 2022.
    private func nearerFirst(_ meanings: [Meaning]) -> [Meaning] {
        let limit = context.window.today.year + Self.maximumYearsKept
        return meanings.filter { $0.date.year < limit } + meanings.filter { $0.date.year >= limit }
    }

    /// The longest shelf life of preserves when they are sold, in years.
    private static let maximumYearsKept = 5

    /// Whether the first number is a day that the month does not have, such as `31.02.27` or `32.03.27`, in an order
    /// with the day first: it is misread or misprinted, and not a year.
    private func isImpossibleDay(_ first: Field, _ second: Field, _ third: Field) -> Bool {
        guard context.order != .yearMonthDay, first.width == 2, third.width == 2, (1...12).contains(second.value) else {
            return false
        }
        return CivilDate(year: fullYear(third), month: second.value, day: first.value) == nil
    }

    /// Whether the first of several meanings is in the known order of the label or user.
    func isOrderKnown(_ meanings: [Meaning], _ first: Field) -> Bool {
        guard meanings.count > 1, let chosen = meanings.first else { return true }
        if first.width == 4 { return true }
        guard context.isOrderKnown, chosen.order == context.order else { return false }
        return chosen.order != .yearMonthDay || context.usuallyBeginsWithShortYear
    }

    private func dates(_ year: Field, _ month: Int, _ day: Int) -> [CivilDate] {
        var found: [CivilDate] = []
        if context.calendars.contains(.solarHijri) { found += solarHijri(year, month, day) }
        if let date = CivilDate(year: fullYear(year), month: month, day: day) { found.append(date) }
        if let other = eraYear(year), let date = CivilDate(year: other, month: month, day: day) { found.append(date) }
        return found
    }

    private func solarHijri(_ year: Field, _ month: Int, _ day: Int) -> [CivilDate] {
        let full = year.width == 4 ? year.value : 1400 + year.value
        guard (1300...1499).contains(full) else { return [] }
        return [DateContext.Calendar.solarHijriDay(year: full, month: month, day: day)].compactMap { $0 }
    }

    private func eraYear(_ year: Field) -> Int? {
        if context.calendars.contains(.buddhist) {
            return year.width == 4 ? year.value - 543 : year.value + 2500 - 543
        }
        return context.calendars.contains(.minguo) && year.width == 3 ? year.value + 1911 : nil
    }

    /// The possible meanings of two numbers: a month of a year, otherwise a day without a year.
    func meanings(_ first: Field, _ second: Field) -> ([Meaning], Form) {
        if first.width == 4 { return (month(of: first, second), .monthYear) }
        if second.width == 4 { return (month(of: second, first), .monthYear) }
        let ofYear = second.width == 2 ? month(of: second, first) : []
        let days = self.days(first, second)
        if context.isEastAsian {
            let ahead = first.width == 2 ? month(of: first, second) : []
            return ahead.isEmpty ? (days, .dayMonth) : (ahead, .monthYear)
        }
        if ofYear.isEmpty { return (days, .dayMonth) }
        guard context.isAmerican, !context.printsNoDay else { return (ofYear, .monthYear) }
        return american(ofYear, days)
    }

    private func american(_ ofYear: [Meaning], _ days: [Meaning]) -> ([Meaning], Form) {
        guard let day = days.first, day.date >= context.window.today else { return (ofYear + days, .monthYear) }
        return (days + ofYear, .dayMonth)
    }

    /// The candidates in the order of the United States, where `NOV 27` is a day if it is within the next 120 days,
    /// otherwise a month; the other meaning is kept.
    func american(_ found: [DateCandidate]) -> [DateCandidate] {
        found.map { candidate in
            guard candidate.form != .dayMonthYear, !candidate.hasFullYear,
                let other = found.first(where: { $0.range == candidate.range && $0.form != candidate.form })
            else { return candidate }
            var candidate = candidate
            let day = candidate.form == .dayMonth ? candidate.meanings[0] : other.meanings[0]
            let isNear = day.date >= context.window.today
            candidate.score += isNear == (candidate.form == .dayMonth) ? 20 : 0
            candidate.meanings += other.meanings
            candidate.isOrderKnown = false
            return candidate
        }
    }

    private func days(_ first: Field, _ second: Field) -> [Meaning] {
        var found: [Meaning] = []
        let monthFirst = context.order != .dayMonthYear
        for order in monthFirst ? [DateOrder.monthDayYear, .dayMonthYear] : [.dayMonthYear, .monthDayYear] {
            let (day, month) = order == .dayMonthYear ? (first, second) : (second, first)
            guard let date = context.window.inferYear(month: month.value, day: day.value),
                !found.contains(where: { $0.date == date })
            else { continue }
            found.append(Meaning(date: date, order: order, yearInferred: true))
        }
        return found
    }

    private func month(of year: Field, _ month: Field) -> [Meaning] {
        guard month.width <= 2 else { return [] }
        let years = [fullYear(year), eraYear(year) ?? 0]
        let dates = years.compactMap { CivilDate(year: $0, month: month.value) }
        return dates.filter(context.window.contains).prefix(1).map { Meaning(date: $0, order: context.order) }
    }

    private func fullYear(_ year: Field) -> Int {
        year.width == 4 ? year.value : context.window.fullYear(year.value)
    }

    private func orders(_ first: Field, _ third: Field) -> [DateOrder] {
        if first.width == 4 { return [.yearMonthDay] }
        if first.width == 3 { return [.yearMonthDay] }
        let all: [DateOrder] =
            third.width == 4 ? [.dayMonthYear, .monthDayYear] : [.dayMonthYear, .monthDayYear, .yearMonthDay]
        guard context.order != .dayMonthYear, all.contains(context.order) else { return all }
        return [context.order] + all.filter { $0 != context.order }
    }

    private func assign(
        _ order: DateOrder, _ first: Field, _ second: Field, _ third: Field
    ) -> (year: Field, month: Field, day: Field) {
        switch order {
        case .dayMonthYear: (third, second, first)
        case .monthDayYear: (third, first, second)
        case .yearMonthDay: (first, second, third)
        }
    }
}
