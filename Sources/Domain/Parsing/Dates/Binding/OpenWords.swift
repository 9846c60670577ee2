/// The words whose dates have not come yet, carried from line to line.
struct OpenWords {
    let text: FoldedText
    let survey: LineSurvey
    let layout: LabelLayout
    /// Damaged words that say no more than "made" or "packed" count when read at least this surely.
    private static let soundWord = 0.5

    private var words: [WordMatch] = []
    /// True when `words` are the rest of a column of words, the first of which have found their dates.
    private var isRestOfColumn = false
    private var elsewhere: WordMatch?

    init(text: FoldedText, survey: LineSurvey, layout: LabelLayout) {
        self.text = text
        self.survey = survey
        self.layout = layout
    }

    /// Binds dates that their own line does not explain to words of the lines above, then takes over the line's words.
    /// `ahead` is the number of dates on the next lines that have no word of their own either.
    mutating func bind(_ dates: inout [LineBinder.Entry], of line: LineBinder, on number: Int, ahead: Int) {
        explainUntil(&dates, on: number)
        let behind = preferWordAbove(&dates, on: number)
        let free = dates.indices.filter { dates[$0].bound.bond == .none && !dates[$0].isDropped }
        if !free.isEmpty && !words.isEmpty { bind(&dates, free, on: number, ahead) }
        for index in dates.indices where dates[index].bound.bond == .none && !isSecondOfPair(index, dates) {
            settle(&dates[index], number)
        }
        if dates.contains(where: { $0.bound.bond > .elsewhere }) && !line.unbound.isEmpty { words.removeAll() }
        take(line, number)
        if let behind { words.append(behind) }
    }

    /// Where a line begins with a date and the line above ends with a word that waits for one, they belong together;
    /// the word behind the date is then free for another date, and returned.
    private mutating func preferWordAbove(_ dates: inout [LineBinder.Entry], on number: Int) -> WordMatch? {
        guard let word = words.last, let kind = word.kind, let first = dates.first?.bound, first.bond == .behind,
            first.word?.role != .until, lines(from: word, to: number) <= 1, isAtEnd(word),
            isAtStart(first.candidate.range.lowerBound, number)
        else { return nil }
        dates[0].bound.kind = kind
        dates[0].bound.word = word
        dates[0].bound.bond = .above
        words.removeAll()
        return first.word
    }

    /// "Until" behind a date says less than the word on the line above: that gives the kind.
    private func explainUntil(_ dates: inout [LineBinder.Entry], on number: Int) {
        guard let word = words.last, let kind = word.kind, kind.endsShelfLife, lines(from: word, to: number) <= 1 else {
            return
        }
        for index in dates.indices where dates[index].bound.word?.role == .until { dates[index].bound.kind = kind }
    }

    private mutating func bind(_ dates: inout [LineBinder.Entry], _ free: [Int], on number: Int, _ ahead: Int) {
        let distance = lines(from: words[words.count - 1], to: number)
        let isNear = distance <= 1
        let first = dates[free[0]].bound.candidate.range.lowerBound
        guard isNear || distance <= 5, !survey.isProse(number) || (isNear && isAtStart(first, number)) else { return }
        var kinds: [WordMatch] = []
        for word in words where kinds.last?.kind != word.kind { kinds.append(word) }
        let isWhole = kinds.count > free.count && kinds.count == free.count + ahead
        let isColumn = isWhole || (isRestOfColumn && kinds.count >= free.count)
        if !(isColumn && areAbove(kinds, dates[free[0]].bound)), bindByPlace(&dates, free, ahead) { return }
        let skipped = kinds.count > free.count && free.count == 1 && !isColumn ? kinds.count - 1 : 0
        for (index, word) in zip(free, kinds[skipped...])
        where (isNear || isPlain(word)) && canExplain(word, dates[index].bound) {
            dates[index].bound.kind = word.kind ?? .unlabelled
            dates[index].bound.word = word
            dates[index].bound.bond = isNear || isColumn ? .above : .far
            dates[index].bound.isDoubtful = !isColumn && kinds.count != free.count && kinds.count > 1
        }
        words = isColumn ? Array(kinds.dropFirst(free.count)) : []
        isRestOfColumn = isColumn
    }

