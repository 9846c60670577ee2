/// The confidence of dates, calibrated on label texts: of the dates with 0.9, nine in ten should be right.
struct DateConfidence {
    let context: DateContext
    let text: FoldedText
    let layout: LabelLayout

    /// The factor for uncertain numbers that may be a piece of a date: none of four that decided on photographed packs
    /// was right.
    private static let pieceFactor = 0.4

    /// The factor for a date that can be read as two days.
    static let ambiguityFactor = 0.7

    /// The date as a result of the parser.
    func labelDate(_ date: BoundDate) -> LabelDate {
        let shape = date.candidate
        let first = shape.meanings[0]
        let start = min(date.word.map { $0.range.lowerBound } ?? shape.range.lowerBound, shape.range.lowerBound)
        let end = max(date.word.map { $0.range.upperBound } ?? shape.range.upperBound, shape.range.upperBound)
        let isTogether = end - start < 80
        return LabelDate(
            kind: date.kind, date: first.date, text: text.printedText(isTogether ? start..<end : shape.range),
            confidence: confidence(of: date), box: layout.box(of: shape.range),
            alternatives: alternatives(of: shape), yearInferred: first.yearInferred,
            readers: layout.readers(of: shape.range))
    }

    func confidence(of date: BoundDate) -> Double {
        let shape = date.candidate
        let opinion = layout.secondOpinion(on: shape.range)
        var sure = opinion.adjusted(base: base(date), mayBeProduction: mayBeProduction(date))
        sure -= 0.03 * Double(min(shape.editCost, 4))
        if let word = date.word, word.editCost > 0 { sure -= 0.02 }
        if shape.meanings[0].yearInferred {
            sure *= opinion.inferredYearFactor(of: shape.date, taken: context.window.taken)
        }
        if shape.editCost > 0 || isShortAndCorrected(date.word) || isCutShort(date, opinion) {
            sure = min(sure, LabelDate.sureConfidence - 0.01)
        }
        if !alternatives(of: shape).isEmpty { sure *= Self.ambiguityFactor }
        if date.isDoubtful { sure *= 0.75 }
        if shape.separation == .none && !shape.isNamed { sure *= shape.hasFullYear ? 0.97 : 0.93 }
        if shape.looksLikeTime { sure *= 0.7 }
        let read = layout.confidence(of: shape.range)
        if read < 0.85 { sure *= 0.5 + read * 0.5 / 0.85 }
        if read < 0.85, isPieceOfDate(shape) { sure *= Self.pieceFactor }
        sure = min(sure, opinion.maximumConfidence)
        return min(0.99, max(0.05, (sure * 100).rounded() / 100))
    }

    /// Whether a past date without a keyword may be that of production.
    private func mayBeProduction(_ date: BoundDate) -> Bool {
        date.proximity == .none && date.candidate.date < context.window.referenceDay
    }

    /// The other dates that the print can mean; empty when its order is known.
    private func alternatives(of shape: DateCandidate) -> [CivilDate] {
        let first = shape.date
        return shape.isOrderKnown ? [] : shape.meanings.dropFirst().map(\.date).filter { $0 != first }
    }

    /// Whether a date without a day or a year has neither a month name nor the form `03.2027`.
    private func isPieceOfDate(_ shape: DateCandidate) -> Bool {
        guard shape.form != .dayMonthYear, !shape.isNamed else { return false }
        return shape.form != .monthYear || !shape.hasFullYear || shape.separation != .mark
    }

    /// Whether a date may be a piece of what is printed. A month or a year has another number beside it, which may be
    /// the rest of the date, or unread text between it and its keyword: `2027|120`, `FEB 02 2027` on two lines. Where
    /// two readers agree, the line is whole.
    private func isCutShort(_ date: BoundDate, _ opinion: SecondOpinion) -> Bool {
        let shape = date.candidate
        if shape.form == .dayMonthYear { return hasCutDay(shape) }
        guard shape.form == .monthYear || shape.form == .year else { return false }
        let isWhole = opinion == .agrees
        var next = shape.range.upperBound
        while next - shape.range.upperBound < 3, isGap(next, withinLine: isWhole) { next += 1 }
        let isTime = text[next + 1] == 0x3A || text[next + 2] == 0x3A
        if GlyphClass.isDigit(text[next]) || text[next] == 0x7C { return !isTime }
        var last = shape.range.lowerBound - 1
        while shape.range.lowerBound - last < 4, isGap(last, withinLine: isWhole) { last -= 1 }
        return GlyphClass.isWordPart(text[last]) && last >= (date.word?.range.upperBound ?? 0)
    }

    /// Whether a date ends with one digit, and another one follows after a space, as in `2027 03 2 0`.
    private func hasCutDay(_ shape: DateCandidate) -> Bool {
        let end = shape.range.upperBound
        return GlyphClass.isDigit(text[end - 1]) && !GlyphClass.isDigit(text[end - 2]) && text[end] == 0x20
            && GlyphClass.isDigit(text[end + 1]) && !GlyphClass.isWordPart(text[end + 2]) && text[end + 2] != 0x3A
    }

    private func isGap(_ index: Int, withinLine: Bool) -> Bool {
        if withinLine, index >= 0, index < text.count, text[index] == 0x0A { return false }
        return index >= 0 && index < text.count && (text[index] <= 0x20 || DateShapeReader.isMark(text[index]))
            && text[index] != 0x7C
    }

    private func isShortAndCorrected(_ word: WordMatch?) -> Bool {
        guard let word else { return false }
        return word.editCost > 0 && word.length < 8
    }

    private func base(_ date: BoundDate) -> Double {
        switch date.proximity {
        case .direct: 0.99
        case .beside: 0.97
        case .behind: 0.97
        case .above: 0.97
        case .far: 0.88
        case .elsewhere: 0.85
        case .none: 0.8
        }
    }
}
