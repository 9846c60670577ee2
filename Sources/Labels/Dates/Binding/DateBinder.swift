/// Binds each date to the keyword that explains it: the nearest one before it on its line, one after it, or one on the
/// lines above; a column of keywords is matched with a column of dates.
struct DateBinder {
    let text: FoldedText
    let classifier: LineClassifier
    let layout: LabelLayout
    /// Keywords and dates in reading order.
    let events: [Event]

    /// The dates in reading order, without those of promotions and similar.
    func bind() -> [BoundDate] {
        var found: [BoundDate] = []
        var pending = PendingKeywords(text: text, classifier: classifier, layout: layout)
        var index = 0
        while index < events.count {
            let line = text.line(at: events[index].range.lowerBound)
            var end = index
            while end < events.count, text.line(at: events[end].range.lowerBound) == line { end += 1 }
            var binder = LineBinder(
                text: text, isRunningText: classifier.isRunningText(line), events: events[index..<end])
            binder.process()
            pending.bind(&binder.dates, of: binder, on: line, ahead: datesAhead(of: end))
            found += binder.dates.filter { !$0.isDropped }.map(\.bound)
            index = end
        }
        return found
    }

    /// The number of dates from an event on, up to eight events ahead, before the next keyword with a kind.
    private func datesAhead(of start: Int) -> Int {
        var count = 0
        for event in events[start..<min(events.count, start + 8)] {
            switch event {
            case .date: count += 1
            case .word(let word): if word.kind != nil { return count }
            }
        }
        return count
    }
}

extension DateBinder {
    /// A keyword or a date of a label.
    enum Event: Sendable {
        case word(WordMatch)
        case date(DateCandidate)

        /// Its folded indices.
        var range: Range<Int> {
            switch self {
            case .word(let word): word.range
            case .date(let date): date.range
            }
        }
    }
}
