extension DateShapeReader {
    /// The dates that begin at an index and label their fields, such as `2027年11月20日`, or have a year of an era, such
    /// as `令和9年11月`.
    func marked(at index: Int) -> [DateCandidate] {
        let era = era(at: index)
        let start = era?.end ?? index
        guard era != nil || GlyphClass.isDigit(text[index]) || Confusables.digit(for: text[index]) != nil,
            let first = wholeNumber(at: start, upTo: 4)
        else { return [] }
        let mark = skipSpaces(first.end)
        if isYearMark(text[mark]) || (era != nil && Self.isMark(text[mark])) {
            return yearFirst(first, era, skipToNumber(mark + 1), from: index)
        }
        return isMonthMark(text[mark]) && era == nil ? monthFirst(first, skipSpaces(mark + 1), from: index) : []
    }

    /// The index of the next number, which may be on the next line.
    private func skipToNumber(_ index: Int) -> Int {
        let next = skipSpaces(index)
        return text[next] == 0x0A && GlyphClass.isDigit(text[next + 1]) ? next + 1 : next
    }

    /// The longest number with at most `width` digits at an index; nil when it has more digits, or none that is
    /// certain.
    private func wholeNumber(at index: Int, upTo width: Int) -> Field? {
        for width in stride(from: width, through: 1, by: -1) {
            guard let field = field(index, width: width) else { continue }
            if field.digits > 0 && !GlyphClass.isDigit(text[field.end]) { return field }
        }
        return nil
    }

    private func yearFirst(
        _ year: Field, _ era: (offset: Int, end: Int)?, _ next: Int, from start: Int
    ) -> [DateCandidate] {
        guard let month = wholeNumber(at: next, upTo: 2) else { return [] }
        let mark = skipSpaces(month.end)
        let monthEnds = isMonthMark(text[mark])
        let dayStart = monthEnds || Self.isMark(text[mark]) ? skipSpaces(mark + 1) : mark
        let day = wholeNumber(at: dayStart, upTo: 2)
        let full = era.map { $0.offset + year.value } ?? markedYear(year)
        var found: [DateCandidate] = []
        if let day, let date = CivilDate(year: full, month: month.value, day: day.value) {
            let end = isDayMark(text[skipSpaces(day.end)]) ? skipSpaces(day.end) + 1 : day.end
            add(date, .dayMonthYear, start..<end, year.editCost + month.editCost + day.editCost, into: &found)
        }
        if let date = CivilDate(year: full, month: month.value) {
            let end = monthEnds ? mark + 1 : month.end
            add(date, .monthYear, start..<end, year.editCost + month.editCost, into: &found)
        }
        return found
    }

    private func markedYear(_ year: Field) -> Int {
        switch year.width {
        case 4: year.value
        case 3: context.calendars.contains(.minguo) ? year.value + 1911 : year.value
        default: context.window.fullYear(year.value)
        }
    }

    private func monthFirst(_ month: Field, _ next: Int, from start: Int) -> [DateCandidate] {
        guard let day = wholeNumber(at: next, upTo: 2),
            isDayMark(text[skipSpaces(day.end)]), month.width <= 2,
            let date = context.window.inferYear(month: month.value, day: day.value)
        else { return [] }
        return [
            DateCandidate(
                range: start..<(skipSpaces(day.end) + 1), form: .dayMonth,
                meanings: [DateCandidate.Meaning(date: date, order: .yearMonthDay, yearInferred: true)],
                editCost: month.editCost + day.editCost, score: 56, isNamed: true)
        ]
    }

    private func add(
        _ date: CivilDate, _ form: DateCandidate.Form, _ range: Range<Int>, _ editCost: Int,
        into found: inout [DateCandidate]
    ) {
        guard context.window.contains(date) else { return }
        let score = (form == .dayMonthYear ? 112 : 76) - editCost * 5
        found.append(
            DateCandidate(
                range: range, form: form, meanings: [DateCandidate.Meaning(date: date, order: .yearMonthDay)],
                editCost: editCost,
                score: score, isNamed: true, hasFullYear: true))
    }

    private func era(at index: Int) -> (offset: Int, end: Int)? {
        switch (text[index], text[index + 1]) {
        case (0x4EE4, 0x548C): return (2018, skipSpaces(index + 2))
        case (0x6C11, 0x570B), (0x6C11, 0x56FD): return (1911, skipSpaces(index + 2))
        case (0x72, _):
            let next = text[index + 1] == 0x2E ? index + 2 : index + 1
            let isFree = !GlyphClass.isWordPart(text[index - 1]) || GlyphClass.isUnspaced(text[index - 1])
            let isEra = context.calendars.contains(.reiwa) && isFree
            return isEra && GlyphClass.isDigit(text[next]) ? (2018, next) : nil
        default: return nil
        }
    }

    private func isYearMark(_ scalar: UInt32) -> Bool { scalar == 0x5E74 || scalar == 0xB144 }
    private func isMonthMark(_ scalar: UInt32) -> Bool { scalar == 0x6708 || scalar == 0xC6D4 }
    private func isDayMark(_ scalar: UInt32) -> Bool { scalar == 0x65E5 || scalar == 0xC77C }
}
