/// The keywords that have no date yet, carried from line to line.
struct PendingKeywords {
    let text: FoldedText
    let classifier: LineClassifier
    let layout: LabelLayout
    /// The minimum confidence of damaged keywords that only say "made" or "packed".
    private static let minimumSoundConfidence = 0.5

    private var words: [WordMatch] = []
    /// Whether `words` are the rest of a column of keywords, the first of which have dates.
    private var isRestOfColumn = false
    private var elsewhere: WordMatch?

    init(text: FoldedText, classifier: LineClassifier, layout: LabelLayout) {
        self.text = text
        self.classifier = classifier
        self.layout = layout
    }

    /// Binds dates that their own line does not explain to keywords of the lines above, then adds the line's keywords.
    /// `ahead` is the number of dates without a keyword on the next lines.
    mutating func bind(_ dates: inout [LineBinder.Entry], of line: LineBinder, on number: Int, ahead: Int) {
        resolvePostpositions(&dates, on: number)
        let freed = preferKeywordAbove(&dates, on: number)
        let free = dates.indices.filter { dates[$0].bound.proximity == .none && !dates[$0].isDropped }
        if !free.isEmpty && !words.isEmpty { bind(&dates, free, on: number, ahead) }
        for index in dates.indices where dates[index].bound.proximity == .none && !isSecondOfPair(index, dates) {
            resolve(&dates[index], number)
        }
        if dates.contains(where: { $0.bound.proximity > .elsewhere }) && !line.unbound.isEmpty { words.removeAll() }
        addKeywords(line, number)
        if let freed { words.append(freed) }
    }

    /// Binds a date at the start of a line to a pending keyword at the end of the line above, and returns the keyword
    /// after the date, which is then free for another date.
    private mutating func preferKeywordAbove(_ dates: inout [LineBinder.Entry], on number: Int) -> WordMatch? {
        guard let word = words.last, let kind = word.kind, let first = dates.first?.bound, first.proximity == .behind,
            first.word?.role != .until, lines(from: word, to: number) <= 1, isAtEnd(word),
            isAtStart(first.candidate.range.lowerBound, number)
        else { return nil }
        dates[0].bound.kind = kind
        dates[0].bound.word = word
        dates[0].bound.proximity = .above
        words.removeAll()
        return first.word
    }

    /// Gives a date before "until" the kind of the keyword on the line above, which says more.
    private func resolvePostpositions(_ dates: inout [LineBinder.Entry], on number: Int) {
        guard let word = words.last, let kind = word.kind, kind.endsShelfLife, lines(from: word, to: number) <= 1 else {
            return
        }
        for index in dates.indices where dates[index].bound.word?.role == .until { dates[index].bound.kind = kind }
    }

    private mutating func bind(_ dates: inout [LineBinder.Entry], _ free: [Int], on number: Int, _ ahead: Int) {
        let distance = lines(from: words[words.count - 1], to: number)
        let isNear = distance <= 1
        let first = dates[free[0]].bound.candidate.range.lowerBound
        guard isNear || distance <= 5, !classifier.isRunningText(number) || (isNear && isAtStart(first, number)) else {
            return
        }
        var kinds: [WordMatch] = []
        for word in words where kinds.last?.kind != word.kind { kinds.append(word) }
        let isWhole = kinds.count > free.count && kinds.count == free.count + ahead
        let isColumn = isWhole || (isRestOfColumn && kinds.count >= free.count)
        if !(isColumn && areAbove(kinds, dates[free[0]].bound)), bindByPlace(&dates, free, ahead) { return }
        let skipped = kinds.count > free.count && free.count == 1 && !isColumn ? kinds.count - 1 : 0
        for (index, word) in zip(free, kinds[skipped...])
        where (isNear || isLongEnough(word)) && canExplain(word, dates[index].bound) {
            dates[index].bound.kind = word.kind ?? .unlabelled
            dates[index].bound.word = word
            dates[index].bound.proximity = isNear || isColumn ? .above : .far
            dates[index].bound.isDoubtful = !isColumn && kinds.count != free.count && kinds.count > 1
        }
        words = isColumn ? Array(kinds.dropFirst(free.count)) : []
        isRestOfColumn = isColumn
    }

    /// Whether a keyword is too long to be read by chance or in ornament.
    private func isLongEnough(_ word: WordMatch) -> Bool {
        word.length > (word.editCost > 0 ? 3 : 2)
    }

    /// Whether the keywords are one below the other and all of them above a date: then the dates below have the same
    /// order.
    private func areAbove(_ words: [WordMatch], _ date: BoundDate) -> Bool {
        let places = (words.map(\.range) + [date.candidate.range]).compactMap { range in
            layout.box(of: range).map { PixelRect($0) }
        }
        return places.count == words.count + 1
            && zip(places, places.dropFirst()).allSatisfy { upper, lower in
                upper.sharesColumn(with: lower) && !upper.isBeside(lower) && upper.doubledMiddle < lower.doubledMiddle
            }
    }

