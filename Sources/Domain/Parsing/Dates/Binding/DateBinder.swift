/// Gives each date the word that explains it: the nearest before it on its line, one behind it, or one on the lines
/// above; a column of words is matched with a column of dates.
struct DateBinder {
    let text: FoldedText
    let survey: LineSurvey
    let layout: LabelLayout
    /// Words and dates in reading order.
    let events: [LabelEvent]

    /// The dates that count, in reading order; those of promotions and the like are left out.
    func bind() -> [BoundDate] {
        var found: [BoundDate] = []
        var open = OpenWords(text: text, survey: survey, layout: layout)
        var index = 0
        while index < events.count {
            let line = text.line(at: events[index].range.lowerBound)
            var end = index
            while end < events.count, text.line(at: events[end].range.lowerBound) == line { end += 1 }
            var reader = LineBinder(text: text, isProse: survey.isProse(line), events: events[index..<end])
            reader.read()
            open.bind(&reader.dates, of: reader, on: line, ahead: datesAhead(of: end))
            found += reader.dates.filter { !$0.isDropped }.map(\.bound)
            index = end
        }
        return found
    }

    /// The dates from an event on that no word of a kind precedes, up to eight events ahead.
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
