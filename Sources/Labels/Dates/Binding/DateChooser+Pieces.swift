/// Text that may be only a piece of a date.
extension DateChooser {
    /// The indices of the dates that keywords label as the expiry; none if these are all uncertain pieces and an
    /// unlabelled date is clearly read.
    func labelled(in dates: [BoundDate]) -> [Int] {
        let labelled = dates.indices.filter { dates[$0].isLabelledEndDate }
        let sound = labelled.filter {
            dates[$0].candidate.form == .dayMonthYear
                || scorer.confidence(of: dates[$0]) >= LabelDate.minimumConfidence
        }
        let hasOther = dates.contains { date in
            date.kind == .unlabelled && date.candidate.form == .dayMonthYear && date.candidate.editCost == 0
                && layout.isClearlyRead(date.candidate.range)
        }
        return sound.isEmpty && hasOther ? [] : labelled
    }

    /// Whether a month has lost its year or day, or another date shows it with its day.
    func isIncomplete(_ shape: DateCandidate) -> Bool {
        guard shape.form == .monthYear else { return false }
        return mayHaveCutYear(shape) || hasUnreadDay(shape)
            || bound.contains { isCompleted(shape, by: $0.candidate) }
    }

    private func isCompleted(_ month: DateCandidate, by other: DateCandidate) -> Bool {
        other.form == .dayMonthYear && month.isNamed == other.isNamed
            && other.date.isDay(of: month.date)
    }

    /// Whether the year may be the first half of a four-digit one, as in `JUL 20`.
    private func mayHaveCutYear(_ shape: DateCandidate) -> Bool {
        !shape.hasFullYear && shape.date.year == 2020
    }

    /// Whether a number that is not a day comes before the month, as in `46 JAN 2024`: the day was misread.
    private func hasUnreadDay(_ shape: DateCandidate) -> Bool {
        guard shape.isNamed else { return false }
        var last = shape.range.lowerBound - 1
        if text[last] == 0x20 { last -= 1 }
        return GlyphClass.isDigit(text[last]) && GlyphClass.isDigit(text[last - 1])
            && !GlyphClass.isWordPart(text[last - 2]) && text[last - 2] != 0x3A
    }
}
