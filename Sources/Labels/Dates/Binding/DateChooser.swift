/// Decides which dates a label has and which of them is the expiry.
struct DateChooser {
    let context: DateContext
    let text: FoldedText
    let layout: LabelLayout
    let bound: [BoundDate]
    let statedShelfLife: (time: StatedShelfLife, kind: DateKind, word: WordMatch)?
    /// Whether a keyword says that the label prints the production date.
    let showsProductionDate: Bool

    /// All dates, and the index of the expiry among them.
    func choose() -> (dates: [LabelDate], expiry: Int?) {
        var dates = pairedByShelfLife(swappedIfReversed(DatePair.labellingPairs(filteredByPlausibility(), in: text)))
        let labelled = labelled(in: dates)
        if let best = best(of: labelled, in: dates) {
            let end = laterOfPair(&dates, best)
            if dates.contains(where: { isUnexplained($0, after: dates[end]) }) { dates[end].isDoubtful = true }
            return finish(dates, end)
        }
        if let counted = counted(from: dates) {
            if let printed = dates.firstIndex(where: { isPrint($0, of: counted) }) {
                dates[printed].adoptKeyword(of: counted)
                return finish(dates, printed)
            }
            dates.append(counted)
            return finish(dates, dates.count - 1)
        }
        return unlabelled(dates)
    }

    var scorer: DateConfidence { DateConfidence(context: context, text: text, layout: layout) }

    /// The labelled dates and the expiry; nil for the expiry if no date decides.
    private func finish(_ dates: [BoundDate], _ expiry: Int?) -> (dates: [LabelDate], expiry: Int?) {
        let kept = dates.indices.filter { dates[$0].kind != .unlabelled || $0 == expiry }
        return (kept.map { scorer.labelDate(dates[$0]) }, expiry.flatMap { kept.firstIndex(of: $0) })
    }

    /// The index of the date that ends the shelf life when a keyword that is not right beside it made `chosen` the
    /// expiry and the label shows a later date a whole shelf life afterwards: then the keyword belongs to both, and the
    /// earlier one is the production.
    private func laterOfPair(_ dates: inout [BoundDate], _ chosen: Int) -> Int {
        let expiry = dates[chosen], made = expiry.candidate.date
        guard expiry.proximity <= .above else { return chosen }
        let later = dates.indices.filter { index in
            let other = dates[index]
            return other.kind.endsShelfLife && other.proximity <= .above
                && (DateWindow.isWholeShelfLife(from: made, to: other.candidate.date)
                    || isPrintedBelow(other.candidate, expiry.candidate))
        }
        guard let end = later.first, Set(later.map { dates[$0].candidate.date }).count == 1 else {
            return chosen
        }
        if dates[end].kind == .unlabelled { dates[end].adoptKeyword(of: expiry) }
        dates[end].isDoubtful = true
        dates[chosen].kind = .production
        return end
    }

    /// Whether an unlabelled date is later than the labelled expiry: it may be on a second pack in the photo, or the
    /// keyword may belong to it.
    private func isUnexplained(_ other: BoundDate, after end: BoundDate) -> Bool {
        other.kind == .unlabelled && other.candidate.form == .dayMonthYear
            && other.candidate.date > end.candidate.date
    }

    /// The index of the expiry: use by before expiry before best before and so on; of dates of the same kind the latest
    /// that is reliably read.
    private func best(of indices: [Int], in dates: [BoundDate]) -> Int? {
        let first = indices.map { Self.rank(dates[$0].kind) }.min()
        let alike = indices.filter { Self.rank(dates[$0].kind) == first }
        return soundest(of: alike, in: dates).max {
            dates[$0].candidate.date < dates[$1].candidate.date
        }
    }

    static func rank(_ kind: DateKind) -> Int {
        switch kind {
        case .useBy: 0
        case .expiry: 1
        case .bestBefore: 2
        case .sellBy: 3
        case .freezeBy: 4
        case .displayUntil: 5
        default: 6
        }
    }

