/// Gives numbers of a date their meaning: which is the day, which the month, which the year.
struct DateInterpreter {
    let context: DateContext

    /// What three numbers can mean, the label's own order first. Dates outside the window are left out.
    func meanings(_ first: NumberField, _ second: NumberField, _ third: NumberField) -> [DateMeaning] {
        var found: [DateMeaning] = []
        for order in orders(first, third) {
            let (year, month, day) = assign(order, first, second, third)
            guard year.width != 1, month.width <= 2, day.width <= 2,
                let date = CivilDate(year: fullYear(year), month: month.value, day: day.value),
                context.window.contains(date), !found.contains(where: { $0.date == date })
            else { continue }
            found.append(DateMeaning(date: date, order: order))
        }
        return found
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
        guard context.isAmerican else { return (ofYear, .monthYear) }
        return american(ofYear, days)
    }

    private func american(_ ofYear: [DateMeaning], _ days: [DateMeaning]) -> ([DateMeaning], DateForm) {
        guard let day = days.first, day.date >= context.window.today else { return (ofYear + days, .monthYear) }
        return (days + ofYear, .dayMonth)
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
        guard month.width <= 2, let date = CivilDate(year: fullYear(year), month: month.value),
            context.window.contains(date)
        else { return [] }
        return [DateMeaning(date: date, order: context.order)]
    }

    private func fullYear(_ year: NumberField) -> Int {
        year.width == 4 ? year.value : context.window.fullYear(year.value)
    }

    private func orders(_ first: NumberField, _ third: NumberField) -> [DateOrder] {
        if first.width == 4 { return [.yearMonthDay] }
        let all: [DateOrder] = third.width == 4 ? [.dayMonthYear, .monthDayYear] : [.dayMonthYear, .monthDayYear, .yearMonthDay]
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
