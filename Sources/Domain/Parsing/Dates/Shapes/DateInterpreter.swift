/// Gives numbers of a date their meaning: which is the day, which the month, which the year.
struct DateInterpreter {
    let context: DateContext

    /// What three numbers can mean, the label's own order first. Dates outside the window are left out.
    func meanings(_ first: NumberField, _ second: NumberField, _ third: NumberField) -> [DateMeaning] {
        var found: [DateMeaning] = []
        let isImpossible = isImpossibleDay(first, second, third)
        for order in orders(first, third) where order != .yearMonthDay || !isImpossible {
            let (year, month, day) = assign(order, first, second, third)
            guard year.width != 1, month.width <= 2, day.width <= 2 else { continue }
            for date in dates(year, month.value, day.value)
            where year.width == 4 ? context.window.containsInFull(date) : context.window.contains(date) {
                if !found.contains(where: { $0.date == date }) { found.append(DateMeaning(date: date, order: order)) }
            }
        }
        return context.isSettled ? found : nearerFirst(found)
    }

    /// The meanings, those that lie further ahead than food keeps behind all others: `22.06.30` is no date of 2030 where
    /// it can be one of 2022.
    private func nearerFirst(_ meanings: [DateMeaning]) -> [DateMeaning] {
        let limit = context.window.today.year + Self.mostYearsKept
        return meanings.filter { $0.date.year < limit } + meanings.filter { $0.date.year >= limit }
    }

    /// Preserves are sold with up to this many years to go.
    private static let mostYearsKept = 5

    /// True for a day that no month has where days come first, such as `31.02.27` or `32.03.27`: it is misread or
    /// misprinted, and no year in front.
    private func isImpossibleDay(_ first: NumberField, _ second: NumberField, _ third: NumberField) -> Bool {
        guard context.order != .yearMonthDay, first.width == 2, third.width == 2, (1...12).contains(second.value) else {
            return false
        }
        return CivilDate(year: fullYear(third), month: second.value, day: first.value) == nil
    }

    /// True when the first of several meanings is the one that the label's or reader's order gives.
    func isSettled(_ meanings: [DateMeaning], _ first: NumberField) -> Bool {
        guard meanings.count > 1, let chosen = meanings.first else { return true }
        if first.width == 4 { return true }
        guard context.isSettled, chosen.order == context.order else { return false }
        return chosen.order != .yearMonthDay || context.leadsWithShortYears
    }

    private func dates(_ year: NumberField, _ month: Int, _ day: Int) -> [CivilDate] {
        var found: [CivilDate] = []
        if context.calendars.contains(.solarHijri) { found += solarHijri(year, month, day) }
        if let date = CivilDate(year: fullYear(year), month: month, day: day) { found.append(date) }
        if let other = eraYear(year), let date = CivilDate(year: other, month: month, day: day) { found.append(date) }
        return found
    }

    private func solarHijri(_ year: NumberField, _ month: Int, _ day: Int) -> [CivilDate] {
        let full = year.width == 4 ? year.value : 1400 + year.value
        guard (1300...1499).contains(full) else { return [] }
        return [EraCalendar.solarHijriDay(year: full, month: month, day: day)].compactMap { $0 }
    }

    private func eraYear(_ year: NumberField) -> Int? {
        if context.calendars.contains(.buddhist) {
            return year.width == 4 ? year.value - 543 : year.value + 2500 - 543
        }
        return context.calendars.contains(.minguo) && year.width == 3 ? year.value + 1911 : nil
    }

    /// What two numbers can mean: a month of a year, or else a day without year.
    func meanings(_ first: NumberField, _ second: NumberField) -> ([DateMeaning], DateForm) {
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

    private func american(_ ofYear: [DateMeaning], _ days: [DateMeaning]) -> ([DateMeaning], DateForm) {
        guard let day = days.first, day.date >= context.window.today else { return (ofYear + days, .monthYear) }
        return (days + ofYear, .dayMonth)
    }

    /// `NOV 27` in the United States: a day when it lies within the next 120 days, else a month. Either may be meant.
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
            candidate.isSettled = false
            return candidate
        }
    }

    private func days(_ first: NumberField, _ second: NumberField) -> [DateMeaning] {
        var found: [DateMeaning] = []
        let monthFirst = context.order != .dayMonthYear
        for order in monthFirst ? [DateOrder.monthDayYear, .dayMonthYear] : [.dayMonthYear, .monthDayYear] {
            let (day, month) = order == .dayMonthYear ? (first, second) : (second, first)
            guard let date = context.window.inferYear(month: month.value, day: day.value),
                !found.contains(where: { $0.date == date })
            else { continue }
            found.append(DateMeaning(date: date, order: order, yearInferred: true))
        }
        return found
    }

    private func month(of year: NumberField, _ month: NumberField) -> [DateMeaning] {
        guard month.width <= 2 else { return [] }
        let years = [fullYear(year), eraYear(year) ?? 0]
        let dates = years.compactMap { CivilDate(year: $0, month: month.value) }
        return dates.filter(context.window.contains).prefix(1).map { DateMeaning(date: $0, order: context.order) }
    }

    private func fullYear(_ year: NumberField) -> Int {
        year.width == 4 ? year.value : context.window.fullYear(year.value)
    }

    private func orders(_ first: NumberField, _ third: NumberField) -> [DateOrder] {
        if first.width == 4 { return [.yearMonthDay] }
        if first.width == 3 { return [.yearMonthDay] }
        let all: [DateOrder] =
            third.width == 4 ? [.dayMonthYear, .monthDayYear] : [.dayMonthYear, .monthDayYear, .yearMonthDay]
        guard context.order != .dayMonthYear, all.contains(context.order) else { return all }
        return [context.order] + all.filter { $0 != context.order }
    }

    private func assign(
        _ order: DateOrder, _ first: NumberField, _ second: NumberField, _ third: NumberField
    ) -> (year: NumberField, month: NumberField, day: NumberField) {
        switch order {
        case .dayMonthYear: (third, second, first)
        case .monthDayYear: (third, first, second)
        case .yearMonthDay: (first, second, third)
        }
    }
}
