extension DateShapeReader {
    /// The dates with a month's name that begin at an index.
    func named(at index: Int) -> [DateCandidate] {
        var found: [DateCandidate] = []
        if GlyphClass.isLetter(text[index]) || GlyphClass.isLetter(text[index + 1]) {
            let own = context.languages.union(context.userLanguages)
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
        _ first: Field, _ gap: Separator, from start: Int, into found: inout [DateCandidate]
    ) {
        let isBroken = text[gap.end] == 0x0A
        // A single digit at the end of the line above may belong to anything.
        guard !isBroken || first.width > 1 else { return }
        for month in months(at: isBroken ? gap.end + 1 : gap.end) {
            if month.languages.isEmpty && (gap.kind == .none || separator(month.end).kind != gap.kind) { continue }
            numberFirst(first, month, from: start, into: &found)
        }
    }

    /// Reads the day between the year and the month: `2027. gada 14. jūlijs`.
    private func readDayFirst(
        year: Field, _ gap: Separator, from start: Int, into found: inout [DateCandidate]
    ) {
        for width in [2, 1] {
            guard let day = field(gap.end, width: width, mayTouchLetters: true) else { continue }
            for month in months(at: separator(day.end).end) where !month.languages.isEmpty {
                let editCost = year.editCost + day.editCost + month.editCost
                add(year: year, month, day: day, start..<month.end, editCost, .yearMonthDay, into: &found)
            }
        }
    }

    /// The candidates, those of one print that differ only in the month, such as `LIS`, merged into one with
    /// alternatives.
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
            let isOwn = !merged[twin].languages.isDisjoint(with: context.languages.union(context.userLanguages))
            let isOther = !candidate.languages.isDisjoint(with: context.languages.union(context.userLanguages))
            if isOwn && !isOther { continue }
            merged[twin].meanings += candidate.meanings
            merged[twin].isOrderKnown = false
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

    /// The index after the word for "year" that some languages print: `2027 m. liepos 14 d.`, `2027. gada jūlijs`.
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
        _ first: Field, _ month: NamedMonth, from start: Int, into found: inout [DateCandidate]
    ) {
        let gap = separator(month.end, connectors: first.width != 4)
        if month.isCode(in: lexicon) && first.width != 4 && !context.isCanadian { return }
        let editCost = first.editCost + month.editCost + gap.editCost
        if first.width == 4 {
            for width in [2, 1] {
                guard let day = number(gap.end, width) else { continue }
                add(year: first, month, day: day, start..<day.end, editCost + day.editCost, .yearMonthDay, into: &found)
            }
            guard !month.languages.isEmpty else { return }
            let hidesDay = Confusables.digit(for: text[gap.end]) != nil && !GlyphClass.isWordPart(text[gap.end + 1])
            let doubts = editCost + (hidesDay ? 2 : 0)
            add(year: first, month, day: nil, start..<month.end, doubts, .yearMonthDay, into: &found)
            return
        }
        for width in [4, 2] {
            guard let last = number(gap.end, width) else { continue }
            let range = start..<last.end
            if width == 2 && first.width == 2 && context.order == .yearMonthDay {
                add(year: first, month, day: last, range, editCost + last.editCost, .yearMonthDay, into: &found)
            }
            if month.isCode(in: lexicon) { continue }
            add(year: last, month, day: first, range, editCost + last.editCost, .dayMonthYear, into: &found)
        }
        if !month.isCode(in: lexicon), !month.languages.isEmpty {
            add(withoutYear: first, month, start..<month.end, editCost, into: &found)
        }
    }

    /// A number at the end of a date: no digit follows, except that of a time.
    private func number(_ index: Int, _ width: Int) -> Field? {
        guard let field = numberHereOrBelow(index, width), field.digits > 0 else { return nil }
        return !GlyphClass.isDigit(text[field.end]) || isTime(field.end) ? field : nil
    }

    /// A number at an index, or at the start of the next line if the line ends there: a full year, or one or two
    /// separate digits.
    private func numberHereOrBelow(_ index: Int, _ width: Int) -> Field? {
        guard text[index] == 0x0A else { return field(index, width: width) }
        guard var below = field(index + 1, width: width) else { return nil }
        guard width < 4 else { return below }
        var rest = below.end
        while rest < text.count, text[rest] != 0x0A {
            guard rest - below.end < 4, !GlyphClass.isWordPart(text[rest]) else { return nil }
            rest += 1
        }
        below.editCost += 1
        return below
    }

