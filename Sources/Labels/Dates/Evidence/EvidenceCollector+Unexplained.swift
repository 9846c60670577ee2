/// What stands beside a date and is not understood: it may be a part of the date, or say that it is something else.
extension EvidenceCollector {
    /// Counts what is not explained on the date's line: neither a known word, nor a date, a lot, a time or an amount.
    func rateUnexplained(_ date: inout DateEvidence, _ passage: DatePassage) {
        let range = date.hypothesis.range
        let line = passage.line(at: range.lowerBound)
        guard passage.line == nil || line < reader.lines.count else { return }
        let before = passage.unexplainedTokens(before: range.lowerBound)
        let behind = passage.unexplainedTokens(from: range.upperBound)
        let format = date.hypothesis.format
        let isWhole = format.form == .dayMonthYear
        if format.form == .dayMonth, passage.text.isYearCut(behind: range.upperBound) {
            date[context.freshness > 0 ? .yearCutFresh : .yearCut] = 1
        }
        if isWhole, format.yearDigits == 2, date.date.year == 2020, passage.text[range.upperBound] == 0x0A {
            date[.mayBeCut] = context.window.months(until: date.date) < Self.maximumMonthsOfCutYear ? 1 : 0
        }
        if isWhole {
            date[.unexplainedBefore] = Double(min(2, before.count))
            date[.unexplainedBehind] = Double(min(2, behind.count))
        } else {
            date[.unexplainedBesidePart] = Double(min(2, before.count + behind.count))
            date[.markBesidePart] = hasLooseMark(passage.text, beside: range) ? 1 : 0
            date[.dayLost] = format.form == .monthYear && hasTraceOfDay(passage, beside: date.hypothesis) ? 1 : 0
        }
        let nearest = before.first.map { passage.text.hasLetter($0) } ?? false
        let isRecent =
            context.isDayKnown && date.date.day != nil && Self.recent.contains(context.window.days(until: date.date))
        date[.unknownWordBeforeRecent] = nearest && isRecent && date.hypothesis.range.lowerBound > 0 ? 1 : 0
    }

    /// A date in 2020 that is so many months past may be one of which the last digits of the year are cut off.
    private static let maximumMonthsOfCutYear = -24.0

    /// A day of making or catching lies so many days before the photo's.
    private static let recent = -14...0

    /// Whether a mark that joins the fields of a date is before or behind a part of one, as in `EXP / 2027` and `12/`.
    private func hasLooseMark(_ text: FoldedText, beside range: Range<Int>) -> Bool {
        let before = text[range.lowerBound - 1] == 0x20 ? range.lowerBound - 2 : range.lowerBound - 1
        let behind = text.skipSpaces(range.upperBound)
        let joins: (Int) -> Bool = { [0x2F, 0x2D, 0x5C].contains(text[$0]) }
        return joins(before) && !GlyphClass.isLetter(text[before - 1]) || joins(behind) && text[behind + 1] != 0x20
            || joins(behind) && GlyphClass.isDigit(text[behind + 2])
    }
}

/// The traces of a day that is not read.
extension EvidenceCollector {
    /// Whether the day of a month may have been lost: where it would be, two marks are side by side, as in `05//2027`,
    /// or a sign or one letter that belongs to no word, as in `?? MAR 2027` and `n MAR 2027`.
    private func hasTraceOfDay(_ passage: DatePassage, beside month: DateHypothesis) -> Bool {
        let (text, range, format) = (passage.text, month.range, month.format)
        guard !format.fields.isEmpty else { return false }
        // An abbreviation has a point of its own, a short year an apostrophe, and a bar may be a 1.
        let marks = range.filter { index in
            DateFinder.isMark(text[index]) && text[index] != 0x27 && text[index] != 0x7C
                && !(text[index] == 0x2E && GlyphClass.isLetter(text[index - 1]))
        }
        if marks.count > 1 || marks.contains(where: { text[$0] == 0x2C && text[$0 - 1] == 0x20 }) { return true }
        guard format.order != .yearMonthDay else {
            let behind = text.skipSpaces(range.upperBound)
            return Self.isStrange(text[DateFinder.isMark(text[behind]) ? text.skipSpaces(behind + 1) : behind])
        }
        var end = range.lowerBound
        while text[end - 1] == 0x20 { end -= 1 }
        return hasStrangeSign(text, endingAt: end, isApart: end < range.lowerBound)
            || (format.isNamed || format.separation == .space) && isRestOfDay(passage, endingAt: end)
    }