    /// True for more letters than chance or ornament makes a word of.
    private func isPlain(_ word: WordMatch) -> Bool {
        word.length > (word.repairs > 0 ? 3 : 2)
    }

    /// True when the words stand one below the other, all of them above a date: then the dates below follow in the same
    /// order.
    private func areAbove(_ words: [WordMatch], _ date: BoundDate) -> Bool {
        let places = (words.map(\.range) + [date.candidate.range]).compactMap { range in
            layout.box(of: range).map { BoxExtent($0) }
        }
        return places.count == words.count + 1
            && zip(places, places.dropFirst()).allSatisfy { upper, lower in
                upper.sharesColumn(with: lower) && !upper.isBeside(lower) && upper.middle < lower.middle
            }
    }

    /// In a photo the word is the one left of the date in its row, or else the lowest one above it in its column. True
    /// when all dates found theirs, or when words for two dates stand beside one alone, which may be either.
    private mutating func bindByPlace(_ dates: inout [LineBinder.Entry], _ free: [Int], _ ahead: Int) -> Bool {
        var chosen: [Int: WordMatch] = [:]
        for index in free {
            guard let box = layout.box(of: dates[index].bound.candidate.range), let word = word(near: BoxExtent(box))
            else { return false }
            chosen[index] = word
            guard let first = words.first(where: { LineBinder.areTwo($0, word, in: text) }),
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
            dates[index].bound.bond = .above
        }
        words.removeAll { word in chosen.values.contains { $0.range == word.range } }
        return true
    }

    private func word(near date: BoxExtent) -> WordMatch? {
        var best: (word: WordMatch, distance: Int)?
        for word in words {
            guard let box = layout.box(of: word.range) else { return nil }
            let extent = BoxExtent(box)
            let distance: Int
            if extent.isBeside(date), extent.left < date.left {
                distance = max(0, date.left &- extent.right)
            } else if extent.sharesColumn(with: date), extent.middle < date.middle {
                distance = max(0, date.top &- extent.bottom)
            } else {
                continue
            }
            guard distance < reach(of: word, at: extent, to: date) else { continue }
            if distance < (best?.distance ?? .max) { best = (word, distance) }
        }
        return best?.word
    }

    /// How far from a date, in pixels, a word still explains it. What only tells that the product was made or packed is
    /// everywhere on packs: in addresses, slogans and ornament that reads like it.
    private func reach(of word: WordMatch, at place: BoxExtent, to date: BoxExtent) -> Int {
        guard let kind = word.kind, !kind.endsShelfLife else { return date.height &* 12 }
        if word.repairs > 0, layout.confidence(of: word.range) < Self.soundWord { return 0 }
        return place.isBeside(date) ? date.height &* 12 : (place.height &+ date.height) &* 3
    }

    /// True when no more is known of where a word and a date stand than their order, or when the word is in reach.
    private func canExplain(_ word: WordMatch, _ date: BoundDate) -> Bool {
        guard let place = layout.box(of: word.range).map({ BoxExtent($0) }),
            let target = layout.box(of: date.candidate.range).map({ BoxExtent($0) })
        else { return true }
        let apart = max(
            max(target.left &- place.right, place.left &- target.right),
            max(target.top &- place.bottom, place.top &- target.bottom))
        return word.kind?.endsShelfLife ?? true || apart < reach(of: word, at: place, to: target)
    }

    /// True for a date that stays or goes with the one it is printed with.
    private func isSecondOfPair(_ index: Int, _ dates: [LineBinder.Entry]) -> Bool {
        guard index > 0, !dates[index - 1].isDropped else { return false }
        return DatePair.isJoined(dates[index - 1].bound.candidate.range, dates[index].bound.candidate.range, in: text)
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
            elsewhere = line.unbound.last(where: isPlain) ?? words.last { $0.kind?.endsShelfLife ?? false } ?? elsewhere
            words.removeAll()
            return
        }
        let carried = line.unbound.filter { word in
            // Two letters of which one was mended are a piece of a code.
            guard word.length > 2 || word.repairs == 0 else { return false }
            return isAtEnd(word) || (!survey.isProse(number) && word.length > 2) || isLong(word)
        }
        if !carried.isEmpty { isRestOfColumn = false }
        words += carried
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