    private func monthFirst(_ month: NamedMonth, from start: Int, into found: inout [DateCandidate]) {
        if month.isCode(in: lexicon) { return }
        let gap = separator(month.end)
        for width in [2, 1] {
            guard let day = numberHereOrBelow(gap.end, width), day.digits > 0 else { continue }
            // `APR/20 26` is a year split in two, and not certain.
            if gap.kind == .mark, splitYear(gap.end) != nil { continue }
            dayThenYear(month, gap, day, from: start, into: &found)
            let next = text[day.end]
            guard !GlyphClass.isDigit(next), !GlyphClass.isLetter(next) || Confusables.digit(for: next) == nil else {
                continue
            }
            add(withoutYear: day, month, start..<day.end, month.editCost + day.editCost, into: &found)
        }
        for width in [4, 2] {
            guard let year = number(gap.end, width) else { continue }
            let range = start..<year.end
            add(year: year, month, day: nil, range, month.editCost + year.editCost, .monthDayYear, into: &found)
        }
    }

    /// Reads a Roman month of two or more letters with a full year: `VII/2027`.
    private func romanFirst(_ month: NamedMonth, from start: Int, into found: inout [DateCandidate]) {
        let gap = separator(month.end)
        guard month.end - start > 1, month.editCost == 0, gap.kind == .mark, let year = number(gap.end, 4) else {
            return
        }
        add(year: year, month, day: nil, start..<year.end, year.editCost, .monthDayYear, into: &found)
    }

    private func dayThenYear(
        _ month: NamedMonth, _ gap: Separator, _ day: Field, from start: Int,
        into found: inout [DateCandidate]
    ) {
        let next = separator(skipOrdinal(day.end))
        for width in [4, 2] where day.width == 2 || next.kind != .none {
            guard let year = number(next.end, width) else { continue }
            if next.kind == .none, width == 2, mayBeYear(gap.end) { continue }
            let editCost = month.editCost + day.editCost + year.editCost
            add(year: year, month, day: day, start..<year.end, editCost, .monthDayYear, into: &found)
        }
    }

    /// Whether four digits can be a year, so that they are not a day with a short year.
    private func mayBeYear(_ index: Int) -> Bool {
        guard let year = field(index, width: 4) else { return false }
        return CivilDate(year: year.value).map(context.window.contains) ?? false
    }

    private func add(
        year: Field, _ month: NamedMonth, day: Field?, _ range: Range<Int>, _ editCost: Int,
        _ order: DateOrder, into found: inout [DateCandidate]
    ) {
        let full = fullYear(year)
        let date =
            if let day { CivilDate(year: full, month: month.month, day: day.value) } else {
                CivilDate(year: full, month: month.month)
            }
        guard let date, context.window.contains(date) else { return }
        var score = day == nil ? (year.width == 4 ? 72 : 58) : (year.width == 4 ? 104 : 96)
        score -= editCost * 5
        score += month.languages.isDisjoint(with: context.languages) ? 0 : 2
        score += month.languages.isDisjoint(with: context.userLanguages) ? 0 : 1
        found.append(
            DateCandidate(
                range: range, form: day == nil ? .monthYear : .dayMonthYear,
                meanings: [DateCandidate.Meaning(date: date, order: order)], editCost: editCost, score: score,
                isNamed: true,
                hasFullYear: year.width == 4, languages: month.languages))
    }

    private func fullYear(_ year: Field) -> Int {
        guard year.width == 4 else {
            let gregorian = context.window.fullYear(year.value)
            let isNear = abs(gregorian - context.window.today.year) <= 10
            return !isNear && context.calendars.contains(.buddhist) ? year.value + 1957 : gregorian
        }
        return context.calendars.contains(.buddhist) && year.value > 2400 ? year.value - 543 : year.value
    }

    private func add(
        withoutYear day: Field, _ month: NamedMonth, _ range: Range<Int>, _ editCost: Int,
        into found: inout [DateCandidate]
    ) {
        guard let date = context.window.inferYear(month: month.month, day: day.value) else { return }
        found.append(
            DateCandidate(
                range: range, form: .dayMonth,
                meanings: [DateCandidate.Meaning(date: date, order: .dayMonthYear, yearInferred: true)],
                editCost: editCost,
                score: 50 - editCost * 5, isNamed: true, languages: month.languages))
    }
}
