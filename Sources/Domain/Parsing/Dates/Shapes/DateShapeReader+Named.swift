extension DateShapeReader {
    /// The dates with a month's name that begin at an index.
    func named(at index: Int) -> [DateCandidate] {
        var found: [DateCandidate] = []
        if GlyphClass.isLetter(text[index]) || GlyphClass.isLetter(text[index + 1]) {
            let own = context.languages.union(context.reader)
            for month in months(at: index) {
                if month.languages.isEmpty {
                    romanFirst(month, from: index, into: &found)
                    continue
                }
                if places[index] == .short && month.languages.isDisjoint(with: own) { continue }
                monthFirst(month, from: index, into: &found)
            }
        }
        for width in [4, 2, 1] {
            guard let first = field(index, width: width, mayTouchLetters: true), first.digits > 0 else { continue }
            let end = width == 4 ? skipYearWord(first.end) : skipOrdinal(first.end)
            let gap = separator(end, connectors: width != 4)
            read(first, separator(end, connectors: false), from: index, into: &found)
            if gap.kind == .word { read(first, gap, from: index, into: &found) }
            if width == 4, end > first.end { readDayFirst(year: first, separator(end), from: index, into: &found) }
        }
        return context.isAmerican ? DateInterpreter(context: context).american(found) : merged(found)
    }

    private func read(
        _ first: NumberField, _ gap: DateSeparator, from start: Int, into found: inout [DateCandidate]
    ) {
        let isBroken = text[gap.end] == 0x0A
        // One digit at the end of the line above may belong to anything.
        guard !isBroken || first.width > 1 else { return }
        for month in months(at: isBroken ? gap.end + 1 : gap.end) {
            if month.languages.isEmpty && (gap.kind == .none || separator(month.end).kind != gap.kind) { continue }
            numberFirst(first, month, from: start, into: &found)
        }
    }

    /// `2027. gada 14. jūlijs`: the day stands between the year and the month.
    private func readDayFirst(
        year: NumberField, _ gap: DateSeparator, from start: Int, into found: inout [DateCandidate]
    ) {
        for width in [2, 1] {
            guard let day = field(gap.end, width: width, mayTouchLetters: true) else { continue }
            for month in months(at: separator(day.end).end) where !month.languages.isEmpty {
                let repairs = year.repairs + day.repairs + month.repairs
                add(year: year, month, day: day, start..<month.end, repairs, .yearMonthDay, into: &found)
            }
        }
    }

    /// Readings of one print that differ in the month only, such as `LIS`, become one with alternatives.
    private func merged(_ found: [DateCandidate]) -> [DateCandidate] {
        guard found.count > 1 else { return found }
        var merged: [DateCandidate] = []
        for candidate in found.sorted(by: { $0.score > $1.score }) {
            let twin = merged.firstIndex { $0.range == candidate.range && $0.form == candidate.form }
            guard let twin else {
                merged.append(candidate)
                continue
            }
            guard !merged[twin].meanings.contains(candidate.meanings[0]) else { continue }
            let isOwn = !merged[twin].languages.isDisjoint(with: context.languages.union(context.reader))
            let isOther = !candidate.languages.isDisjoint(with: context.languages.union(context.reader))
            if isOwn && !isOther { continue }
            merged[twin].meanings += candidate.meanings
            merged[twin].isSettled = false
        }
        return merged
    }

    private func skipOrdinal(_ index: Int) -> Int {
        if text[index] == 0xB0 { return index + 1 }
        for suffix in Self.ordinals where text[index] == suffix.0 && text[index + 1] == suffix.1 {
            if !GlyphClass.isLetter(text[index + 2]) { return index + 2 }
        }
        return index
    }

    /// Past the "year" that some languages print behind it: `2027 m. liepos 14 d.`, `2027. gada jūlijs`.
    private func skipYearWord(_ index: Int) -> Int {
        let start = skipSpaces(text[index] == 0x2E ? index + 1 : index)
        for word in Self.yearWords where matches(word, at: start) && !GlyphClass.isWordPart(text[start + word.count]) {
            return start + word.count
        }
        return index
    }

    private static let yearWords: [[UInt32]] = ["m", "gada", "evi"].map { $0.unicodeScalars.map { $0.value } }

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
            guard !month.languages.isEmpty else { return }
            let hidesDay = OCRDigit.value(text[gap.end]) != nil && !GlyphClass.isWordPart(text[gap.end + 1])
            let doubts = repairs + (hidesDay ? 2 : 0)
            add(year: first, month, day: nil, start..<month.end, doubts, .yearMonthDay, into: &found)
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
        if !month.isCode(in: lexicon), !month.languages.isEmpty {
            add(withoutYear: first, month, start..<month.end, repairs, into: &found)
        }
    }

    /// A number that ends the date: no digit follows, unless it begins a time.
    private func number(_ index: Int, _ width: Int) -> NumberField? {
        guard let field = numberHereOrBelow(index, width), field.digits > 0 else { return nil }
        return !GlyphClass.isDigit(text[field.end]) || isTime(field.end) ? field : nil
    }

    /// A number at an index, or on the next line where this one ends there: a full year, or one or two digits alone.
    private func numberHereOrBelow(_ index: Int, _ width: Int) -> NumberField? {
        guard text[index] == 0x0A else { return field(index, width: width) }
        guard var below = field(index + 1, width: width) else { return nil }
        guard width < 4 else { return below }
        var rest = below.end
        while rest < text.count, text[rest] != 0x0A {
            guard rest - below.end < 4, !GlyphClass.isWordPart(text[rest]) else { return nil }
            rest += 1
        }
        below.repairs += 1
        return below
    }

    private func monthFirst(_ month: MonthMatch, from start: Int, into found: inout [DateCandidate]) {
        if month.isCode(in: lexicon) { return }
        let gap = separator(month.end)
        for width in [2, 1] {
            guard let day = numberHereOrBelow(gap.end, width), day.digits > 0 else { continue }
            // `APR/20 26` is a year torn in two, and none to be sure of.
            if gap.kind == .mark, tornYear(gap.end) != nil { continue }
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

    /// `VII/2027`: a Roman month of two letters or more with a full year.
    private func romanFirst(_ month: MonthMatch, from start: Int, into found: inout [DateCandidate]) {
        let gap = separator(month.end)
        guard month.end - start > 1, month.repairs == 0, gap.kind == .mark, let year = number(gap.end, 4) else {
            return
        }
        add(year: year, month, day: nil, start..<year.end, year.repairs, .monthDayYear, into: &found)
    }

    private func dayThenYear(
        _ month: MonthMatch, _ gap: DateSeparator, _ day: NumberField, from start: Int,
        into found: inout [DateCandidate]
    ) {
        let next = separator(skipOrdinal(day.end))
        for width in [4, 2] where day.width == 2 || next.kind != .none {
            guard let year = number(next.end, width) else { continue }
            if next.kind == .none, width == 2, mayBeYear(gap.end) { continue }
            let repairs = month.repairs + day.repairs + year.repairs
            add(year: year, month, day: day, start..<year.end, repairs, .monthDayYear, into: &found)
        }
    }

    /// True when four digits can be a year, so that they are no day with a short year.
    private func mayBeYear(_ index: Int) -> Bool {
        guard let year = field(index, width: 4) else { return false }
        return CivilDate(year: year.value).map(context.window.contains) ?? false
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
        score += month.languages.isDisjoint(with: context.reader) ? 0 : 1
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
