/// Finds all parts of a text that have the form of a date and do not belong to something else.
struct DateScanner {
    let text: FoldedText
    let reader: DateShapeReader
    let lots: [LotFinder.Match]
    let words: [WordMatch]

    /// The dates in reading order, without overlaps.
    func scan() -> [DateCandidate] {
        var found: [DateCandidate] = []
        var lot = 0
        var index = 0
        while index < text.count {
            while lot < lots.count, lots[lot].range.upperBound <= index { lot += 1 }
            if lot < lots.count, lots[lot].range.contains(index) {
                index = lots[lot].range.upperBound
                continue
            }
            guard let candidate = best(at: index) else {
                index += 1
                continue
            }
            if accepts(candidate, after: found.last) { found.append(candidate) }
            index = max(candidate.range.upperBound, index + 1)
        }
        return withYears(found)
    }

    /// Adds single years after "best before end" or similar.
    private func withYears(_ found: [DateCandidate]) -> [DateCandidate] {
        var years: [DateCandidate] = []
        for word in words where word.role == .end || (word.role.kind?.endsShelfLife ?? false) {
            var start = word.range.upperBound
            while start - word.range.upperBound < 6, text[start] <= 0x20 || DateShapeReader.isMark(text[start]) {
                start += 1
            }
            guard let field = reader.field(start, width: 4), field.digits > 1,
                !GlyphClass.isWordPart(text[field.end]), endsYear(field.end),
                let year = CivilDate(year: field.value), reader.context.window.contains(year),
                !found.contains(where: { $0.range.overlaps(start..<field.end) }),
                years.last?.range.lowerBound != start
            else { continue }
            let meaning = DateCandidate.Meaning(date: year, order: reader.context.order)
            years.append(
                DateCandidate(
                    range: start..<field.end, form: .year, meanings: [meaning], editCost: field.editCost, score: 30,
                    hasFullYear: true))
        }
        guard !years.isEmpty else { return found }
        return (found + years).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether no mark and further digits follow, as they do in the impossible `2027.02.30`.
    private func endsYear(_ end: Int) -> Bool {
        guard isJoin(text[end]) else { return true }
        return text[end] == 0x2E && !GlyphClass.isDigit(text[reader.skipSpaces(end + 1)])
    }

    /// The likeliest date at an index, or a more complete one that begins inside it.
    private func best(at index: Int) -> DateCandidate? {
        guard var best = reader.candidate(at: index) else { return nil }
        guard best.score < 90 else { return best }
        for start in index + 1..<max(index + 2, best.range.upperBound) {
            if let rival = reader.candidate(at: start), rival.score > best.score + 6 { best = rival }
        }
        return best
    }

    private func accepts(_ candidate: DateCandidate, after last: DateCandidate?) -> Bool {
        let start = candidate.range.lowerBound
        let end = candidate.range.upperBound
        let isStrong = candidate.form == .dayMonthYear && candidate.hasFullYear
        if candidate.looksLikeTime, isBeforeDate(end, candidate.score) { return false }
        if Self.eraNames.contains(text[start - 1] == 0x20 ? text[start - 2] : text[start - 1]) { return false }
        if isJoin(text[start - 1]), GlyphClass.isDigit(text[start - 2]), last?.range.upperBound != start - 1 {
            if !reader.isTime(start - 6) { return false }
        }
        let before = text[start - 1]
        if before == 0x2B || before == 0x23 { return false }
        if Self.currencies.contains(before == 0x20 ? text[start - 2] : before) { return false }
        if !isStrong, isJoin(text[end]), GlyphClass.isDigit(text[end + 1]), !reader.isTime(end + 1) {
            if (reader.candidate(at: end + 1)?.score ?? 0) < 80 { return false }
        }
        return isStrong || !(isMeasure(end, candidate) || endsInUnit(candidate))
    }

    /// Whether the last letters of a corrected number are a unit, as in `e200g`, where 0g could be 09.
    private func endsInUnit(_ candidate: DateCandidate) -> Bool {
        guard candidate.editCost > 0, !candidate.isNamed else { return false }
        var start = candidate.range.upperBound
        while start > candidate.range.lowerBound, !GlyphClass.isDigit(text[start - 1]) { start -= 1 }
        return start < candidate.range.upperBound && isUnit(at: start)
    }

    /// Whether a better date follows, so that this is a time: `08:14 14/07/27`.
    private func isBeforeDate(_ end: Int, _ score: Int) -> Bool {
        let next = reader.skipSpaces(end)
        return (reader.candidate(at: text[next] == 0x0A ? next + 1 : next)?.score ?? 0) > score
    }

    /// The last characters of the Reiwa and Republic eras; a number after them is a year of the era.
    private static let eraNames: [UInt32] = [0x548C, 0x570B, 0x56FD]

    private func isJoin(_ scalar: UInt32) -> Bool {
        scalar == 0x2E || scalar == 0x2F || scalar == 0x2D || scalar == 0x2C
    }

    /// Whether a unit or a currency follows, so that the numbers are an amount.
    private func isMeasure(_ end: Int, _ candidate: DateCandidate) -> Bool {
        let next = reader.skipSpaces(text[end] == 0x2F ? end + 1 : end)
        if text[next] == 0x25 { return true }
        if candidate.form == .dayMonthYear && candidate.separation == .mark { return false }
        if text[next] == 0x2103 || (text[next] == 0xB0 && GlyphClass.isLetter(text[next + 1])) { return true }
        if candidate.form != .dayMonthYear, Self.currencies.contains(text[next]) {
            return !GlyphClass.isDigit(text[reader.skipSpaces(next + 1)])
        }
        return isUnit(at: next)
    }

    /// Whether a word is a unit or a currency.
    private func isUnit(at start: Int) -> Bool {
        var end = start
        var letters: [UInt32] = []
        while GlyphClass.isWordPart(text[end]), letters.count < 6 {
            letters.append(text[end])
            end += 1
        }
        return Self.units.contains(letters)
    }

    private static let currencies: [UInt32] = [0x24, 0x20AC, 0xA3, 0xA5, 0x20B9]

    private static let units: Set<[UInt32]> = Set(
        [
            "g", "kg", "mg", "ml", "cl", "dl", "oz", "lb", "lbs", "kcal", "kj", "cal", "min", "mins", "cm", "mm", "eur",
            "usd", "gbp", "zl", "kr", "kc", "ft", "lei", "rs", "x", "pcs", "stk", "fl", "gr", "г", "кг", "мл", "л",
            "руб", "ккал", "克", "円", "元", "원",
        ].map { FoldedText([$0]).scalars })
}