    private func hasStrangeSign(_ text: FoldedText, endingAt end: Int, isApart: Bool) -> Bool {
        var start = end
        while text[start - 1] > 0x20, !GlyphClass.isWordPart(text[start - 1]), end - start < 8 { start -= 1 }
        let signs = start..<end
        let isPair = signs.count == 2 && text[start] == text[start + 1] && DateFinder.isMark(text[start])
        let isLone = isApart && text[start - 1] <= 0x20 && signs.allSatisfy { Self.quotesAndComma.contains(text[$0]) }
        return isPair || isLone && !signs.isEmpty || signs.contains { Self.isStrange(text[$0]) }
    }

    private static let quotesAndComma: Set<UInt32> = [0x22, 0x27, 0x2C]

    /// Whether a sign is not printed before a date, so that readers see it where they cannot read a digit.
    private static func isStrange(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x24, 0x25, 0x3F, 0x40, 0x5C, 0x5E, 0x5F, 0x7B, 0x7D, 0xA1...0xA8, 0xAC...0xBF: true
        case 0x2580...0x2593, 0x25A1, 0xFFFD: true
        default: false
        }
    }

    /// Whether what stands before an index is what readers make of a day: one letter, two that look like digits, or a
    /// number of 1 to 31 with something behind it; and no word for a date, no lot, time or amount.
    private func isRestOfDay(_ passage: DatePassage, endingAt end: Int) -> Bool {
        let text = passage.text
        var start = end
        while text[start - 1] > 0x20, end - start < 8 { start -= 1 }
        let token = start..<end
        let parts = token.filter { GlyphClass.isWordPart(text[$0]) }
        let digits = token.prefix { GlyphClass.isDigit(text[$0]) }
        let areLikeDigits = parts.allSatisfy { Confusables.digit(for: text[$0]) != nil }
        let isDay =
            (1...2).contains(digits.count) && digits.count < parts.count && token.count < 8
            && (1...31).contains(text.number(digits.startIndex..<digits.endIndex))
        // `E.` is short for a word.
        let isLetter = parts.count == 1 && digits.isEmpty && (token.count == 1 || areLikeDigits)
        return (isDay || isLetter || parts.count == 2 && areLikeDigits)
            && !parts.contains { GlyphClass.isUnspaced(text[$0]) } && !text.isTime(at: start)
            && !passage.lots.contains { $0.range.overlaps(token) }
            && DateHypothesis.Surroundings.unit(behind: token, in: text) == nil
            && !passage.words.contains { word in
                word.range.overlaps(token) && (word.kind != nil || word.role == .lot || parts.count == 2)
            }
    }
}

extension DatePassage {
    /// How far from a date is looked for what is not explained, in scalars.
    private static let reach = 60

    /// The groups of letters, digits and marks before an index on its line that are not explained, the nearest first.
    fileprivate func unexplainedTokens(before index: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var end = index
        while end > 0, index - end < Self.reach, text[end - 1] != 0x0A {
            guard text[end - 1] > 0x20 else {
                end -= 1
                continue
            }
            var start = end
            while text[start - 1] > 0x20, end - start < Self.reach { start -= 1 }
            if !isExplained(start..<end) { found.append(start..<end) }
            end = start
        }
        return found
    }

    /// The same from an index on.
    fileprivate func unexplainedTokens(from index: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = index
        while start - index < Self.reach, text[start] != 0x0A {
            guard text[start] > 0x20 else {
                start += 1
                continue
            }
            var end = start
            while text[end] > 0x20, end - start < Self.reach { end += 1 }
            if !isExplained(start..<end) { found.append(start..<end) }
            start = end
        }
        return found
    }

    /// Whether a token has a known word, a date, a lot, a time or an amount, or is marks alone.
    private func isExplained(_ token: Range<Int>) -> Bool {
        !token.contains { GlyphClass.isWordPart(text[$0]) }
            || token.contains { $0 < understood.count && understood[$0] }
            || text.isTime(at: token.lowerBound) || DateHypothesis.Surroundings.unit(behind: token, in: text) != nil
    }
}

extension FoldedText {
    /// Whether a range has a letter.
    fileprivate func hasLetter(_ range: Range<Int>) -> Bool { range.contains { GlyphClass.isLetter(self[$0]) } }
}
