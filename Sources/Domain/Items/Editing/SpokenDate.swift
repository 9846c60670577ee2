/// Reads dates as people write them at a keyboard.
///
/// | written | means |
/// | --- | --- |
/// | `2027-03-12`, `2026-12`, `2027` | that day, month or year |
/// | `today`, `tomorrow`, `yesterday` | by today's date |
/// | `+3d`, `+2w`, `+6m`, `+1y`, `-1d` | that long from today |
/// | `12.3.`, `12.3`, `march 27`, `27 march` | the nearest such day: at most 120 days back, else in the coming year |
/// | `12.3.27`, `12.03.2027`, `27 march 2027`, `12mar27` | that day: with points, the day comes first |
/// | `12/3/27`, `12-3-27`, `12/3` | by the reader's locale; refused where that does not settle the order |
/// | `12/2026`, `12.2026`, `march 2027` | that month |
///
/// A number of two digits beside a month's name is a day, never a year. Months have names in every language that labels
/// are read in.
public struct SpokenDate: Sendable {
    private let today: CivilDate
    private let order: DateOrder?

    /// Reads on the day `today` by the habits of `locale`.
    public init(today: CivilDate, locale: LocaleHint?) {
        self.today = today
        order = locale.flatMap(Self.order)
    }

    /// The date that is meant.
    public func read(_ text: String) throws(SpokenDateError) -> CivilDate {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let date = relative(words) { return date }
        if Self.looksLikeISO(words) {
            guard let date = CivilDate(words) else { throw .noSuchDay }
            return date
        }
        let parts = Self.parts(of: words)
        guard !parts.isEmpty, parts.count <= 3 else { throw .unknownForm }
        if parts.contains(where: { $0.first?.isLetter ?? false }) { return try named(parts) }
        return try numeric(parts, isPointed: words.contains("."), isDashed: words.contains("-"))
    }

    private func relative(_ text: String) -> CivilDate? {
        switch text {
        case "today": return today
        case "tomorrow": return today.adding(days: 1)
        case "yesterday": return today.adding(days: -1)
        default: break
        }
        guard let sign = text.first, sign == "+" || sign == "-", let unit = text.last,
            let count = Int(text.dropFirst().dropLast()), (0...99_999).contains(count)
        else { return nil }
        let steps = sign == "+" ? count : -count
        return switch unit {
        case "d": today.adding(days: steps)
        case "w": today.adding(days: steps * 7)
        case "m": today.adding(months: steps)
        case "y": today.adding(months: steps * 12)
        default: nil
        }
    }

