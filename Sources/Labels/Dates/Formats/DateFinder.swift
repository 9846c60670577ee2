/// Finds everything in a text that has the form of a date, with every meaning: the formats of the table that its fields
/// fit. It decides nothing, but leaves out what no date can be, such as a price or two fields of a longer date.
struct DateFinder {
    /// Older and later dates are not printed on food.
    static let years = 1995...2060

    let text: FoldedText
    let lexicon: Lexicon
    let window: DateWindow
    /// The calendars beside the Gregorian one that may be used.
    let calendars: Set<DateCalendar>
    /// The languages of the label and of the user: only theirs and English names of months are looked for when damaged.
    let languages: LanguageSet
    let words: [WordMatch]
    /// For each folded index its relation to the known words.
    let places: [WordMatch.Place]

    /// A finder for a text in which `words` are known; the window gives two-digit and missing years.
    init(
        text: FoldedText, lexicon: Lexicon, window: DateWindow, calendars: Set<DateCalendar> = [],
        languages: LanguageSet = [], words: [WordMatch] = []
    ) {
        self.text = text
        self.lexicon = lexicon
        self.window = window
        self.calendars = calendars
        self.languages = languages
        self.words = words
        places = WordMatch.Place.places(of: words, count: text.count)
    }

    /// The number of hypotheses after which the rest of a text is not read: comparing them takes time with its square.
    /// A label has some dozens, and `EvidenceCollector` weighs at most 200.
    private static let maximumHypotheses = 2_000

    /// The hypotheses in the order of their first characters; of a text with thousands of dates, the first ones.
    func find() -> [DateHypothesis] {
        var found: [DateHypothesis] = []
        for index in 0..<text.count where canStart(index) || isSecond(index, found) {
            read(from: index, into: &found)
            if found.count >= Self.maximumHypotheses { break }
        }
        let parts = parts(of: found)
        let periods =
            parts + (periods() + weekdays()).filter { period in !parts.contains { $0.range.overlaps(period.range) } }
        guard !periods.isEmpty else { return withoutParts(found) }
        var isPeriod = [Bool](repeating: false, count: text.count)
        for period in periods { for index in period.range where index < isPeriod.count { isPeriod[index] = true } }
        return withoutParts(found.filter { !$0.range.contains { $0 < isPeriod.count && isPeriod[$0] } }) + periods
    }

    /// Whether the second of two dates begins at an index.
    private func isSecond(_ index: Int, _ found: [DateHypothesis]) -> Bool {
        GlyphClass.isDigit(text[index]) && GlyphClass.isDigit(text[index - 1])
            && found.contains { $0.range.upperBound == index && isFirstOfTwo($0.range) }
    }

    private func canStart(_ index: Int) -> Bool {
        let scalar = text[index]
        let before = text[index - 1]
        guard GlyphClass.isWordPart(scalar) || scalar == 0x7C, places[index] != .inside else { return false }
        if places[index] == .behind { return true }
        guard !GlyphClass.isDigit(before) else { return false }
        guard GlyphClass.isLetter(before), !GlyphClass.isUnspaced(before), !GlyphClass.isUnspaced(scalar) else {
            return true
        }
        // A single digit attached to a letter, such as the `8` of `B8 JUL 2027`, is not a day.
        if GlyphClass.isDigit(scalar) { return text[index + 1] != 0x20 }
        return GlyphClass.isDigit(text[index + 1]) && Confusables.digit(for: scalar) != nil
    }

    /// Adds the hypotheses whose first field begins at an index.
    private func read(from start: Int, into found: inout [DateHypothesis]) {
        for first in fields(at: start) where first.digits > 0 || Self.isMark(text[first.end]) {
            add(Print(fields: [first]), to: &found)
            for gap in gaps(after: first) {
                for second in fields(at: gap.end) where mayFollow(second, gap, [first]) {
                    add(Print(fields: [first, second], gaps: [gap]), to: &found)
                    for next in gaps(after: second) {
                        for third in fields(at: next.end) where mayFollow(third, next, [first, second]) {
                            add(Print(fields: [first, second, third], gaps: [gap, next]), to: &found)
                        }
                    }
                }
            }
        }
    }

    /// Adds each meaning of a print.
    private func add(_ print: Print, to found: inout [DateHypothesis]) {
        guard isPossible(print) else { return }
        let surroundings = DateHypothesis.Surroundings(of: print.range, in: text)
        let formats = DateFormat.formats(fields: print.fields.count, print.separation)
        for format in formats where zip(format.fields, print.fields).allSatisfy({ $1.fits($0, in: calendars) }) {
            guard format.form == .dayMonthYear || format.isNamed || !surroundings.isAmount else { continue }
            if format.isNamed, format.form == .dayMonthYear, let month = monthWithoutDay(of: print, format) {
                found.append(
                    DateHypothesis(
                        range: print.range, date: month, format: .monthWithoutDay, editCost: print.editCost,
                        languages: print.languages, isImpossible: true, surroundings: surroundings))
            }
            for (date, calendar) in dates(of: print, format) {
                let start = found.lastIndex { $0.range.lowerBound < print.range.lowerBound }.map { $0 + 1 } ?? 0
                let twin = found[start...].firstIndex {
                    $0.range == print.range && $0.date == date && $0.format.name == format.name
                }
                if let twin {
                    found[twin].languages.formUnion(print.languages)
                    found[twin].editCost = min(found[twin].editCost, print.editCost)
                    continue
                }
                found.append(
                    DateHypothesis(
                        range: print.range, date: date, format: format, editCost: print.editCost,
                        isYearInferred: format.yearDigits == 0, languages: print.languages, calendar: calendar,
                        looksLikeTime: !print.gaps.isEmpty && print.gaps.allSatisfy { $0.mark == 0x3A },
                        marksDiffer: print.gaps.count == 2 && print.gaps[0].mark != print.gaps[1].mark,
                        spansLines: print.gaps.contains { $0.isLineBreak }, surroundings: surroundings))
            }
        }
    }

