/// Two dates printed as a pair: `30/08/24 & 12/01/25`, `28.05.2025 - 28.05.2027`. The first is the production, the
/// second the expiry, even if there is only one keyword.
enum DatePair {
    private static let joiners: Set<UInt32> = [0x26, 0x2B, 0x2D, 0x2F, 0x3A, 0x7E]
    /// What recognisers read instead of `&`.
    private static let misreadAmpersands: Set<UInt32> = [0x38, 0x41, 0x42, 0x61]

    /// Whether two dates of a text form a pair: the second follows the first on the same line.
    static func isJoined(_ first: Range<Int>, _ second: Range<Int>, in text: FoldedText) -> Bool {
        guard first.upperBound < second.lowerBound, second.lowerBound - first.upperBound <= 4 else { return false }
        let between = (first.upperBound..<second.lowerBound).map { text[$0] }.filter { $0 != 0x20 }
        guard between.count == 1, let mark = between.first else { return false }
        return joiners.contains(mark)
            || (misreadAmpersands.contains(mark) && text[first.upperBound] == 0x20)
    }

    /// Whether a date is the second of a pair whose first is among `dates`.
    static func isSecond(_ date: DateCandidate, among dates: [BoundDate], in text: FoldedText) -> Bool {
        dates.contains { isJoined($0.candidate.range, date.range, in: text) }
    }

    /// Whether a date is followed by the misread second of a pair: by text that is not a date, but ends like one, as in
    /// `28/05/2025 - 2805/2 2027`.
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

    /// Whether a date is followed by `&` and a piece of a date at the end of the line: `19/09/24 & 04`.
    static func hasCutSecond(_ first: Range<Int>, in text: FoldedText) -> Bool {
        guard text[first.upperBound] == 0x20, text[first.upperBound + 1] == 0x26, text[first.upperBound + 2] == 0x20
        else { return false }
        let rest = (first.upperBound + 3..<first.upperBound + 8).map { text[$0] }.prefix { $0 >= 0x20 }
        return !rest.isEmpty && rest.count < 5 && rest.allSatisfy { GlyphClass.isDigit($0) || $0 == 0x2E || $0 == 0x2F }
    }

    /// The dates with pairs labelled: the first as production, the second with the keyword for the end of the shelf
    /// life, if either has one.
    static func labellingPairs(_ dates: [BoundDate], in text: FoldedText) -> [BoundDate] {
        var dates = dates
        for (first, second) in zip(dates.indices, dates.indices.dropFirst()) {
            guard isPair(dates[first], dates[second], in: text) else { continue }
            labelPair(first, second, in: &dates)
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

    /// Labels the first of two dates as the production, unless a keyword says packing, and the second as the expiry,
    /// with the keyword of either of them.
    static func labelPair(_ made: Int, _ end: Int, in dates: inout [BoundDate]) {
        if let labelled = [end, made].first(where: { dates[$0].isLabelledEndDate }) {
            dates[end].adoptKeyword(of: dates[labelled])
        } else {
            (dates[end].kind, dates[end].word, dates[end].proximity) = (.unlabelled, nil, .none)
        }
        if !dates[made].kind.startsShelfLife { dates[made].kind = .production }
    }

    private static func isPair(_ first: BoundDate, _ second: BoundDate, in text: FoldedText) -> Bool {
        let forms = [first.candidate.form, second.candidate.form]
        return forms == [.dayMonthYear, .dayMonthYear] && first.candidate.isNamed == second.candidate.isNamed
            && first.candidate.date < second.candidate.date
            && isJoined(first.candidate.range, second.candidate.range, in: text)
    }
}
