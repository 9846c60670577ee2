/// What stands beside a date and is not understood: it may be a part of the date, or say that it is something else.
extension EvidenceCollector {
    /// Counts what is not explained on the date's line: neither a known word, nor a date, a lot, a time or an amount.
    func rateUnexplained(_ date: inout DateEvidence, _ passage: DatePassage) {
        let range = date.hypothesis.range
        let line = passage.line(at: range.lowerBound)
        guard passage.line == nil || line < reader.lines.count else { return }
        let before = passage.unexplainedTokens(before: range.lowerBound)
        let behind = passage.unexplainedTokens(from: range.upperBound)
        let isWhole = date.hypothesis.format.form == .dayMonthYear
        if isWhole {
            date[.unexplainedBefore] = Double(min(2, before.count))
            date[.unexplainedBehind] = Double(min(2, behind.count))
        } else {
            date[.unexplainedBesidePart] = Double(min(2, before.count + behind.count))
            date[.markBesidePart] = hasLooseMark(passage.text, beside: range) ? 1 : 0
        }
        let nearest = before.first.map { passage.text.hasLetter($0) } ?? false
        let isRecent = context.isDayKnown && date.date.day != nil && Self.recent.contains(daysFromPhoto(date.date))
        date[.unknownWordBeforeRecent] = nearest && isRecent && date.hypothesis.range.lowerBound > 0 ? 1 : 0
    }

    /// A day of making or catching lies so many days before the photo's.
    private static let recent = -14...0

    /// The days from the photo's day to another one, or from today's.
    func daysFromPhoto(_ date: CivilDate) -> Int { context.window.referenceDay.days(until: date) }

    /// Whether a mark that joins the fields of a date is before or behind a part of one, as in `EXP / 2027` and `12/`.
    private func hasLooseMark(_ text: FoldedText, beside range: Range<Int>) -> Bool {
        let before = text[range.lowerBound - 1] == 0x20 ? range.lowerBound - 2 : range.lowerBound - 1
        let behind = text.skipSpaces(range.upperBound)
        let joins: (Int) -> Bool = { [0x2F, 0x2D, 0x5C].contains(text[$0]) }
        return joins(before) && !GlyphClass.isLetter(text[before - 1]) || joins(behind) && text[behind + 1] != 0x20
            || joins(behind) && GlyphClass.isDigit(text[behind + 2])
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
