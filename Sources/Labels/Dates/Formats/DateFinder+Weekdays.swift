/// Days that are named by their weekday, of which the photo's day tells the month and the year: `SAT 13`, `USE BY:
/// THU`.
extension DateFinder {
    /// The days near the photo's that weekdays of the text name, with the day of the month behind them or, right behind
    /// a word for the end, alone.
    func weekdays() -> [DateHypothesis] {
        words.flatMap { word -> [DateHypothesis] in
            // `MAR` is Tuesday in some languages, and a month in more.
            guard let weekday = word.weekday, word.editCost == 0, months(at: word.range.lowerBound).isEmpty else {
                return []
            }
            guard let day = dayOfMonth(from: word.range.upperBound) else {
                return isAlone(word) ? hypotheses(word.range, .weekday, Self.nextWeek) { $0.weekday == weekday } : []
            }
            return hypotheses(word.range.lowerBound..<day.end, .weekdayAndDay, Self.nearDays) {
                $0.weekday == weekday && $0.day == day.value
            }
        }
    }

    /// The days from the photo's in which fresh food ends, and those in which a weekday without a number is the next
    /// one.
    private static let nearDays = -21...45, nextWeek = 0...6

    private func hypotheses(
        _ range: Range<Int>, _ format: DateFormat, _ days: ClosedRange<Int>, where isRight: (CivilDate) -> Bool
    ) -> [DateHypothesis] {
        days.compactMap { window.referenceDay.adding(days: $0) }.filter(isRight).map { date in
            DateHypothesis(
                range: range, date: date, format: format, isYearInferred: true,
                surroundings: DateHypothesis.Surroundings(of: range, in: text))
        }
    }

    /// A number of one or two digits behind an index that goes on as no date, time or amount.
    private func dayOfMonth(from index: Int) -> (value: Int, end: Int)? {
        var start = index
        while start - index < 3, [0x20, 0x2E, 0x2C].contains(text[start]) { start += 1 }
        var end = start
        while end - start < 3, GlyphClass.isDigit(text[end]) { end += 1 }
        guard (1...2).contains(end - start), (1...31).contains(text.number(start..<end)) else { return nil }
        let isJoined = Self.isMark(text[end]) && GlyphClass.isDigit(text[end + 1])
        let next = text.skipSpaces(text[end] == 0x2E ? end + 1 : end)
        guard !isJoined, text[next] == 0x0A || GlyphClass.isLetter(text[next]) && months(at: next).isEmpty,
            !text.isTime(at: start)
        else { return nil }
        return (text.number(start..<end), end)
    }

    /// Whether nothing is behind a weekday on its line, and before it a word for the end.
    private func isAlone(_ word: WordMatch) -> Bool {
        guard text[text.skipSpaces(word.range.upperBound)] == 0x0A,
            !GlyphClass.isDigit(text[word.range.lowerBound - 1])
        else { return false }
        return words.contains { other in
            guard other.kind?.endsShelfLife ?? false, other.range.upperBound <= word.range.lowerBound else {
                return false
            }
            return !(other.range.upperBound..<word.range.lowerBound).contains { GlyphClass.isWordPart(text[$0]) }
        }
    }
}
