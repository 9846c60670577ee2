/// Two dates of one print, the second a whole shelf life after the first: they confirm each other as production and expiry.
extension DateChooser {
    /// The dates, two of one print that stand together and are a whole shelf life apart as production and expiry, whatever
    /// words further away say: these may stand beside the wrong one.
    func confirmed(_ dates: [BoundDate]) -> [BoundDate] {
        var dates = dates
        for (made, end) in pairs(of: dates) {
            if isContrary(dates[made], dates[end]) { dates[end].isDoubtful = true }
            DatePair.settle(made, end, in: &dates)
        }
        return dates
    }

    /// The places of two dates that confirm each other, where no third one of their print is another day.
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

    /// Whether the first date may be the production and the second the expiry: where words say otherwise, both must be plain
    /// to read.
    private func mayBePair(_ made: BoundDate, _ end: BoundDate) -> Bool {
        !isContrary(made, end) || [made, end].allSatisfy { layout.isPlain($0.candidate.range) }
    }

    private func isContrary(_ made: BoundDate, _ end: BoundDate) -> Bool {
        made.isToldEnd || end.kind.startsShelfLife
    }

    /// Whether digits without marks are confirmed by others of the same print that stand with them, a whole shelf life
    /// before or after.
    func isConfirmedStamp(_ shape: DateCandidate) -> Bool {
        guard shape.form == .dayMonthYear, shape.repairs == 0, isLegibleStamp(shape) else { return false }
        return bound.map(\.candidate).contains { other in
            isLegibleStamp(other) && (areWholePair(shape, other) || areWholePair(other, shape))
        }
    }

    /// Whether two dates of one print stand together, the second a whole shelf life after the first.
    private func areWholePair(_ made: DateCandidate, _ end: DateCandidate) -> Bool {
        context.window.isShelfLife(from: made.date, to: end.date)
            && (isPrintedBelow(end, made) || isPrintedBehind(end, made))
    }

    /// Whether a later date stands right below another one in the same print, as the expiry below the production.
    func isPrintedBelow(_ lower: DateCandidate, _ upper: DateCandidate) -> Bool {
        guard isAlike(lower, upper), upper.form == .dayMonthYear || upper.form == .monthYear && upper.hasFullYear,
            lower.date > upper.date,
            let place = layout.box(of: lower.range).map({ BoxExtent($0) }),
            let above = layout.box(of: upper.range).map({ BoxExtent($0) })
        else { return false }
        return place.sharesColumn(with: above) && place.middle > above.middle
            && place.top &- above.bottom < max(place.height, above.height)
    }

    /// Whether a date stands right behind another one of the same print, with nothing but a space between.
    private func isPrintedBehind(_ last: DateCandidate, _ first: DateCandidate) -> Bool {
        isAlike(last, first) && first.range.upperBound + 1 == last.range.lowerBound
            && text[first.range.upperBound] == 0x20
    }

    /// Whether two dates are printed alike; a coder's gaps may have been read as spaces in one of them.
    private func isAlike(_ one: DateCandidate, _ other: DateCandidate) -> Bool {
        one.form == other.form && one.hasFullYear == other.hasFullYear && one.isNamed == other.isNamed
            && (one.separation == other.separation
                || one.hasFullYear && one.separation != .mark && other.separation != .mark)
    }
}
