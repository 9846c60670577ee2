/// What photos tell beside the text: where dates stand, who read them, and how old they may be.
extension DateChooser {
    /// Bare digits are believed from this confidence of their reader on.
    private static let legible = 0.5

    /// The dates, those of a production and of another exchanged where the production is the later, right below the other:
    /// its word stands beside the wrong one.
    func inOrder(_ dates: [BoundDate]) -> [BoundDate] {
        var dates = dates
        for made in dates.indices where dates[made].kind == .production {
            let other = dates.indices.first {
                let isFree = dates[$0].kind == .unlabelled && dates[made].bond < .direct
                return (isFree || isLooselyExplained(dates[$0]))
                    && isPrintedBelow(dates[made].candidate, dates[$0].candidate)
            }
            guard let other else { continue }
            (dates[made].kind, dates[other].kind) = (.unlabelled, .production)
            dates[made].isDoubtful = true
        }
        return dates
    }

    /// Whether only words further away say that a date ends the shelf life.
    private func isLooselyExplained(_ date: BoundDate) -> Bool {
        date.isToldEnd && date.bond <= .far
    }

    /// Whether a date lies further back than packs are forgotten.
    func isLongPast(_ shape: DateCandidate) -> Bool {
        !context.window.contains(shape.date)
    }

    /// Whether a photographed date long past is one: a word says so, or a coder printed it.
    func isBelievable(_ date: BoundDate) -> Bool {
        let shape = date.candidate
        guard let reader = layout.reader(of: shape.range), shape.repairs == 0, shape.separation == .mark else {
            return false
        }
        return date.bond > .elsewhere || reader != .print
    }

    /// The date, doubtful when it is long past or rests on nothing but a coder's bare digits.
    func doubted(_ date: BoundDate) -> BoundDate {
        var date = date
        if isLongPast(date.candidate) || (date.bond <= .elsewhere && isCoderStamp(date.candidate)) {
            date.isDoubtful = true
        }
        return date
    }

    /// Whether digits without marks, alone in their place, are a date for all that is known: print of a coder with the full
    /// year, or that can be read as one day only, and that was yet to come, as no production is.
    func isCoderStamp(_ shape: DateCandidate) -> Bool {
        guard shape.form == .dayMonthYear, shape.separation == .none, !shape.isNamed, shape.repairs == 0,
            shape.hasFullYear || shape.meanings.count == 1 && shape.date > context.window.seen
        else { return false }
        return isLegibleStamp(shape)
    }

    /// Whether digits that a coder printed are well enough read, and stand alone.
    func isLegibleStamp(_ shape: DateCandidate) -> Bool {
        guard let reader = layout.reader(of: shape.range), reader != .print,
            layout.confidence(of: shape.range) >= Self.legible
        else { return false }
        return text[shape.range.lowerBound - 1] <= 0x20 && text[shape.range.upperBound] <= 0x20
    }
}
