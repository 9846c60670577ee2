extension DateShapeReader {
    /// The dates with a month's name that begin at an index.
    func named(at index: Int) -> [DateCandidate] {
        var found: [DateCandidate] = []
        if GlyphClass.isLetter(text[index]) || OCRDigit.value(text[index]) == nil {
            for month in months(at: index) { monthFirst(month, from: index, into: &found) }
        }
        for width in [4, 2, 1] {
            guard let first = field(index, width: width), first.digits > 0 else { continue }
            let gap = separator(skipOrdinal(first.end), connectors: width != 4)
            for month in months(at: gap.end) { numberFirst(first, month, from: index, into: &found) }
            if gap.kind == .word {
                let plain = separator(skipOrdinal(first.end), connectors: false)
                for month in months(at: plain.end) { numberFirst(first, month, from: index, into: &found) }
            }
        }
        return found
    }

    /// The months whose names stand at an index.
    func months(at index: Int) -> [MonthMatch] {
        guard GlyphClass.isWordPart(text[index]) else { return [] }
        var found: [MonthMatch] = []
        var node: Int32 = 0
        var end = index
        while let next = lexicon.monthNames.child(of: node, GlyphClass.shape(text[end])) {
            node = next
            end += 1
            if lexicon.monthNames.entry(at: node) >= 0, isMonthEnd(end) { found = matches(at: node, index, end) }
        }
        return found
    }

    private func matches(at node: Int32, _ start: Int, _ end: Int) -> [MonthMatch] {
        var found: [MonthMatch] = []
        var entry = lexicon.monthNames.entry(at: node)
        while entry >= 0 {
            let month = lexicon.months[Int(entry)]
            let repairs = month.letters.indices.reduce(0) { $0 + (month.letters[$1] == text[start + $1] ? 0 : 1) }
            if repairs * 2 <= month.letters.count {
                found.append(MonthMatch(month: month.month, languages: month.languages, end: end, repairs: repairs))
            }
            entry = lexicon.monthNames.entry(after: entry)
        }
        return found
    }

    private func isMonthEnd(_ end: Int) -> Bool {
        if !GlyphClass.isLetter(text[end]) { return true }
        guard OCRDigit.value(text[end]) != nil, GlyphClass.isWordPart(text[end + 1]) else { return false }
        return GlyphClass.isDigit(text[end + 1]) || GlyphClass.isDigit(text[end + 2])
    }

    private func skipOrdinal(_ index: Int) -> Int {
        for suffix in Self.ordinals where text[index] == suffix.0 && text[index + 1] == suffix.1 {
            if !GlyphClass.isLetter(text[index + 2]) { return index + 2 }
        }
        if text[index] == 0x6F || text[index] == 0x61, text[index + 1] == 0x20 { return index + 1 }
        return index
    }

    private static let ordinals: [(UInt32, UInt32)] = [
        (0x73, 0x74), (0x6E, 0x64), (0x72, 0x64), (0x74, 0x68), (0x65, 0x72), (0x72, 0x65),
    ]

    private func numberFirst(
        _ first: NumberField, _ month: MonthMatch, from start: Int, into found: inout [DateCandidate]
    ) {
        let gap = separator(month.end, connectors: first.width != 4)
        if month.isCode(in: lexicon) && first.width != 4 && !context.isCanadian { return }
        let repairs = first.repairs + month.repairs + gap.repairs
        if first.width == 4 {
            for width in [2, 1] {
                guard let day = number(gap.end, width) else { continue }
                add(year: first, month, day: day, start..<day.end, repairs + day.repairs, .yearMonthDay, into: &found)
            }
            add(year: first, month, day: nil, start..<month.end, repairs, .yearMonthDay, into: &found)
            return
        }
        for width in [4, 2] {
            guard let last = number(gap.end, width) else { continue }
            let range = start..<last.end
            if width == 2 && first.width == 2 && context.order == .yearMonthDay {
                add(year: first, month, day: last, range, repairs + last.repairs, .yearMonthDay, into: &found)
            }
            if month.isCode(in: lexicon) { continue }
            add(year: last, month, day: first, range, repairs + last.repairs, .dayMonthYear, into: &found)
        }
        if !month.isCode(in: lexicon) { add(withoutYear: first, month, start..<month.end, repairs, into: &found) }
    }

    /// A number that ends the date: no digit follows, unless it begins a time.
    private func number(_ index: Int, _ width: Int) -> NumberField? {
        guard let field = field(index, width: width), field.digits > 0 else { return nil }
        return !GlyphClass.isDigit(text[field.end]) || isTime(field.end) ? field : nil
    }

    private func monthFirst(_ month: MonthMatch, from start: Int, into found: inout [DateCandidate]) {
        if month.isCode(in: lexicon) { return }
        let gap = separator(month.end)
        for width in [2, 1] {
            guard let day = field(gap.end, width: width), day.digits > 0 else { continue }
            dayThenYear(month, gap, day, from: start, into: &found)
            let next = text[day.end]
            guard !GlyphClass.isDigit(next), !GlyphClass.isLetter(next) || OCRDigit.value(next) == nil else { continue }
            add(withoutYear: day, month, start..<day.end, month.repairs + day.repairs, into: &found)
        }
        for width in [4, 2] {
            guard let year = number(gap.end, width) else { continue }
            let range = start..<year.end
            add(year: year, month, day: nil, range, month.repairs + year.repairs, .monthDayYear, into: &found)
        }
    }

    private func dayThenYear(
        _ month: MonthMatch, _ gap: DateSeparator, _ day: NumberField, from start: Int,
        into found: inout [DateCandidate]
    ) {
        let next = separator(skipOrdinal(day.end))
        for width in [4, 2] where day.width == 2 || next.kind != .none {
            guard let year = number(next.end, width) else { continue }
            if gap.kind == .none && next.kind == .none && width == 2 { continue }
            let repairs = month.repairs + day.repairs + year.repairs
            add(year: year, month, day: day, start..<year.end, repairs, .monthDayYear, into: &found)
        }
    }

    private func add(
        year: NumberField, _ month: MonthMatch, day: NumberField?, _ range: Range<Int>, _ repairs: Int,
        _ order: DateOrder, into found: inout [DateCandidate]
    ) {
        let full = fullYear(year)
        let date =
            if let day { CivilDate(year: full, month: month.month, day: day.value) } else {
                CivilDate(year: full, month: month.month)
            }
        guard let date, context.window.contains(date) else { return }
        var score = day == nil ? (year.width == 4 ? 72 : 58) : (year.width == 4 ? 104 : 96)
        score -= repairs * 5
        score += month.languages.isDisjoint(with: context.languages) ? 0 : 2
        found.append(
            DateCandidate(
                range: range, form: day == nil ? .monthYear : .dayMonthYear,
                meanings: [DateMeaning(date: date, order: order)], repairs: repairs, score: score, isNamed: true,
                hasFullYear: year.width == 4, languages: month.languages))
    }

    private func fullYear(_ year: NumberField) -> Int {
        guard year.width == 4 else {
            let gregorian = context.window.fullYear(year.value)
            let isNear = abs(gregorian - context.window.today.year) <= 10
            return !isNear && context.calendars.contains(.buddhist) ? year.value + 1957 : gregorian
        }
        return context.calendars.contains(.buddhist) && year.value > 2400 ? year.value - 543 : year.value
    }

    private func add(
        withoutYear day: NumberField, _ month: MonthMatch, _ range: Range<Int>, _ repairs: Int,
        into found: inout [DateCandidate]
    ) {
        guard let date = context.window.inferYear(month: month.month, day: day.value) else { return }
        found.append(
            DateCandidate(
                range: range, form: .dayMonth,
                meanings: [DateMeaning(date: date, order: .dayMonthYear, yearInferred: true)], repairs: repairs,
                score: 50 - repairs * 5, isNamed: true, languages: month.languages))
    }
}
