/// How a date is read and printed: its readers, format, order and age.
extension EvidenceCollector {
    func rateReading(_ dates: inout [DateEvidence], _ index: Int) {
        let date = dates[index]
        let readers = date.readers
        guard !readers.isEmpty else { return }
        dates[index][.readByTwo] = readers.count > 1 ? 1 : 0
        if readers == [.document] { dates[index][.onlyDocument] = 1 }
        if readers == [.dateCode] { dates[index][.onlyDateCode] = 1 }
        let differs = dates.contains { other in
            let form = other.hypothesis.format.form
            return !other.isOfFurtherLook && other.place == date.place && other.readers.isDisjoint(with: readers)
                && (form == .dayMonthYear || form == date.hypothesis.format.form)
                && !other.text.hasSameDigits(as: date.text)
        }
        dates[index][.readDifferently] = differs ? 1 : 0
    }

    func rateFormat(_ date: inout DateEvidence) {
        let format = date.hypothesis.format
        date[formatFeature(format)] = 1
        date[.corrected] = Double(min(date.hypothesis.editCost, Self.maximumCorrections))
        if date.hypothesis.isImpossible { date[.impossibleDay] = 1 }
        date[.partOfMonth] = format.name == DateFormat.vaguePart.name ? 1 : 0
        date[.onTwoLines] = date.hypothesis.spansLines ? 1 : 0
        date[.anotherCalendar] = date.hypothesis.calendar == nil ? 0 : 1
        let isBare = format.separation == .none && !format.isNamed
        date[.codeReaderBare] = isBare && date.readers.contains(.dateCode) ? 1 : 0
    }

    private static let maximumCorrections = 4

    private func formatFeature(_ format: DateFormat) -> DateFeature {
        switch format.form {
        case .year: return .yearAlone
        case .dayMonth where format.name == DateFormat.weekdayAndDay.name: return .weekdayAndDay
        case .dayMonth where format.name == DateFormat.weekday.name: return .weekdayAlone
        case .dayMonth: return format.isNamed ? .dayNamed : .dayNumeric
        case .monthYear:
            if format.isNamed { return .monthNamed }
            switch format.separation {
            case .mark, .mixed, .label: return format.yearDigits == 4 ? .monthFull : .monthShort
            case .space: return .monthSpaced
            case .none: return .monthBare
            }
        case .dayMonthYear:
            let isFull = format.yearDigits == 4
            if format.isNamed { return isFull ? .fullNamed : .shortNamed }
            switch format.separation {
            case .mark, .label: return isFull ? .fullWithMarks : .shortWithMarks
            case .space: return isFull ? .fullWithSpaces : .shortWithSpaces
            case .mixed: return isFull ? .fullMixed : .shortMixed
            case .none: return isFull ? .fullBare : .shortBare
            }
        }
    }