    /// The dates without those whose form is too weak for their keyword.
    private func filteredByPlausibility() -> [BoundDate] {
        return bound.map(markedIfDoubtful).filter { date in
            let shape = date.candidate
            if isLongPast(shape), !isBelievable(date) { return false }
            if isIncomplete(shape) { return false }
            if shape.looksLikeTime { return date.proximity >= .above && !hasFullDate }
            if date.proximity > .elsewhere {
                if date.proximity < .direct, shape.separation == .space, !shape.isNamed, isCrowded(shape) {
                    return false
                }
                let isBare = shape.separation == .none && !shape.isNamed
                if date.proximity >= .above { return true }
                return isBare ? isClear(date) : shape.form != .dayMonth
            }
            return isClear(date)
        }
    }

    /// Whether a day with its year is printed, so that two numbers with a colon between them are a time.
    private var hasFullDate: Bool {
        bound.contains { $0.candidate.form == .dayMonthYear && !$0.candidate.looksLikeTime }
    }

    /// The minimum confidence of a date of short numbers with spaces between them.
    private static let minimumNumberConfidence = 0.7

    /// Whether a date is certainly one even without a keyword.
    private func isClear(_ date: BoundDate) -> Bool {
        let shape = date.candidate
        let end = shape.range.upperBound
        if text[end] == 0x2D, GlyphClass.isLetter(text[end + 1]) { return false }
        switch shape.form {
        case .dayMonthYear:
            if shape.separation == .none && !shape.isNamed {
                return isBarePair() || isUnmarkedDateCode(shape) || isConfirmedDateCode(shape)
                    || DatePair.isSecond(shape, among: bound, in: text)
            }
            if shape.separation != .space || shape.isNamed || shape.hasFullYear { return true }
            return !isCrowded(shape) && layout.confidence(of: shape.range) >= Self.minimumNumberConfidence
        case .monthYear:
            if date.proximity == .elsewhere { return shape.separation != .none || shape.isNamed }
            return shape.isNamed || (shape.hasFullYear && shape.separation == .mark)
        case .dayMonth:
            // With the month first, the number may be the first half of a year.
            let isDayFirst = GlyphClass.isDigit(text[shape.range.lowerBound])
            return shape.isNamed && isDayFirst && isAlone(shape) && isDateCode(shape)
        case .year: return false
        }
    }

    /// Whether nothing else is on a date's line.
    private func isAlone(_ shape: DateCandidate) -> Bool {
        let line = text.line(at: shape.range.lowerBound)
        let rest = text.lineStarts[line]..<text.lineStarts[line + 1]
        return rest.allSatisfy { shape.range.contains($0) || text[$0] <= 0x20 }
    }

    /// Whether a date was clearly read by a reader that does not invent any in ornament.
    private func isDateCode(_ shape: DateCandidate) -> Bool {
        let readers = layout.readers(of: shape.range)
        return !readers.isEmpty && readers != [.document] && layout.isClearlyRead(shape.range)
    }

    /// Whether the only dates are two numbers without marks that can be production and expiry; in one of them the gaps
    /// of the date code may have been read as spaces.
    private func isBarePair() -> Bool {
        let areBare = bound.map(\.candidate).allSatisfy {
            $0.separation == .none && $0.editCost == 0 || $0.separation == .space && $0.hasFullYear
        }
        return areBare && bound.count == 2 && bound[0].candidate.form == bound[1].candidate.form
            && bound[0].candidate.date != bound[1].candidate.date
    }

    /// Whether other numbers are beside numbers with spaces between them, as in a telephone number.
    private func isCrowded(_ shape: DateCandidate) -> Bool {
        let before = shape.range.lowerBound
        let after = shape.range.upperBound
        if text[before - 1] == 0x20, GlyphClass.isDigit(text[before - 2]), text[before - 4] != 0x3A { return true }
        guard text[after] == 0x20, GlyphClass.isDigit(text[after + 1]) else { return false }
        return !(text[after + 3] == 0x3A || text[after + 2] == 0x3A)
    }

