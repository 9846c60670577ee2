/// Compares the dates of a label with those in the recogniser's alternative readings of its lines.
struct AlternativeHypotheses {
    let lines: [TextLine]

    /// The maximum number of alternative readings of a label.
    private static let maximumCount = 16

    /// The minimum number of digits in a line with a date.
    private static let minimumDigits = 3

    /// The dates of the best readings, with less confidence if an alternative contains another date.
    ///
    /// Without an expiry, the first one of the alternatives is suggested. One that is too uncertain to decide is
    /// replaced by one with twice its confidence. A reading in which production and expiry are a whole shelf life apart
    /// takes precedence over one in which they are not.
    func compare(_ best: ParsedDates, parse: ([TextLine]) -> ParsedDates) -> ParsedDates {
        var result = best
        for other in others().map(parse) {
            guard let rival = other.expiry else { continue }
            guard let expiry = result.expiry, isWhole(result) || !isWhole(other),
                expiry.confidence >= LabelDate.minimumConfidence || rival.kind == .unlabelled
                    || rival.confidence < 2 * expiry.confidence
            else {
                result = suggested(other)
                continue
            }
            if rival.date.isDay(of: expiry.date) {
                result = suggested(other)
                continue
            }
            guard rival.date != expiry.date, isWhole(other) || !isWhole(result) else { continue }
            if rival.confidence + 0.1 >= expiry.confidence { doubt(&result, rival) }
        }
        return result
    }

    /// Whether a production date and the expiry confirm each other.
    private func isWhole(_ dates: ParsedDates) -> Bool {
        guard let expiry = dates.expiry else { return false }
        return dates.dates.contains {
            $0.kind.startsShelfLife && DateWindow.isWholeShelfLife(from: $0.date, to: expiry.date)
        }
    }

    /// The dates of an alternative, with the confidence of suggestions at most.
    private func suggested(_ other: ParsedDates) -> ParsedDates {
        func lower(_ date: LabelDate) -> LabelDate {
            var date = date
            date.confidence = min(date.confidence * 0.8, LabelDate.sureConfidence - 0.05)
            return date
        }
        var result = other
        result.dates = other.dates.map(lower)
        result.expiry = other.expiry.map(lower)
        return result
    }

    private func doubt(_ result: inout ParsedDates, _ rival: LabelDate) {
        guard var expiry = result.expiry, !expiry.alternatives.contains(rival.date) else { return }
        let place = result.dates.firstIndex(of: expiry)
        expiry.alternatives.append(rival.date)
        expiry.confidence *= 0.7
        result.expiry = expiry
        if let place { result.dates[place] = expiry }
    }

    /// The alternatives of a line; those with the digits of its best reading come first, and others are left out where
    /// two engines read these digits.
    private func likely(_ line: TextLine) -> [TextLine.Alternative] {
        let digits = line.text.filter(\.isNumber), others = line.alternatives.filter { $0.text != line.text }
        let alike = others.filter { $0.text.filter(\.isNumber) == digits }
        let numbers = line.words.filter { $0.text.contains(where: \.isNumber) }
        if !numbers.isEmpty, numbers.allSatisfy({ line.readers(of: $0).count > 1 }) { return alike }
        return alike + others.filter { $0.text.filter(\.isNumber) != digits }
    }

    private func others() -> [[TextLine]] {
        var found: [[TextLine]] = []
        for (index, line) in lines.enumerated() where line.text.count(where: \.isNumber) >= Self.minimumDigits {
            for alternative in likely(line) where found.count < Self.maximumCount {
                var copy = lines
                copy[index].text = alternative.text
                copy[index].words = []
                copy[index].readers = line.readers(of: alternative)
                found.append(copy)
            }
        }
        return found
    }
}
