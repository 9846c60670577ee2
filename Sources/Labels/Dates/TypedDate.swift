/// Parses dates that people type.
///
/// | text | meaning |
/// | --- | --- |
/// | `2027-03-12`, `2026-12`, `2027` | that day, month or year |
/// | `today`, `tomorrow`, `morgen`, `demain`, `next friday`, `in 3 días` | that day (`TypedDay`) |
/// | `+3d`, `+2w`, `+6m`, `+1y`, `-1d` | that long from today |
/// | `12.3.`, `12.3`, `march 27`, `27 march` | the nearest such day: at most 120 days back, else in the coming year |
/// | `12.3.27`, `12.03.2027`, `27 march 2027`, `12mar27` | that day; with points, the day comes first |
/// | `12/3/27`, `12-3-27`, `12/3` | in the order of the user's locale; an error if that has none |
/// | `12/2026`, `12.2026`, `march 2027` | that month |
/// | `3月12日`, `2027年3月12日`, `2027년 3월` | that day or month |
///
/// A number of two digits beside a month's name is a day, never a year. Names of months may be in every language of
/// labels.
package struct TypedDate: Sendable {
    /// Why a text is not a date.
    package enum Failure: Error, Equatable, Sendable {
        /// The text does not have a known form.
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

    /// The date that a text means.
    package func read(_ text: String) throws(Failure) -> CivilDate {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let date = relative(words) { return date }
        if let plain = TypedDay.withoutSigns(words) { return try read(plain) }
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
        if let day = TypedDay(today: today).date(text) { return day }
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

    /// The numbers and words without separators; empty when the text contains anything else.
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

    private func named(_ parts: [String]) throws(Failure) -> CivilDate {
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

    /// The month by its name in any language of labels; nil for a name of several months.
    private static func month(named word: String) -> Int? {
        let parsed = DateParser().parse(
            [TextLine(text: "1 \(word) 2027")], today: CivilDate(clampedDayNumber: 20_819), locale: nil)
        guard let date = parsed.dates.first, parsed.dates.count == 1, !date.isAmbiguous, date.date.year == 2027,
            date.date.day == 1
        else { return nil }
        return date.date.month
    }

    private func numeric(_ parts: [String], isPointed: Bool, isDashed: Bool) throws(Failure) -> CivilDate {
        let values = parts.compactMap { Int($0) }
        guard values.count == parts.count, parts.count > 1, parts.allSatisfy({ $0.count <= 4 && $0.count != 3 }) else {
            throw .unknownForm
        }
        if parts.count == 2 {
            if parts[1].count == 4 { return try Self.checked(CivilDate(year: values[1], month: values[0])) }
            if parts[0].count == 4 { return try Self.checked(CivilDate(year: values[0], month: values[1])) }
            if isPointed { return try nearest(month: values[1], day: values[0]) }
            return try resolve(
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
        return try resolve(
            dayFirst: dayFirst, monthFirst: CivilDate(year: year, month: values[0], day: values[1]),
            yearFirst: yearFirst)
    }

    /// One of several readings: the only possible one, otherwise the one in the user's order. Dates that are
    /// implausible on packs (years ago, or many years ahead) are used only if there are no others.
    private func resolve(
        dayFirst: CivilDate?, monthFirst: CivilDate?, yearFirst: CivilDate? = nil
    ) throws(Failure) -> CivilDate {
        let window = DateWindow(today: today)
        let readings: [(DateOrder, CivilDate)] = [
            (.dayMonthYear, dayFirst), (.monthDayYear, monthFirst), (.yearMonthDay, yearFirst),
        ].compactMap { order, date in date.map { (order, $0) } }
        let likely = readings.filter { window.contains($0.1) }
        let open = likely.isEmpty ? readings : likely
        guard let first = open.first else { throw .noSuchDay }
        if open.allSatisfy({ $0.1 == first.1 }) { return first.1 }
        if let preferred = open.first(where: { $0.0 == order }) { return preferred.1 }
        throw .ambiguous(open.map(\.1).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
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

    private func fullYear(_ digits: String) -> Int {
        let value = Int(digits) ?? 0
        return digits.count > 2 ? value : DateWindow(today: today).fullYear(value)
    }

    private static func checked(_ date: CivilDate?) throws(Failure) -> CivilDate {
        guard let date else { throw .noSuchDay }
        return date
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
