/// The words whose dates have not come yet, carried from line to line.
struct OpenWords {
    let text: FoldedText
    let survey: LineSurvey
    private var words: [WordMatch] = []
    private var elsewhere: WordMatch?
    private var lastLine = 0

    init(text: FoldedText, survey: LineSurvey) {
        self.text = text
        self.survey = survey
    }

    /// Binds dates that their own line does not explain to words of the lines above, then takes over the line's words.
    mutating func bind(_ dates: inout [LineBinder.Entry], of line: LineBinder, on number: Int) {
        let free = dates.indices.filter { dates[$0].bound.bond == .none && !dates[$0].isDropped }
        if !free.isEmpty && !words.isEmpty { bind(&dates, free, on: number) }
        for index in dates.indices where dates[index].bound.bond == .none { settle(&dates[index], number) }
        if dates.contains(where: { $0.bound.bond > .elsewhere }) && !line.unbound.isEmpty { words.removeAll() }
        take(line, number)
    }

    private mutating func bind(_ dates: inout [LineBinder.Entry], _ free: [Int], on number: Int) {
        let distance = lines(from: words[words.count - 1], to: number)
        let isNear = distance <= 1
        let first = dates[free[0]].bound.candidate.range.lowerBound
        guard isNear || distance <= 5, !survey.isProse(number) || (isNear && isAtStart(first, number)) else { return }
        var kinds: [WordMatch] = []
        for word in words where kinds.last?.kind != word.kind { kinds.append(word) }
        let takes = min(kinds.count, free.count)
        let remaining = kinds.count > free.count && free.count == 1 ? kinds.count - takes : 0
        for (index, word) in zip(free, kinds[remaining...]) where word.length > 2 || isNear {
            dates[index].bound.kind = word.kind ?? .unlabelled
            dates[index].bound.word = word
            dates[index].bound.bond = isNear ? .above : .far
            dates[index].bound.isDoubtful = kinds.count != free.count && kinds.count > 1
        }
        words.removeAll()
    }

    /// Decides on a date that no word explains: kept on a line of codes, dropped from prose.
    private func settle(_ entry: inout LineBinder.Entry, _ number: Int) {
        guard !entry.isDropped else { return }
        if survey.isProse(number) {
            entry.isDropped = true
        } else if let elsewhere, let kind = elsewhere.kind {
            entry.bound.kind = kind
            entry.bound.word = elsewhere
            entry.bound.bond = .elsewhere
        }
    }

    private mutating func take(_ line: LineBinder, _ number: Int) {
        if line.pointsElsewhere {
            elsewhere = line.unbound.last ?? words.last ?? elsewhere
            words.removeAll()
            return
        }
        words += line.unbound.filter { isAtEnd($0) || (!survey.isProse(number) && $0.length > 2) || isLong($0) }
        if words.count > 16 { words.removeFirst(words.count - 16) }
    }

    private func lines(from word: WordMatch, to number: Int) -> Int {
        let first = text.line(at: word.range.upperBound - 1) + 1
        guard first < number else { return number - first + 1 }
        return 1 + (first..<min(number, first + 12)).filter { !survey.isEmpty($0) }.count
    }

    private func isAtStart(_ index: Int, _ line: Int) -> Bool {
        !(text.lineStarts[line]..<max(index, text.lineStarts[line])).contains { GlyphClass.isWordPart(text[$0]) }
    }

    /// True for a phrase that says enough to explain a date below even from the middle of a line of prose.
    private func isLong(_ word: WordMatch) -> Bool {
        word.length >= 8 && (word.kind?.endsShelfLife ?? false)
    }

    private func isAtEnd(_ word: WordMatch) -> Bool {
        let end = max(word.range.upperBound, text.lineStarts[text.line(at: word.range.upperBound - 1) + 1])
        return !(word.range.upperBound..<end).contains { GlyphClass.isWordPart(text[$0]) }
    }
}
