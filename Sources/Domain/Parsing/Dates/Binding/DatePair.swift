/// Two dates printed as one: `30/08/24 & 12/01/25`, `28.05.2025 - 28.05.2027`. The first is the production, the second the
/// expiry, whatever single word stands near.
enum DatePair {
    private static let joiners: Set<UInt32> = [0x26, 0x2B, 0x2D, 0x2F, 0x3A, 0x7E]
    /// What readers make of `&`.
    private static let misread: Set<UInt32> = [0x38, 0x41, 0x42, 0x61]

    /// True when two places of a text hold two dates of one pair, the second right behind the first on one line.
    static func isJoined(_ first: Range<Int>, _ second: Range<Int>, in text: FoldedText) -> Bool {
        guard first.upperBound < second.lowerBound, second.lowerBound - first.upperBound <= 4 else { return false }
        let between = (first.upperBound..<second.lowerBound).map { text[$0] }.filter { $0 != 0x20 }
        guard between.count == 1, let mark = between.first else { return false }
        return joiners.contains(mark)
            || (misread.contains(mark) && text[first.upperBound] == 0x20)
    }

    /// True for the second of a pair whose first is among the dates.
    static func isSecond(_ date: DateCandidate, among dates: [BoundDate], in text: FoldedText) -> Bool {
        dates.contains { isJoined($0.candidate.range, date.range, in: text) }
    }

    /// True when something that can be no date by itself, but ends like one, is joined to a place of a text: the second of
    /// a pair, misread, as in `28/05/2025 - 2805/2 2027`.
    static func hasUnreadSecond(_ first: Range<Int>, in text: FoldedText) -> Bool {
        var next = first.upperBound
        while text[next] == 0x20 { next += 1 }
        guard joiners.contains(text[next]), text[next - 1] == 0x20, text[next + 1] == 0x20 else { return false }
        let rest = (next + 2..<next + 13).map { text[$0] }.prefix { scalar in
            GlyphClass.isDigit(scalar) || scalar == 0x20 || joiners.contains(scalar) || scalar == 0x2E
        }
        let digits = rest.filter(GlyphClass.isDigit)
        return digits.count >= 7 && digits.suffix(4).starts(with: [0x32, 0x30])
    }

    /// True when an `&` and a piece of a date follow a place of a text up to the line's end: `19/09/24 & 04`.
    static func hasCutSecond(_ first: Range<Int>, in text: FoldedText) -> Bool {
        guard text[first.upperBound] == 0x20, text[first.upperBound + 1] == 0x26, text[first.upperBound + 2] == 0x20
        else { return false }
        let rest = (first.upperBound + 3..<first.upperBound + 8).map { text[$0] }.prefix { $0 >= 0x20 }
        return !rest.isEmpty && rest.count < 5 && rest.allSatisfy { GlyphClass.isDigit($0) || $0 == 0x2E || $0 == 0x2F }
    }

    /// The dates, those that are a pair with kinds that say so: the second has that of the word that tells of the shelf's
    /// end, if any does.
    static func told(_ dates: [BoundDate], in text: FoldedText) -> [BoundDate] {
        var dates = dates
        for (first, second) in zip(dates.indices, dates.indices.dropFirst()) {
            guard isPair(dates[first], dates[second], in: text) else { continue }
            settle(first, second, in: &dates)
            dates[second].isDoubtful = false
        }
        for index in dates.indices {
            let place = dates[index].candidate.range, isFree = dates[index].kind == .unlabelled
            if isFree && dates[index].candidate.hasFullYear && hasUnreadSecond(place, in: text)
                || hasCutSecond(place, in: text)
            {
                dates[index].kind = .production
            }
        }
        return dates
    }

    /// Makes the first of two dates the production and the second the expiry, of the kind that a word gives either of them.
    static func settle(_ made: Int, _ end: Int, in dates: inout [BoundDate]) {
        if let told = [end, made].first(where: { dates[$0].isToldEnd }) {
            dates[end].takeWord(of: dates[told])
        } else {
            (dates[end].kind, dates[end].word, dates[end].bond) = (.unlabelled, nil, .none)
        }
        dates[made].kind = .production
    }

    private static func isPair(_ first: BoundDate, _ second: BoundDate, in text: FoldedText) -> Bool {
        let forms = [first.candidate.form, second.candidate.form]
        return forms == [.dayMonthYear, .dayMonthYear] && first.candidate.isNamed == second.candidate.isNamed
            && first.candidate.date < second.candidate.date
            && isJoined(first.candidate.range, second.candidate.range, in: text)
    }
}
