/// Parts of a year as dates: calendar weeks, quarters and half-years, by their words: `KW 10/2027`, `2027-W12`,
/// `2. Quartal 2026`, `1H 2027`. The date is the last day of the week (ISO 8601), or the last month.
extension DateFinder {
    /// The periods that the words of the text name.
    func periods() -> [DateHypothesis] {
        var found: [DateHypothesis] = []
        for word in words where word.editCost == 0 {
            guard let length = Self.monthsOfPeriod[word.role], isClear(word) else { continue }
            found += period(at: word.range, months: length)
        }
        // A letter that hangs on its number is not found as a word.
        for index in 0..<text.count where text[index] == 0x68 && GlyphClass.isDigit(text[index - 1]) {
            found += period(at: index..<index + 1, months: 6)
        }
        return found
    }

    /// Whether a word names a period whatever the label's language: a single letter, such as `V` for a week in Swedish,
    /// has other meanings, and only `Q` and `H` are common to most languages.
    private func isClear(_ word: WordMatch) -> Bool {
        word.length > 1 || [0x71, 0x68].contains(text[word.range.lowerBound])
            || !word.languages.isDisjoint(with: languages)
    }

    /// The months of a period; 0 for a week.
    private static let monthsOfPeriod: [WordRole: Int] = [.calendarWeek: 0, .quarter: 3, .halfYear: 6]

    private func period(at word: Range<Int>, months: Int) -> [DateHypothesis] {
        let before = number(endingAt: word.lowerBound), behind = number(from: word.upperBound)
        var found: [DateHypothesis] = []
        if let number = behind {
            if let year = year(from: number.range.upperBound) {
                found += period(number.value, year, months, word.lowerBound..<year.range.upperBound)
            } else if let year = year(endingAt: word.lowerBound) {
                found += period(number.value, year, months, year.range.lowerBound..<number.range.upperBound)
            }
        }
        if found.isEmpty, let number = before, let year = year(from: word.upperBound) {
            found += period(number.value, year, months, number.range.lowerBound..<year.range.upperBound)
        }
        return found
    }

    /// The number before an index, with a point and a space between: `2.`, `IV.`.
    private func numberEnd(_ index: Int) -> Int {
        var end = index
        while index - end < 3, text[end - 1] == 0x20 || text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
        return end
    }

    func number(endingAt index: Int) -> (value: Int, range: Range<Int>)? {
        var end = numberEnd(index)
        // The ending of an ordinal number: `1er semestre`, `2nd quarter`.
        let ending = (end - 3..<end).last { !GlyphClass.isLetter(text[$0]) } ?? end
        if GlyphClass.isDigit(text[ending]), ending < end - 1 { end = ending + 1 }
        var start = end
        while end - start < 3, GlyphClass.isDigit(text[start - 1]) { start -= 1 }
        if (1...2).contains(end - start), !GlyphClass.isWordPart(text[start - 1]) {
            return (text.number(start..<end), start..<end)
        }
        while end - start < 3, text[start - 1] == 0x69 || text[start - 1] == 0x76 { start -= 1 }
        let letters = (start..<end).map { text[$0] }
        guard let value = Self.romanQuarters[letters], !GlyphClass.isWordPart(text[start - 1]) else { return nil }
        return (value, start..<end)
    }

    private static let romanQuarters: [[UInt32]: Int] = [
        [0x69]: 1, [0x69, 0x69]: 2, [0x69, 0x69, 0x69]: 3, [0x69, 0x76]: 4,
    ]

    private func number(from index: Int) -> (value: Int, range: Range<Int>)? {
        var start = index
        while start - index < 2, text[start] == 0x20 || text[start] == 0x2E || text[start] == 0x3A { start += 1 }
        var end = start
        while end - start < 3, GlyphClass.isDigit(text[end]) { end += 1 }
        guard (1...2).contains(end - start) else { return nil }
        return (text.number(start..<end), start..<end)
    }

    /// A year of four or two digits, a mark or a space behind an index.
    func year(from index: Int) -> (value: Int, range: Range<Int>)? {
        var start = index
        while start - index < 3, text[start] == 0x20 || Self.isMark(text[start]) { start += 1 }
        guard start > index else { return nil }
        var end = start
        while end - start < 5, GlyphClass.isDigit(text[end]) { end += 1 }
        return year(start..<end)
    }

    /// A year of four digits before an index.
    private func year(endingAt index: Int) -> (value: Int, range: Range<Int>)? {
        let end = numberEnd(index)
        guard (end - 4..<end).allSatisfy({ GlyphClass.isDigit(text[$0]) }), !GlyphClass.isDigit(text[end - 5]) else {
            return nil
        }
        return year(end - 4..<end)
    }

    private func year(_ range: Range<Int>) -> (value: Int, range: Range<Int>)? {
        let value = text.number(range)
        switch range.count {
        case 4 where Self.years.contains(value): return (value, range)
        case 2: return (window.fullYear(value), range)
        default: return nil
        }
    }

    private func period(_ number: Int, _ year: (value: Int, range: Range<Int>), _ months: Int, _ range: Range<Int>)
        -> [DateHypothesis]
    {
        let date: CivilDate? =
            months == 0
            ? CivilDate.lastDay(ofWeek: number, in: year.value)
            : (1...12 / months).contains(number) ? CivilDate(year: year.value, month: number * months) : nil
        guard let date else { return [] }
        return [
            DateHypothesis(
                range: range, date: date, format: months == 0 ? .week : .monthOfPeriod,
                surroundings: DateHypothesis.Surroundings(of: range, in: text))
        ]
    }
}

extension CivilDate {
    /// The Sunday of a week of a year by ISO 8601; nil for a week that the year does not have.
    fileprivate static func lastDay(ofWeek week: Int, in year: Int) -> CivilDate? {
        guard (1...53).contains(week), let fourth = CivilDate(year: year, month: 1, day: 4),
            let monday = fourth.adding(days: -fourth.weekday),
            let sunday = monday.adding(days: 7 * week - 1), let thursday = sunday.adding(days: -3)
        else { return nil }
        return thursday.year == year ? sunday : nil
    }
}