    private static func looksLikeISO(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.first?.utf8.count == 4
            && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) } }
    }

    /// The numbers and words, without what parts them; nothing when anything else is among them.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var isOpen = false
        for character in text {
            guard character.isLetter || (character.isASCII && character.isNumber) else {
                guard " ./-,".contains(character) else { return [] }
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

    private func named(_ parts: [String]) throws(SpokenDateError) -> CivilDate {
        let words = parts.filter { $0.first?.isLetter ?? false }
        let numbers = parts.filter { !($0.first?.isLetter ?? false) }
        guard words.count == 1, let month = Self.month(named: words[0]) else { throw .unknownForm }
        let values = numbers.compactMap { Int($0) }
        guard values.count == numbers.count, numbers.allSatisfy({ $0.count <= 4 && $0.count != 3 }) else {
            throw .unknownForm
        }
        switch (values.count, numbers.first?.count) {
        case (1, 4): return try Self.checked(CivilDate(year: values[0], month: month))
        case (1, _): return try nearest(month: month, day: values[0])
        case (2, 4): return try Self.checked(CivilDate(year: values[0], month: month, day: values[1]))
        case (2, _): return try Self.checked(CivilDate(year: fullYear(numbers[1]), month: month, day: values[0]))
        default: throw .unknownForm
        }
    }

    /// The month by its name on labels, in any language; a name that means different months is none.
    private static func month(named word: String) -> Int? {
        let parsed = DateParser().parse(
            [TextLine(text: "1 \(word) 2027")], today: CivilDate(clampedDayNumber: 20_819), locale: nil)
        guard let date = parsed.dates.first, parsed.dates.count == 1, !date.isAmbiguous, date.date.year == 2027,
            date.date.day == 1
        else { return nil }
        return date.date.month
    }

    private func numeric(_ parts: [String], isPointed: Bool, isDashed: Bool) throws(SpokenDateError) -> CivilDate {
        let values = parts.compactMap { Int($0) }
        guard values.count == parts.count, parts.count > 1, parts.allSatisfy({ $0.count <= 4 && $0.count != 3 }) else {
            throw .unknownForm
        }
        if parts.count == 2 {
            if parts[1].count == 4 { return try Self.checked(CivilDate(year: values[1], month: values[0])) }
            if parts[0].count == 4 { return try Self.checked(CivilDate(year: values[0], month: values[1])) }
            if isPointed { return try nearest(month: values[1], day: values[0]) }
            return try settle(
                dayFirst: try? nearest(month: values[1], day: values[0]),
                monthFirst: try? nearest(month: values[0], day: values[1]))
        }
        if parts[0].count == 4 {
            return try Self.checked(CivilDate(year: values[0], month: values[1], day: values[2]))
        }
        guard parts[1].count <= 2 else { throw .unknownForm }
        let year = fullYear(parts[2])
        let dayFirst = CivilDate(year: year, month: values[1], day: values[0])
        if isPointed { return try Self.checked(dayFirst) }
        let yearFirst =
            isDashed && parts[2].count <= 2
            ? CivilDate(year: fullYear(parts[0]), month: values[1], day: values[2]) : nil
        return try settle(
            dayFirst: dayFirst, monthFirst: CivilDate(year: year, month: values[0], day: values[1]),
            yearFirst: yearFirst)
    }

    /// One of several readings: the only possible one, else that of the reader's order. What a pack cannot print (years
    /// ago, or many years ahead) is not possible as long as something else is.
    private func settle(
        dayFirst: CivilDate?, monthFirst: CivilDate?, yearFirst: CivilDate? = nil
    ) throws(SpokenDateError) -> CivilDate {
        let window = DateWindow(today: today)
        let readings: [(DateOrder, CivilDate)] = [
            (.dayMonthYear, dayFirst), (.monthDayYear, monthFirst), (.yearMonthDay, yearFirst),
        ].compactMap { order, date in date.map { (order, $0) } }
        let likely = readings.filter { window.contains($0.1) }
        let open = likely.isEmpty ? readings : likely
        guard let first = open.first else { throw .noSuchDay }
        if open.allSatisfy({ $0.1 == first.1 }) { return first.1 }
        if let mine = open.first(where: { $0.0 == order }) { return mine.1 }
        throw .ambiguous(open.map(\.1).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// The day of the year that is at most 120 days back, else the next one.
    private func nearest(month: Int, day: Int) throws(SpokenDateError) -> CivilDate {
        for year in (today.year - 1)...(today.year + 8) {
            guard let date = CivilDate(year: year, month: month, day: day), today.days(until: date) >= -120 else {
                continue
            }
            return date
        }
        throw .noSuchDay
    }

    private func fullYear(_ digits: String) -> Int {
        let value = Int(digits) ?? 0
        return digits.count > 2 ? value : DateWindow(today: today).fullYear(value)
    }

    private static func checked(_ date: CivilDate?) throws(SpokenDateError) -> CivilDate {
        guard let date else { throw .noSuchDay }
        return date
    }

    /// The order of a locale that has one; English without a region has none.
    private static func order(of locale: LocaleHint) -> DateOrder? {
        if locale.region == "US" { return .monthDayYear }
        if locale.region == "CA" || (locale.language == "en" && locale.region == nil) { return nil }
        let lexicon = Lexicon.shared
        return lexicon.codes.firstIndex(of: locale.language).map { lexicon.orders[$0] }
    }
}
