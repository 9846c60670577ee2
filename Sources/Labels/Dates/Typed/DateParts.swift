/// The numbers and words of a written date, and the dates that they can mean.
struct DateParts {
    /// The possible dates, each with the order of day and month that makes it so; nil where no order is needed.
    typealias Readings = [(order: DateOrder?, date: CivilDate)]

    /// The numbers and words without separators.
    let parts: [String]
    let isPointed: Bool
    private let isDashed: Bool
    private let today: CivilDate

    /// The years of dates that a household has.
    private static let firstYear = 1990, maximumYearsAhead = 80

    /// Splits a text in small letters; nil when it contains anything but words, numbers and separators.
    init?(_ text: String, today: CivilDate) {
        guard let parts = Self.parts(of: text), !parts.isEmpty else { return nil }
        self.parts = parts
        isPointed = text.contains(".")
        isDashed = text.contains("-")
        self.today = today
    }

    private static func parts(of text: String) -> [String]? {
        var parts: [String] = []
        var isOpen = false
        for character in text {
            guard character.isLetter || (character.isASCII && character.isNumber) else {
                guard " ./-,".contains(character) else { return nil }
                isOpen = false
                continue
            }
            if isOpen, let last = parts.last?.last, last.isLetter == character.isLetter {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
            isOpen = true
        }
        return parts
    }

    /// The same without names of weekdays before or behind the day.
    var withoutWeekdays: DateParts {
        guard parts.count > 2 else { return self }
        return DateParts(self, parts: parts.filter { TypedDay.weekday(named: $0) == nil })
    }

    private init(_ other: DateParts, parts: [String]) {
        self.parts = parts
        (isPointed, isDashed, today) = (other.isPointed, other.isDashed, other.today)
    }

    /// The word, where there is exactly one.
    var word: String? {
        let words = parts.filter { $0.first?.isLetter ?? false }
        return words.count == 1 ? words[0] : nil
    }

    var hasWords: Bool { parts.contains { $0.first?.isLetter ?? false } }

    var numbers: [String] { parts.filter { !($0.first?.isLetter ?? false) } }

    // MARK: Dates with a year

    /// The dates that a text with a year means; none for a text without a year. Throws `TypedDate.Failure`.
    func complete() throws(TypedDate.Failure) -> Readings {
        guard parts.count <= 3 else { throw .unknownForm }
        if hasWords { return try named() }
        switch parts.count {
        case 1: return try compact(parts[0])
        case 2: return try monthAndYear()
        default: return try dayMonthYear()
        }
    }

    private func named() throws(TypedDate.Failure) -> Readings {
        let numbers = numbers, values = numbers.compactMap { Int($0) }
        guard let word, let month = Self.month(named: word), values.count == numbers.count,
            numbers.allSatisfy({ $0.count <= 4 && $0.count != 3 })
        else { throw .unknownForm }
        switch (values.count, numbers.first?.count, numbers.last?.count) {
        case (1, 4, _): return try one(CivilDate(year: values[0], month: month))
        case (1, _, _): return []
        case (2, 4, _): return try one(CivilDate(year: values[0], month: month, day: values[1]))
        case (2, _, _): return try one(CivilDate(year: fullYear(numbers[1]), month: month, day: values[0]))
        default: throw .unknownForm
        }
    }

    /// The month by its name in any language of labels; nil for a name of several months.
    static func month(named word: String) -> Int? {
        let parsed = DateParser().parse(
            [TextLine(text: "1 \(word) 2027")], today: CivilDate(clampedDayNumber: 20_819), locale: nil)
        guard let date = parsed.dates.first, parsed.dates.count == 1, !date.isAmbiguous, date.date.year == 2027,
            date.date.day == 1
        else { return nil }
        return date.date.month
    }

    private func monthAndYear() throws(TypedDate.Failure) -> Readings {
        let values = parts.compactMap { Int($0) }
        guard values.count == 2, parts.allSatisfy({ $0.count <= 4 && $0.count != 3 }) else { throw .unknownForm }
        if parts[1].count == 4 { return try one(CivilDate(year: values[1], month: values[0])) }
        if parts[0].count == 4 { return try one(CivilDate(year: values[0], month: values[1])) }
        return []
    }

    private func dayMonthYear() throws(TypedDate.Failure) -> Readings {
        let values = parts.compactMap { Int($0) }
        guard values.count == 3, parts.allSatisfy({ $0.count <= 4 && $0.count != 3 }), parts[1].count <= 2 else {
            throw .unknownForm
        }
        if parts[0].count == 4 { return try one(CivilDate(year: values[0], month: values[1], day: values[2])) }
        let year = fullYear(parts[2])
        var readings = [
            (DateOrder.dayMonthYear, CivilDate(year: year, month: values[1], day: values[0])),
            (.monthDayYear, CivilDate(year: year, month: values[0], day: values[1])),
        ]
        if isDashed && parts[2].count <= 2 {
            readings.append(
                (.yearMonthDay, CivilDate(year: fullYear(parts[0]), month: values[1], day: values[2])))
        }
        return try several(readings)
    }

    /// The dates of digits without separators: `202703`, `270312`, `12032027`, `20270312`.
    private func compact(_ digits: String) throws(TypedDate.Failure) -> Readings {
        func number(_ first: Int, _ count: Int) -> Int { Int(digits.dropFirst(first).prefix(count)) ?? 0 }
        switch digits.count {
        case 6:
            if let month = CivilDate(year: number(0, 4), month: number(4, 2)), Self.isInReach(month, today) {
                return [(nil, month)]
            }
            return try several([
                (
                    .yearMonthDay,
                    CivilDate(year: fullYear(String(digits.prefix(2))), month: number(2, 2), day: number(4, 2))
                ),
                (
                    .dayMonthYear,
                    CivilDate(year: fullYear(String(digits.suffix(2))), month: number(2, 2), day: number(0, 2))
                ),
                (
                    .monthDayYear,
                    CivilDate(year: fullYear(String(digits.suffix(2))), month: number(0, 2), day: number(2, 2))
                ),
            ])
        case 8:
            if let day = CivilDate(year: number(0, 4), month: number(4, 2), day: number(6, 2)),
                Self.isInReach(day, today)
            {
                return [(nil, day)]
            }
            return try several([
                (.dayMonthYear, CivilDate(year: number(4, 4), month: number(2, 2), day: number(0, 2))),
                (.monthDayYear, CivilDate(year: number(4, 4), month: number(0, 2), day: number(2, 2))),
            ])
        default: return []
        }
    }

    // MARK: Choice

    /// The only reading. Throws `TypedDate.Failure` for a day that does not exist and a year in which no household is.
    func one(_ date: CivilDate?) throws(TypedDate.Failure) -> Readings {
        guard let date else { throw .noSuchDay }
        guard Self.isInReach(date, today) else { throw .unknownForm }
        return [(nil, date)]
    }

    /// The possible ones of several readings; dates that are implausible on packs (years ago, or many years ahead) only
    /// where there are no others.
    private func several(_ readings: [(DateOrder, CivilDate?)]) throws(TypedDate.Failure) -> Readings {
        let possible: Readings = readings.compactMap { order, date in date.map { (order, $0) } }
        guard !possible.isEmpty else { throw .noSuchDay }
        let near = possible.filter { Self.isInReach($0.date, today) }
        guard !near.isEmpty else { throw .unknownForm }
        let window = DateWindow(today: today)
        let likely = near.filter { window.contains($0.date) }
        return likely.isEmpty ? near : likely
    }

    /// Whether a year is one of those that a household has to do with: no 527, which is `0527`.
    static func isInReach(_ date: CivilDate, _ today: CivilDate) -> Bool {
        date.year >= firstYear && date.year <= today.year + maximumYearsAhead
    }

    func fullYear(_ digits: String) -> Int {
        let value = Int(digits) ?? 0
        return digits.count > 2 ? value : DateWindow(today: today).fullYear(value)
    }
}