    func rateOrder(_ date: inout DateEvidence, _ orders: Set<DateOrder>) {
        let order = date.hypothesis.order, format = date.hypothesis.format
        let languages = date.hypothesis.languages
        if !languages.isEmpty, !context.languages.isEmpty {
            date[.otherLanguage] = languages.isDisjoint(with: context.languages.union(context.userLanguages)) ? 1 : 0
        }
        guard !format.isNamed else {
            date[.yearFirstNamed] = order == .yearMonthDay && format.yearDigits == 2 ? 1 : 0
            return
        }
        if order == .yearMonthDay, format.yearDigits == 2 {
            let ofDay: DateFeature = format.separation == .none ? .yearFirstBare : .yearFirst
            date[format.form == .monthYear ? .yearFirstMonth : ofDay] = 1
            date[.impossibleDay] = isImpossibleDay(date.date) ? 1 : 0
        }
        guard format.form != .monthYear else { return }
        // A text is passed with its locale, a photo may be of a pack from anywhere.
        let localeFeature: DateFeature = date.readers.isEmpty ? .orderOfTextLocale : .orderOfLocale
        let hints: [(DateFeature, DateOrder?)] = [
            (.orderPrinted, context.printedOrder), (.orderOfLabel, context.labelOrder),
            (localeFeature, context.localeOrder), (.orderOfNumber, context.orderOfNumber),
            (.orderOfMarket, context.isAmerican ? .monthDayYear : nil),
            (.orderOfSigns, context.hasAmericanSigns ? .monthDayYear : nil),
        ]
        for (feature, hint) in hints {
            // Without a year, the month is also first where the year is.
            let isMonthFirst = hint == .yearMonthDay && format.form == .dayMonth
            guard let hint = isMonthFirst ? .monthDayYear : hint, mayHave(hint, date, orders),
                hint != .monthDayYear || !feature.isOfMarket || !date.text.contains(".")
            else { continue }
            date[feature] = order == hint ? 1 : -1
        }
        guard orders.count > 1 else { return }
        let hasPoints = date.text.contains(".")
        date[.orderOfHousehold] = context.household.evidence(for: order, among: orders, hasPoints: hasPoints)
        switch order {
        case .monthDayYear: date[hasPoints ? .monthFirstPoints : .monthFirst] = 1
        case .dayMonthYear:
            date[!hasPoints ? .dayFirst : format.yearDigits == 4 ? .dayFirstPointsFull : .dayFirstPoints] = 1
        case .yearMonthDay: break
        }
    }

    /// Whether a date with a short year first has a day that its month does not have if the day is first, as
    /// `31.11.28`: that is misread or misprinted, and not a day in 2031.
    private func isImpossibleDay(_ date: CivilDate) -> Bool {
        guard let month = date.month, let day = date.day, date.year % 100 >= 28 else { return false }
        return CivilDate(year: 2000 + day, month: month, day: date.year % 100) == nil
    }

    /// Whether a print could be in an order: its digits mean a day in it, or would if they were read right. A full year
    /// is first in one order alone.
    private func mayHave(_ order: DateOrder, _ date: DateEvidence, _ orders: Set<DateOrder>) -> Bool {
        guard orders.count == 1, !orders.contains(order) else { return orders.count > 1 && orders.contains(order) }
        return date.hypothesis.format.yearDigits == 2
    }

    func rateAge(_ date: inout DateEvidence) {
        let day = date.date, window = context.window
        if context.isDayKnown, day.day != nil {
            let days = window.days(until: day)
            date[.endsNearPhoto] = DateWindow.freshLife.contains(days) ? 1 : 0
            date[.madeNearPhoto] = DateWindow.daysSincePacking.contains(days) ? 1 : 0
            // A text may be of any day, a photo is of the day on which the label was there.
            if window.taken != nil {
                date[.endsBeforePhoto] = days < DateWindow.freshLife.lowerBound ? 1 : 0
                date[.madeAfterPhoto] = days > DateWindow.daysSincePacking.upperBound ? 1 : 0
            }
        }
        if date.hypothesis.isYearInferred {
            let days = abs(window.referenceDay.days(until: day))
            date[days <= Self.maximumDaysOfChilledFood ? .inferredNear : .inferredFar] = 1
            date[.inferredFresh] = context.freshness > 0 ? 1 : 0
            date[.inferredLasting] = context.freshness < 0 ? 1 : 0
            return
        }
        // The number behind the name of a month may be the day.
        if date.hypothesis.format.form == .monthYear, date.hypothesis.format.isNamed,
            date.hypothesis.format.yearDigits == 2
        {
            date[.shortYearFresh] = context.freshness > 0 ? 1 : 0
            date[.shortYearLasting] = context.freshness < 0 ? 1 : 0
        }
        let months = window.months(until: day)
        if window.taken != nil, day.day == nil { date[.endsBeforePhoto] = months < 0 ? 1 : 0 }
        date[.yearsAhead] = max(0, min(8, months / 12))
        date[.farAhead] = max(0, min(4, months / 12 - 5))
        date[.past] = months < 0 ? 1 : 0
        date[.longPast] = max(0, min(15, -months / 12 - 5))
    }

    /// Chilled food is photographed within some weeks of its date.
    private static let maximumDaysOfChilledFood = 42
}