    /// Binds dates in a photo to the keyword left of them in their row, or the lowest one above them in their column.
    /// Returns true when all dates have a keyword, or when keywords for two dates are beside a single one, which may be
    /// either.
    private mutating func bindByPlace(_ dates: inout [LineBinder.Entry], _ free: [Int], _ ahead: Int) -> Bool {
        var chosen: [Int: WordMatch] = [:]
        for index in free {
            guard let box = layout.box(of: dates[index].bound.candidate.range), let word = word(near: PixelRect(box))
            else { return false }
            chosen[index] = word
            guard let first = words.first(where: { LineBinder.areForTwoDates($0, word, in: text) }),
                !chosen.values.contains(where: { $0.range == first.range })
            else { continue }
            chosen[index] = first
            if free.count + ahead == 1 {
                dates[index].bound.isDoubtful = true
                words.removeAll()
                return true
            }
        }
        for (index, word) in chosen {
            dates[index].bound.kind = word.kind ?? .unlabelled
            dates[index].bound.word = word
            dates[index].bound.proximity = .above
        }
        words.removeAll { word in chosen.values.contains { $0.range == word.range } }
        return true
    }

    private func word(near date: PixelRect) -> WordMatch? {
        var best: (word: WordMatch, distance: Int)?
        for word in words {
            guard let box = layout.box(of: word.range) else { return nil }
            let extent = PixelRect(box)
            let distance: Int
            if extent.isBeside(date), extent.left < date.left {
                distance = max(0, date.left &- extent.right)
            } else if extent.sharesColumn(with: date), extent.doubledMiddle < date.doubledMiddle {
                distance = max(0, date.top &- extent.bottom)
            } else {
                continue
            }
            guard distance < reach(of: word, at: extent, to: date) else { continue }
            if distance < (best?.distance ?? .max) { best = (word, distance) }
        }
        return best?.word
    }

    /// The maximum distance between a keyword and its date, in pixels. It is shorter for words like "made" and
    /// "packed", which are everywhere on packs: in addresses, slogans and misread ornament.
    private func reach(of word: WordMatch, at place: PixelRect, to date: PixelRect) -> Int {
        guard let kind = word.kind, !kind.endsShelfLife else { return date.lineHeight &* 12 }
        if word.editCost > 0, layout.confidence(of: word.range) < Self.minimumSoundConfidence { return 0 }
        return place.isBeside(date) ? date.lineHeight &* 12 : (place.lineHeight &+ date.lineHeight) &* 3
    }

    /// Whether a keyword is near enough to explain a date; always true for one that labels the end of the shelf life,
    /// and if the places are not known.
    private func canExplain(_ word: WordMatch, _ date: BoundDate) -> Bool {
        guard let place = layout.box(of: word.range).map({ PixelRect($0) }),
            let target = layout.box(of: date.candidate.range).map({ PixelRect($0) })
        else { return true }
        let apart = max(
            max(target.left &- place.right, place.left &- target.right),
            max(target.top &- place.bottom, place.top &- target.bottom))
        return word.kind?.endsShelfLife ?? true || apart < reach(of: word, at: place, to: target)
    }

    /// Whether a date is the second of a pair, which is kept or dropped with the first.
    private func isSecondOfPair(_ index: Int, _ dates: [LineBinder.Entry]) -> Bool {
        guard index > 0, !dates[index - 1].isDropped else { return false }
        return DatePair.isJoined(dates[index - 1].bound.candidate.range, dates[index].bound.candidate.range, in: text)
    }

    /// Decides about a date without a keyword: it is kept on a line of codes and dropped in running text.
    private func resolve(_ entry: inout LineBinder.Entry, _ number: Int) {
        guard !entry.isDropped else { return }
        if classifier.isRunningText(number) {
            entry.isDropped = true
        } else if let elsewhere, let kind = elsewhere.kind {
            entry.bound.kind = kind
            entry.bound.word = elsewhere
            entry.bound.proximity = .elsewhere
        }
    }

    private mutating func addKeywords(_ line: LineBinder, _ number: Int) {
        if line.pointsElsewhere {
            elsewhere =
                line.unbound.last(where: isLongEnough) ?? words.last { $0.kind?.endsShelfLife ?? false } ?? elsewhere
            words.removeAll()
            return
        }
        let carried = line.unbound.filter { word in
            // Two letters of which one was corrected are a piece of a code.
            guard word.length > 2 || word.editCost == 0 else { return false }
            return isAtEnd(word) || (!classifier.isRunningText(number) && word.length > 2) || isLong(word)
        }
        if !carried.isEmpty { isRestOfColumn = false }
        words += carried
        if words.count > 16 { words.removeFirst(words.count - 16) }
    }

    private func lines(from word: WordMatch, to number: Int) -> Int {
        let first = text.line(at: word.range.upperBound - 1) + 1
        guard first < number else { return number - first + 1 }
        return 1 + (first..<min(number, first + 12)).filter { !classifier.isEmpty($0) }.count
    }

    private func isAtStart(_ index: Int, _ line: Int) -> Bool {
        !(text.lineStarts[line]..<max(index, text.lineStarts[line])).contains { GlyphClass.isWordPart(text[$0]) }
    }

    /// Whether a keyword is specific enough to explain a date below even from the middle of a line of running text.
    private func isLong(_ word: WordMatch) -> Bool {
        word.length >= 8 && (word.kind?.endsShelfLife ?? false)
    }

    private func isAtEnd(_ word: WordMatch) -> Bool {
        let end = max(word.range.upperBound, text.lineStarts[text.line(at: word.range.upperBound - 1) + 1])
        return !(word.range.upperBound..<end).contains { GlyphClass.isWordPart(text[$0]) }
    }
}
