/// Finds a keeping time that counts from production: "best before 6 months from packing".
struct KeepingTimeFinder {
    let text: FoldedText
    let words: [WordMatch]
    let dates: [DateCandidate]

    /// The keeping time and the kind of date that it gives; nil when none is printed, or only one after opening.
    func find() -> (time: KeepingTime, kind: DateKind, word: WordMatch)? {
        for (index, unit) in words.enumerated() where unit.role.isUnit {
            guard let number = KeepingTime.number(before: unit, in: text),
                !isInDate(unit.range), let reason = reason(for: index)
            else { continue }
            let time = KeepingTime(
                count: number.value, unit: unit.role, range: number.start..<unit.range.upperBound,
                repairs: number.repairs)
            return (time, reason.kind, unit)
        }
        return nil
    }

    private func isInDate(_ range: Range<Int>) -> Bool {
        dates.contains { $0.range.overlaps(range) }
    }

    /// What says that the time counts from production: a word of shelf life on the line or the one above.
    private func reason(for index: Int) -> (kind: DateKind, Void)? {
        let line = text.line(at: words[index].range.lowerBound)
        var kind: DateKind?
        var countsFromProduction = false
        var isOpened = false
        for other in max(0, index - 12)..<min(words.count, index + 12) {
            let word = words[other]
            let place = text.line(at: word.range.lowerBound)
            guard place == line || (place == line - 1 && other < index) else { continue }
            if place == line, word.role == .opened { isOpened = true }
            if word.role == .fromProduction { countsFromProduction = true }
            if let announced = word.kind, announced.endsShelfLife { kind = announced }
        }
        if isOpened && !countsFromProduction { return nil }
        if let kind { return (kind, ()) }
        return countsFromProduction ? (.bestBefore, ()) : nil
    }
}
