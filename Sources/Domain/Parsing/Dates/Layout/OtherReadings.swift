/// Weighs what a reader offers beside its best reading of a line.
struct OtherReadings {
    let lines: [TextLine]

    /// How many other readings of a label are tried at most.
    private static let limit = 16

    /// A line with fewer digits has no date.
    private static let fewestDigits = 3

    /// What the best readings gave, less sure where another reading gives another date; where they gave no expiry, the
    /// first that another reading gives, as a suggestion; one too weak to decide gives way to one twice as sure. A reading that makes a whole shelf life of production and
    /// expiry goes before one that does not.
    func compare(_ best: ParsedDates, parse: ([TextLine]) -> ParsedDates) -> ParsedDates {
        var result = best
        for other in others().map(parse) {
            guard let rival = other.expiry else { continue }
            guard let expiry = result.expiry, isWhole(result) || !isWhole(other),
                expiry.confidence >= LabelDate.leastConfidence || rival.kind == .unlabelled
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

    /// True when a production date and the expiry confirm each other.
    private func isWhole(_ dates: ParsedDates) -> Bool {
        guard let expiry = dates.expiry else { return false }
        return dates.dates.contains {
            $0.kind.startsShelfLife && ShelfLife.isWhole(from: $0.date, to: expiry.date)
        }
    }

    /// What another reading gave, its dates no surer than a suggestion.
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

    /// What else a line may say, what has the digits of its best reading first.
    private func likely(_ line: TextLine) -> [String] {
        let digits = line.text.filter(\.isNumber), others = line.alternatives.filter { $0 != line.text }
        let alike = others.filter { $0.filter(\.isNumber) == digits }
        return alike + others.filter { $0.filter(\.isNumber) != digits }
    }

    private func others() -> [[TextLine]] {
        var found: [[TextLine]] = []
        for (index, line) in lines.enumerated() where line.text.count(where: \.isNumber) >= Self.fewestDigits {
            for reading in likely(line) where found.count < Self.limit {
                var copy = lines
                copy[index].text = reading
                copy[index].words = []
                copy[index].reader = line.reader(ofAlternative: reading)
                found.append(copy)
            }
        }
        return found
    }
}
