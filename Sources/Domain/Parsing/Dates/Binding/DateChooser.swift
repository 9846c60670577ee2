/// Decides which dates a label really has and which of them is the expiry.
struct DateChooser {
    let context: DateContext
    let text: FoldedText
    let layout: LabelLayout
    let bound: [BoundDate]
    let keeping: (time: KeepingTime, kind: DateKind, word: WordMatch)?
    /// Whether the label says that it prints when the product was made.
    let tellsProduction: Bool

    /// All dates, and the place of the deciding one among them.
    func choose() -> (dates: [LabelDate], expiry: Int?) {
        var dates = confirmed(inOrder(DatePair.told(admitted(), in: text)))
        let labelled = labelled(in: dates)
        if let best = best(of: labelled, in: dates) {
            let end = laterOfPair(&dates, best)
            if dates.contains(where: { isUnexplained($0, after: dates[end]) }) { dates[end].isDoubtful = true }
            return finish(dates, end)
        }
        if let counted = counted(from: dates) {
            if let printed = dates.firstIndex(where: { isPrint($0, of: counted) }) {
                dates[printed].takeWord(of: counted)
                return finish(dates, printed)
            }
            dates.append(counted)
            return finish(dates, dates.count - 1)
        }
        return unlabelled(dates)
    }

    /// How sure the dates are.
    var judge: DateConfidence { DateConfidence(context: context, text: text, layout: layout) }

    /// The dates that a word explains and the expiry, nil where none decides.
    private func finish(_ dates: [BoundDate], _ expiry: Int?) -> (dates: [LabelDate], expiry: Int?) {
        let kept = dates.indices.filter { dates[$0].kind != .unlabelled || $0 == expiry }
        return (kept.map { judge.labelDate(dates[$0]) }, expiry.flatMap { kept.firstIndex(of: $0) })
    }

    /// The date that ends the shelf life where a word not right beside it made `chosen` the expiry, and the label shows a
    /// later date a whole shelf life on: then the word stands for both, and the earlier is the production.
    private func laterOfPair(_ dates: inout [BoundDate], _ chosen: Int) -> Int {
        let expiry = dates[chosen], made = expiry.candidate.date
        guard expiry.bond <= .above else { return chosen }
        let later = dates.indices.filter { index in
            let other = dates[index]
            return other.kind.endsShelfLife && other.bond <= .above
                && (ShelfLife.isWhole(from: made, to: other.candidate.date)
                    || isPrintedBelow(other.candidate, expiry.candidate))
        }
        guard let end = later.first, Set(later.map { dates[$0].candidate.date }).count == 1 else {
            return chosen
        }
        if dates[end].kind == .unlabelled { dates[end].takeWord(of: expiry) }
        dates[end].isDoubtful = true
        dates[chosen].kind = .production
        return end
    }

    /// Whether a date that no word explains is later than the one a word makes the expiry: a second pack in the photo may
    /// show it, or the word belong to it.
    private func isUnexplained(_ other: BoundDate, after end: BoundDate) -> Bool {
        other.kind == .unlabelled && other.candidate.form == .dayMonthYear
            && other.candidate.date > end.candidate.date
    }

    /// The winner: use by before expiry before best before and so on; of those alike that are read soundly the latest.
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

    /// Leaves out shapes that are too weak for the word they hang on.
    private func admitted() -> [BoundDate] {
        let hasStrong = bound.contains { $0.bond >= .above && $0.candidate.form == .dayMonthYear }
        return bound.map(doubted).filter { date in
            let shape = date.candidate
            if isLongPast(shape), !isBelievable(date) { return false }
            if isIncomplete(shape) { return false }
            if shape.looksLikeTime { return date.bond >= .above && !hasStrongOther(date, hasStrong) }
            if date.bond > .elsewhere {
                if date.bond < .direct, shape.separation == .space, !shape.isNamed, isCrowded(shape) { return false }
                let isBare = shape.separation == .none && !shape.isNamed
                if date.bond >= .above { return true }
                return isBare ? isClear(date) : shape.form != .dayMonth
            }
            return isClear(date)
        }
    }

    private func hasStrongOther(_ date: BoundDate, _ hasStrong: Bool) -> Bool {
        guard hasStrong else { return false }
        return bound.contains {
            $0.candidate.range != date.candidate.range && $0.bond >= .above && !$0.candidate.looksLikeTime
        }
    }

    /// Short numbers with spaces between are a date only when read at least this surely.
    private static let leastOfNumbers = 0.7

