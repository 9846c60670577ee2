/// Two dates of one print, the second a whole shelf life after the first, which confirm each other as production and
/// expiry.
extension DateChooser {
    /// The dates with adjacent ones of one print that are a whole shelf life apart labelled as production and expiry,
    /// even against keywords further away, which may be beside the wrong date.
    func pairedByShelfLife(_ dates: [BoundDate]) -> [BoundDate] {
        var dates = dates
        for (made, end) in pairs(of: dates) {
            if isContrary(dates[made], dates[end]) { dates[end].isDoubtful = true }
            DatePair.labelPair(made, end, in: &dates)
        }
        return dates
    }

    /// The indices of two dates that confirm each other, unless a third date of the same print is another day.
    private func pairs(of dates: [BoundDate]) -> [(made: Int, end: Int)] {
        var found: [(made: Int, end: Int)] = []
        for end in dates.indices {
            let later = dates[end].candidate
            let made = dates.indices.first { index in
                mayBePair(dates[index], dates[end]) && areWholePair(dates[index].candidate, later)
            }
            guard let made else { continue }
            let days = dates.map(\.candidate).filter { isAlike($0, later) }.map(\.date)
            if Set(days).count == 2 { found.append((made, end)) }
        }
        return found
    }

    /// Whether the first date may be the production and the second the expiry: against their keywords, both must be
    /// clearly read.
    private func mayBePair(_ made: BoundDate, _ end: BoundDate) -> Bool {
        !isContrary(made, end) || [made, end].allSatisfy { layout.isClearlyRead($0.candidate.range) }
    }

    private func isContrary(_ made: BoundDate, _ end: BoundDate) -> Bool {
        made.isLabelledEndDate || end.kind.startsShelfLife
    }

    /// Whether digits without marks are confirmed as a date by adjacent ones of the same print a whole shelf life
    /// before or after.
    func isConfirmedDateCode(_ shape: DateCandidate) -> Bool {
        guard shape.form == .dayMonthYear, shape.editCost == 0, isLegibleDateCode(shape) else { return false }
        return bound.map(\.candidate).contains { other in
            isLegibleDateCode(other) && (areWholePair(shape, other) || areWholePair(other, shape))
        }
    }

    /// Whether two dates of one print are adjacent, the second a whole shelf life after the first.
    private func areWholePair(_ made: DateCandidate, _ end: DateCandidate) -> Bool {
        context.window.isShelfLife(from: made.date, to: end.date)
            && (isPrintedBelow(end, made) || isPrintedBehind(end, made))
    }

    /// Whether a later date is right below another one in the same print, as the expiry below the production.
    func isPrintedBelow(_ lower: DateCandidate, _ upper: DateCandidate) -> Bool {
        guard isAlike(lower, upper), upper.form == .dayMonthYear || upper.form == .monthYear && upper.hasFullYear,
            lower.date > upper.date,
            let place = layout.box(of: lower.range).map({ PixelRect($0) }),
            let above = layout.box(of: upper.range).map({ PixelRect($0) })
        else { return false }
        return place.sharesColumn(with: above) && place.doubledMiddle > above.doubledMiddle
            && place.top &- above.bottom < max(place.lineHeight, above.lineHeight)
    }

    /// Whether a date directly follows another one of the same print, with only a space between.
    private func isPrintedBehind(_ last: DateCandidate, _ first: DateCandidate) -> Bool {
        isAlike(last, first) && first.range.upperBound + 1 == last.range.lowerBound
            && text[first.range.upperBound] == 0x20
    }

    /// Whether two dates have the same format; in one of them the gaps of a date code may have been read as spaces.
    private func isAlike(_ one: DateCandidate, _ other: DateCandidate) -> Bool {
        one.form == other.form && one.hasFullYear == other.hasFullYear && one.isNamed == other.isNamed
            && (one.separation == other.separation
                || one.hasFullYear && one.separation != .mark && other.separation != .mark)
    }
}