    /// Whether an unlabelled date is the one calculated from the stated shelf life, or the day before it.
    private func isPrint(_ date: BoundDate, of counted: BoundDate) -> Bool {
        let days = date.candidate.date.days(until: counted.candidate.date)
        return date.kind == .unlabelled && date.candidate.form == .dayMonthYear && (0...1).contains(days)
    }

    private func counted(from dates: [BoundDate]) -> BoundDate? {
        guard let statedShelfLife else { return nil }
        let bases = dates.filter(\.kind.startsShelfLife)
        guard let base = bases.first(where: { $0.kind == .production }) ?? bases.first,
            let end = statedShelfLife.time.end(from: base.candidate.date), context.window.contains(end),
            !base.candidate.meanings[0].yearInferred || end <= context.window.latestInferred
        else { return nil }
        var candidate = base.candidate
        candidate.meanings = candidate.meanings.compactMap { meaning in
            statedShelfLife.time.end(from: meaning.date).map { DateCandidate.Meaning(date: $0, order: meaning.order) }
        }
        guard candidate.meanings.first?.date == end else { return nil }
        candidate.range = statedShelfLife.time.range
        candidate.editCost += statedShelfLife.time.editCost
        var counted = BoundDate(
            candidate: candidate, kind: statedShelfLife.kind, word: statedShelfLife.word, proximity: .beside)
        counted.isDoubtful = base.isDoubtful
        return counted
    }

    /// A date read with more confidence than this is not left out because another one was read with still more.
    private static let minimumSoundConfidence = 0.6

    /// The dates without those that were read with much less confidence than another one, or that are much less likely
    /// to be right: they may be anything.
    private func soundest(of indices: [Int], in dates: [BoundDate]) -> [Int] {
        let read = indices.map { layout.confidence(of: dates[$0].candidate.range) }
        let sure = indices.map { scorer.confidence(of: dates[$0]) }
        let maximumReading = read.max() ?? 0, surest = sure.max() ?? 0
        let least = min(maximumReading - 0.3, Self.minimumSoundConfidence)
        return indices.indices.filter { read[$0] > least && sure[$0] * 2 > surest }.map { indices[$0] }
    }

    /// The result without labelled dates. A single date is the expiry, unless it is past and the label has a keyword
    /// for a production date. Of two the later is the expiry and the earlier the production; if the earlier one
    /// is too late for a production, no date decides. The second of a pair (`DatePair`) takes precedence over others.
    private func unlabelled(_ dates: [BoundDate]) -> (dates: [LabelDate], expiry: Int?) {
        var dates = dates
        var free = soundest(of: dates.indices.filter { dates[$0].kind == .unlabelled }, in: dates)
        let paired = free.filter { DatePair.isSecond(dates[$0].candidate, among: dates, in: text) }
        if !paired.isEmpty { free = paired }
        let made = dates.filter { !$0.kind.endsShelfLife }.map { $0.candidate.date }.max()
        let later = free.max { dates[$0].candidate.date < dates[$1].candidate.date }
        let mayBeProduction =
            showsProductionDate && dates.count == 1 && dates[0].candidate.date < context.window.referenceDay
        guard let later, !mayBeProduction, made.map({ $0 < dates[later].candidate.date }) ?? true else {
            return finish(dates, nil)
        }
        let different = free.filter { dates[$0].candidate.date != dates[later].candidate.date }
        if let first = different.first, different.count == 1 {
            guard context.window.mayBeMade(dates[first].candidate.date) else { return finish(dates, nil) }
            dates[first].kind = .production
        }
        if different.count > 1 { dates[later].isDoubtful = true }
        return finish(dates, later)
    }
}