    /// True for a shape that is a date even where no word says so.
    private func isClear(_ date: BoundDate) -> Bool {
        let shape = date.candidate
        let end = shape.range.upperBound
        if text[end] == 0x2D, GlyphClass.isLetter(text[end + 1]) { return false }
        switch shape.form {
        case .dayMonthYear:
            if shape.separation == .none && !shape.isNamed {
                return isBarePair() || isCoderStamp(shape) || isConfirmedStamp(shape)
                    || DatePair.isSecond(shape, among: bound, in: text)
            }
            if shape.separation != .space || shape.isNamed || shape.hasFullYear { return true }
            return !isCrowded(shape) && layout.confidence(of: shape.range) >= Self.leastOfNumbers
        case .monthYear:
            if date.bond == .elsewhere { return shape.separation != .none || shape.isNamed }
            return shape.isNamed || (shape.hasFullYear && shape.separation == .mark)
        case .dayMonth, .year: return false
        }
    }

    /// True when all that is printed are two bare numbers that can be production and expiry, or one and a date of numbers
    /// with spaces between, as where a coder's gaps were read as spaces.
    private func isBarePair() -> Bool {
        let areBare = bound.map(\.candidate).allSatisfy {
            $0.separation == .none && $0.repairs == 0 || $0.separation == .space && $0.hasFullYear
        }
        return areBare && bound.count == 2 && bound[0].candidate.form == bound[1].candidate.form
            && bound[0].candidate.date != bound[1].candidate.date
    }

    /// True when more numbers stand beside numbers parted by spaces, as in a telephone number.
    private func isCrowded(_ shape: DateCandidate) -> Bool {
        let before = shape.range.lowerBound
        let after = shape.range.upperBound
        if text[before - 1] == 0x20, GlyphClass.isDigit(text[before - 2]), text[before - 4] != 0x3A { return true }
        guard text[after] == 0x20, GlyphClass.isDigit(text[after + 1]) else { return false }
        return !(text[after + 3] == 0x3A || text[after + 2] == 0x3A)
    }

    /// Whether a date that no word explains is the one that was counted, or the last day before it.
    private func isPrint(_ date: BoundDate, of counted: BoundDate) -> Bool {
        let days = date.candidate.date.days(until: counted.candidate.date)
        return date.kind == .unlabelled && date.candidate.form == .dayMonthYear && (0...1).contains(days)
    }

    private func counted(from dates: [BoundDate]) -> BoundDate? {
        guard let keeping else { return nil }
        let bases = dates.filter(\.kind.startsShelfLife)
        guard let base = bases.first(where: { $0.kind == .production }) ?? bases.first,
            let end = keeping.time.end(from: base.candidate.date), context.window.contains(end),
            !base.candidate.meanings[0].yearInferred || end <= context.window.latestInferred
        else { return nil }
        var candidate = base.candidate
        candidate.meanings = candidate.meanings.compactMap { meaning in
            keeping.time.end(from: meaning.date).map { DateMeaning(date: $0, order: meaning.order) }
        }
        guard candidate.meanings.first?.date == end else { return nil }
        candidate.range = keeping.time.range
        candidate.repairs += keeping.time.repairs
        var counted = BoundDate(candidate: candidate, kind: keeping.kind, word: keeping.word, bond: .beside)
        counted.isDoubtful = base.isDoubtful
        return counted
    }

    /// Read so surely, a date counts beside any other.
    private static let soundReading = 0.6

    /// The dates without those read much less surely, or much less like a date, than another: they may be anything.
    private func soundest(of indices: [Int], in dates: [BoundDate]) -> [Int] {
        let read = indices.map { layout.confidence(of: dates[$0].candidate.range) }
        let sure = indices.map { judge.confidence(of: dates[$0]) }
        let mostRead = read.max() ?? 0, surest = sure.max() ?? 0
        let least = min(mostRead - 0.3, Self.soundReading)
        return indices.indices.filter { read[$0] > least && sure[$0] * 2 > surest }.map { indices[$0] }
    }

    /// One date alone may be the expiry, unless it is past and the label tells a production date, which it then may be as
    /// well; of two the later is the expiry, and the earlier the production, if that may have been made by now. The second of
    /// two printed as one has its production and goes before others.
    private func unlabelled(_ dates: [BoundDate]) -> (dates: [LabelDate], expiry: Int?) {
        var dates = dates
        var free = soundest(of: dates.indices.filter { dates[$0].kind == .unlabelled }, in: dates)
        let paired = free.filter { DatePair.isSecond(dates[$0].candidate, among: dates, in: text) }
        if !paired.isEmpty { free = paired }
        let made = dates.filter { !$0.kind.endsShelfLife }.map { $0.candidate.date }.max()
        let later = free.max { dates[$0].candidate.date < dates[$1].candidate.date }
        let mayBeProduction =
            tellsProduction && dates.count == 1 && dates[0].candidate.date < context.window.seen
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
