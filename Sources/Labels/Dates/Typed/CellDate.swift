/// A date in the cell of a table, which must have its year.
///
/// | cell | meaning |
/// | --- | --- |
/// | `2027-03-12`, `2027-3-5`, `2027/03/05`, `20270312`, `2027-03`, `2027` | that day, month or year |
/// | `2027-03-12 00:00:00`, `2027-03-12T10:00:00+01:00` | that day |
/// | `25.03.2027` | that day, as only one order is possible |
/// | `03.04.2027`, `3/4/27` | in the order that is told, else an error |
/// | `12-Mar-27`, `Friday, March 12, 2027`, `Mar-27`, `03/2027` | that day or month |
/// | `46458` | the day with that number in Excel |
/// | `never`, `2999-12-31` | no date |
package enum CellDate: Equatable, Sendable {
    case date(CivilDate)
    /// The product has no date.
    case never
    /// Nothing is said.
    case empty

    /// Reads a cell. Throws `TypedDate.Failure`.
    package init(_ text: String, today: CivilDate, order: DateOrder?) throws(TypedDate.Failure) {
        if let day = CivilDate(text), day.precision == .day, DateParts.isInReach(day, today) {
            self = .date(day)
            return
        }
        if NoDate.isMeant(by: text) {
            self = .never
            return
        }
        let words = Self.withoutTime(text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
        guard !words.isEmpty, !Self.blanks.contains(words) else {
            self = .empty
            return
        }
        if let day = Self.excelDay(words), DateParts.isInReach(day, today) {
            self = .date(day)
            return
        }
        self = .date(try Self.date(words, today, order))
    }

    /// Whether a text is a date with a day or a month, written with letters or separators: a number alone may be
    /// anything.
    package static func isDate(_ text: String, today: CivilDate) -> Bool {
        guard text.utf8.count < 60, text.contains(where: \.isNumber), Int(text) == nil, Double(text) == nil,
            !text.allSatisfy({ $0.isNumber })
        else { return false }
        do throws(TypedDate.Failure) {
            switch try CellDate(text, today: today, order: nil) {
            case .date(let date): return date.precision != .year
            case .never: return true
            case .empty: return false
            }
        } catch {
            return if case .ambiguous = error { true } else { false }
        }
    }

    private static let blanks: Set = ["-", "–", "—", "?", "n/a", "n.a.", "null", "nil", "#n/a", "tbd", "0000-00-00"]

    private static func date(
        _ text: String, _ today: CivilDate, _ order: DateOrder?
    ) throws(TypedDate.Failure) -> CivilDate {
        if let plain = TypedDay.withoutSigns(text) { return try date(plain, today, .dayMonthYear) }
        guard let parts = DateParts(text, today: today)?.withoutWeekdays else { throw .unknownForm }
        if parts.parts.count == 1, parts.parts[0].count == 4, let year = CivilDate(parts.parts[0]) {
            guard DateParts.isInReach(year, today) else { throw .unknownForm }
            return year
        }
        if let month = monthAndShortYear(text, parts), DateParts.isInReach(month, today) { return month }
        let readings = try parts.complete()
        guard let first = readings.first else { throw .unknownForm }
        if readings.allSatisfy({ $0.date == first.date }) { return first.date }
        if let told = readings.first(where: { $0.order == order }) { return told.date }
        throw .ambiguous(readings.map(\.date).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// Excel's `Mar-27`, which is a month.
    private static func monthAndShortYear(_ text: String, _ parts: DateParts) -> CivilDate? {
        guard text.contains("-"), parts.parts.count == 2, let word = parts.word, parts.parts[0] == word,
            parts.parts[1].count == 2, let month = DateParts.month(named: word)
        else { return nil }
        return CivilDate(year: parts.fullYear(parts.parts[1]), month: month)
    }

    /// The day with a number that spreadsheets count from 30 December 1899; a fraction is a time.
    private static func excelDay(_ text: String) -> CivilDate? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts[0].utf8.count == 5,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let number = Int(parts[0])
        else { return nil }
        return CivilDate(dayNumber: number - 25_569)
    }

    /// The text before a time of day.
    private static func withoutTime(_ text: String) -> String {
        guard let colon = text.firstIndex(of: ":") else { return text }
        let head = text[..<colon]
        let hours = head.reversed().prefix { $0.isASCII && $0.isNumber }.count
        let day = head.dropLast(hours)
        let rest = String(text[colon...].filter { $0.isLetter })
        guard (1...2).contains(hours), let gap = day.last, gap == " " || gap == "t" || gap == ",", day.count > 5,
            ["", "am", "pm", "z", "utc", "gmt", "uhr"].contains(rest)
        else { return text }
        return String(day.dropLast().reversed().drop { $0 == " " || $0 == "," }.reversed())
    }
}
