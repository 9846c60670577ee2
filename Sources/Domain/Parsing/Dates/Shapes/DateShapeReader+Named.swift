extension DateShapeReader {
    /// The dates with a month's name that begin at an index.
    func named(at index: Int) -> [DateCandidate] {
        var found: [DateCandidate] = []
        if GlyphClass.isLetter(text[index]) || OCRDigit.value(text[index]) == nil {
            for month in months(at: index) { monthFirst(month, from: index, into: &found) }
        }
        for width in [4, 2, 1] {
            guard let first = field(index, width: width), first.digits > 0 else { continue }
            let gap = separator(skipOrdinal(first.end))
            for month in months(at: gap.end) { numberFirst(first, month, from: index, into: &found) }
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
        return OCRDigit.value(text[end]) != nil && GlyphClass.isWordPart(text[end + 1]) && (GlyphClass.isDigit(text[end + 1]) || GlyphClass.isDigit(text[end + 2]))
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
        let gap = separator(month.end)
        let repairs = first.repairs + month.repairs + gap.repairs
        if first.width == 4 {
            for width in [2, 1] {
                guard let day = field(gap.end, width: width), day.digits > 0, !GlyphClass.isDigit(text[day.end]) else { continue }
                add(year: first, month, day: day, start..<day.end, repairs + day.repairs, .yearMonthDay, into: &found)
            }
            add(year: first, month, day: nil, start..<month.end, repairs, .yearMonthDay, into: &found)
            return
        }
        for width in [4, 2] {
            guard let last = field(gap.end, width: width), last.digits > 0, !GlyphClass.isDigit(text[last.end]) || isTime(last.end) else { continue }
            let isYearFirst = width == 2 && first.width == 2 && context.order == .yearMonthDay
            if isYearFirst { add(year: first, month, day: last, start..<last.end, repairs + last.repairs, .yearMonthDay, into: &found) }
            add(year: last, month, day: first, start..<last.end, repairs + last.repairs, .dayMonthYear, into: &found)
        }
        add(withoutYear: first, month, start..<month.end, repairs, into: &found)
    }

    private func monthFirst(_ month: MonthMatch, from start: Int, into found: inout [DateCandidate]) {
        let gap = separator(month.end)
        for width in [2, 1] {
            guard let day = field(gap.end, width: width), day.digits > 0 else { continue }
            let next = separator(skipOrdinal(day.end))
            for yearWidth in [4, 2] where width == 2 || next.kind != .none {
                guard let year = field(next.end, width: yearWidth), year.digits > 0, !GlyphClass.isDigit(text[year.end]), !(gap.kind == .none && next.kind == .none && yearWidth == 2) else { continue }
                add(year: year, month, day: day, start..<year.end, month.repairs + day.repairs + year.repairs, .monthDayYear, into: &found)
            }
            if !GlyphClass.isDigit(text[day.end]), !(GlyphClass.isLetter(text[day.end]) && OCRDigit.value(text[day.end]) != nil) {
                add(withoutYear: day, month, start..<day.end, month.repairs + day.repairs, into: &found)
            }
        }
        for width in [4, 2] {
            guard let year = field(gap.end, width: width), year.digits > 0, !GlyphClass.isDigit(text[year.end]) || isTime(year.end) else { continue }
            add(year: year, month, day: nil, start..<year.end, month.repairs + year.repairs, .monthDayYear, into: &found)
        }
    }

    private func add(
        year: NumberField, _ month: MonthMatch, day: NumberField?, _ range: Range<Int>, _ repairs: Int,
        _ order: DateOrder, into found: inout [DateCandidate]
    ) {
        let full = year.width == 4 ? year.value : context.window.fullYear(year.value)
        let date = day.map { CivilDate(year: full, month: month.month, day: $0.value) } ?? CivilDate(year: full, month: month.month)
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
