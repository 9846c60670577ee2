/// The evidence in photos beside the text: the place of dates, the engines that read them, and their possible age.
extension DateChooser {
    /// The minimum confidence of digits without marks.
    private static let minimumLegibleConfidence = 0.5

    /// The dates with a production date and another one exchanged if the production date is later and right below the
    /// other: the keyword is beside the wrong date.
    func swappedIfReversed(_ dates: [BoundDate]) -> [BoundDate] {
        var dates = dates
        for made in dates.indices where dates[made].kind == .production {
            let other = dates.indices.first {
                let isFree = dates[$0].kind == .unlabelled && dates[made].proximity < .direct
                return (isFree || isLooselyExplained(dates[$0]))
                    && isPrintedBelow(dates[made].candidate, dates[$0].candidate)
            }
            guard let other else { continue }
            (dates[made].kind, dates[other].kind) = (.unlabelled, .production)
            dates[made].isDoubtful = true
        }
        return dates
    }

    /// Whether only keywords further away label a date as the end of the shelf life.
    private func isLooselyExplained(_ date: BoundDate) -> Bool {
        date.isLabelledEndDate && date.proximity <= .far
    }

    /// Whether a date is older than even forgotten packs are.
    func isLongPast(_ shape: DateCandidate) -> Bool {
        !context.window.contains(shape.date)
    }

    /// Whether an old date in a photo is plausible: a keyword explains it, or it is a date code.
    func isBelievable(_ date: BoundDate) -> Bool {
        let shape = date.candidate
        let readers = layout.readers(of: shape.range)
        guard !readers.isEmpty, shape.editCost == 0, shape.separation == .mark else { return false }
        return date.proximity > .elsewhere || readers != [.document]
    }

    /// The date, marked as doubtful if it is long past or is only an unmarked date code.
    func markedIfDoubtful(_ date: BoundDate) -> BoundDate {
        var date = date
        if isLongPast(date.candidate) || (date.proximity <= .elsewhere && isUnmarkedDateCode(date.candidate)) {
            date.isDoubtful = true
        }
        return date
    }

    /// Whether separate digits without marks are a date code: with a four-digit year, or if they can mean only one day,
    /// and that day was in the future, so that it is not a production date.
    func isUnmarkedDateCode(_ shape: DateCandidate) -> Bool {
        guard shape.form == .dayMonthYear, shape.separation == .none, !shape.isNamed, shape.editCost == 0,
            shape.hasFullYear || shape.meanings.count == 1 && shape.date > context.window.referenceDay
        else { return false }
        return isLegibleDateCode(shape)
    }

    /// Whether digits were read as a date code with enough confidence, and are separate from other text.
    func isLegibleDateCode(_ shape: DateCandidate) -> Bool {
        let readers = layout.readers(of: shape.range)
        guard !readers.isEmpty, readers != [.document],
            layout.confidence(of: shape.range) >= Self.minimumLegibleConfidence
        else { return false }
        return text[shape.range.lowerBound - 1] <= 0x20 && text[shape.range.upperBound] <= 0x20
    }
}
