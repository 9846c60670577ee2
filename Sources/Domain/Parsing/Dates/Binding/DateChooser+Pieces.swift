/// What may be a piece of a date, or of none.
extension DateChooser {
    /// The dates that words make the expiry; none where these are pieces too unsure to decide and one that no word explains
    /// is plain to read.
    func labelled(in dates: [BoundDate]) -> [Int] {
        let labelled = dates.indices.filter { dates[$0].isToldEnd }
        let sound = labelled.filter {
            dates[$0].candidate.form == .dayMonthYear
                || judge.confidence(of: dates[$0]) >= LabelDate.leastConfidence
        }
        let hasOther = dates.contains { date in
            date.kind == .unlabelled && date.candidate.form == .dayMonthYear && date.candidate.repairs == 0
                && layout.isPlain(date.candidate.range)
        }
        return sound.isEmpty && hasOther ? [] : labelled
    }

    /// True for a month whose year or day is cut off, or that another date gives with its day.
    func isIncomplete(_ shape: DateCandidate) -> Bool {
        guard shape.form == .monthYear else { return false }
        return mayHaveCutYear(shape) || hasUnreadDay(shape)
            || bound.contains { isCompleted(shape, by: $0.candidate) }
    }

    private func isCompleted(_ month: DateCandidate, by other: DateCandidate) -> Bool {
        other.form == .dayMonthYear && month.isNamed == other.isNamed
            && other.date.isDay(of: month.date)
    }

    /// True for `JUL 20`, whose year may be the first half of one with four digits.
    private func mayHaveCutYear(_ shape: DateCandidate) -> Bool {
        !shape.hasFullYear && shape.date.year == 2020
    }

    /// True for a month behind a number that is no day, as in `46 JAN 2024`: its day was misread.
    private func hasUnreadDay(_ shape: DateCandidate) -> Bool {
        guard shape.isNamed else { return false }
        var last = shape.range.lowerBound - 1
        if text[last] == 0x20 { last -= 1 }
        return GlyphClass.isDigit(text[last]) && GlyphClass.isDigit(text[last - 1])
            && !GlyphClass.isWordPart(text[last - 2]) && text[last - 2] != 0x3A
    }
}