    /// The month of a print whose day does not exist, such as 30 February; nil for others, and for digits that are read
    /// as letters.
    private func monthWithoutDay(of print: Print, _ format: DateFormat) -> CivilDate? {
        let field = { (kinds: DateFormat.Field...) in
            format.fields.firstIndex { kinds.contains($0) }.map { print.fields[$0] }
        }
        guard print.editCost == 0, let day = field(.day)?.value, let month = field(.monthName)?.value,
            let year = field(.shortYear, .fullYear), (29...31).contains(day), format.fields.last != .day
        else { return nil }
        let full = year.width == 4 ? year.value : window.fullYear(year.value)
        guard Self.years.contains(full), CivilDate(year: full, month: month, day: day) == nil else { return nil }
        return CivilDate(year: full, month: month)
    }

    /// The dates that a print is in a format, at most one in each calendar.
    private func dates(of print: Print, _ format: DateFormat) -> [(CivilDate, DateCalendar?)] {
        let field = { (kinds: DateFormat.Field...) in
            format.fields.firstIndex { kinds.contains($0) }.map { print.fields[$0] }
        }
        let day = field(.day)?.value
        let month = field(.month, .monthName, .monthCode)?.value
        guard let year = field(.shortYear, .fullYear) else {
            return window.inferYear(month: month ?? 0, day: day ?? 0).map { [($0, nil)] } ?? []
        }
        return years(of: year).compactMap { year, calendar in
            let date: CivilDate? =
                switch (month, day) {
                case (let month?, let day?) where calendar == .solarHijri:
                    DateCalendar.solarHijriDay(year: year, month: month, day: day)
                case (let month?, let day?): CivilDate(year: year, month: month, day: day)
                case (let month?, nil): CivilDate(year: year, month: month)
                default: CivilDate(year: year)
                }
            return date.flatMap { Self.years.contains($0.year) ? ($0, calendar) : nil }
        }
    }

    private func years(of field: Field) -> [(Int, DateCalendar?)] {
        if let era = field.era { return [(field.value, era)] }
        if field.width == 3 { return [(field.value + 1911, .minguo)] }
        // Japan prints the year of its era without a letter, too.
        if field.width == 1 { return [(field.value + 2018, .reiwa)] }
        let isFull = field.width == 4
        var years: [(Int, DateCalendar?)] = [(isFull ? field.value : window.fullYear(field.value), nil)]
        if calendars.contains(.buddhist) || isOnlyBuddhist(field.value, isFull: isFull) {
            years.append((field.value + (isFull ? -543 : 1957), .buddhist))
        }
        if calendars.contains(.reiwa), !isFull { years.append((field.value + 2018, .reiwa)) }
        if calendars.contains(.solarHijri) || isFull && Self.solarHijriYears.contains(field.value) {
            years.append((field.value + (isFull ? 0 : 1400), .solarHijri))
        }
        return years
    }

    /// Whether a year is of the Buddhist calendar whatever the label's language: 2570, and 70 where no food keeps until
    /// 2070.
    private func isOnlyBuddhist(_ year: Int, isFull: Bool) -> Bool {
        isFull ? Self.buddhistYears.contains(year) : Self.shortBuddhistYears.contains(year)
    }

    private static let solarHijriYears = 1390...1430
    private static let buddhistYears = 2550...2600
    private static let shortBuddhistYears = 62...85

    /// The hypotheses without those that are fields of a longer row of numbers with marks, such as the `20.11` of
    /// `20.11.2027`, or the first fields of a date with a full year. Of `11/24-10/27` both halves have the same form.
    func withoutParts(_ found: [DateHypothesis]) -> [DateHypothesis] {
        found.filter { part in
            let (start, end, form) = (part.range.lowerBound, part.range.upperBound, part.format.form)
            if form == .year { return !found.contains { $0.format.form != .year && $0.range.overlaps(part.range) } }
            guard form != .dayMonthYear || part.format.separation == .mixed else { return true }
            let isJoinedBefore = Self.joins.contains(text[start - 1]) && GlyphClass.isDigit(text[start - 2])
            let isJoinedBehind = Self.joins.contains(text[end]) && GlyphClass.isDigit(text[end + 1])
            let twins = isJoinedBefore || isJoinedBehind ? found.filter { $0.format.form == form } : []
            return
                (!isJoinedBefore || text.isTime(at: start - 6) || twins.contains { $0.range.upperBound == start - 1 })
                && (!isJoinedBehind || text.isTime(at: end + 1) || form == .dayMonth && text.isYearCut(behind: end)
                    || twins.contains { $0.range.lowerBound == end + 1 })
                && (part.format.yearDigits == 4 || !found.contains { isHead(part, of: $0) })
        }
    }

    private func isHead(_ part: DateHypothesis, of whole: DateHypothesis) -> Bool {
        whole.format.yearDigits == 4 && whole.range.lowerBound == part.range.lowerBound
            && whole.range.upperBound > part.range.upperBound && whole.editCost <= part.editCost && !whole.spansLines
    }

    private static let joins: [UInt32] = [0x2C, 0x2D, 0x2E, 0x2F, 0x3A]
}
