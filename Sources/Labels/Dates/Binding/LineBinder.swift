/// Binds the dates of one line to the keywords of the same line.
struct LineBinder {
    /// A date on the line.
    struct Entry {
        var bound: BoundDate
        /// Whether the date is left out, because it belongs to a promotion, a price or similar.
        var isDropped = false
    }

    let text: FoldedText
    let isRunningText: Bool
    let events: ArraySlice<DateBinder.Event>
    /// The dates of the line, bound to the line's own keywords.
    var dates: [Entry] = []
    /// Keywords without a date, which may explain one on the next lines.
    private(set) var unbound: [WordMatch] = []
    /// Whether the line says that the date is printed elsewhere.
    private(set) var pointsElsewhere = false
    private var current: WordMatch?
    private var isUsed = false
    private var blocker: WordRole?

    init(text: FoldedText, isRunningText: Bool, events: ArraySlice<DateBinder.Event>) {
        self.text = text
        self.isRunningText = isRunningText
        self.events = events
    }

    /// Processes the line's keywords and dates in order.
    mutating func process() {
        for (offset, event) in zip(events.indices, events) {
            switch event {
            case .word(let word): process(word)
            case .date(let date): process(date, at: offset)
            }
        }
        if let current, !isUsed { unbound.append(current) }
        if let current, dates.count == 1, dates[0].bound.word?.range == current.range, isSecondOfTwo(current) {
            dates[0].bound = BoundDate(
                candidate: dates[0].bound.candidate, kind: .unlabelled, word: nil, proximity: .none)
            dates[0].bound.isDoubtful = true
            unbound.removeAll()
        }
        if hasOpened { unbound.removeAll() }
    }

    private func isSecondOfTwo(_ word: WordMatch) -> Bool {
        unbound.last.map { Self.areForTwoDates($0, word, in: text) } ?? false
    }

    /// Whether a keyword for the end of the shelf life directly follows one for production, as in `MFD & USE BY`: two
    /// dates belong to them, so that a single date may be either.
    static func areForTwoDates(_ first: WordMatch, _ second: WordMatch, in text: FoldedText) -> Bool {
        guard first.kind?.startsShelfLife == true, second.kind?.endsShelfLife == true,
            first.range.upperBound <= second.range.lowerBound
        else { return false }
        let between = first.range.upperBound..<second.range.lowerBound
        return between.count <= maximumJointLength && between.contains { text[$0] != 0x20 }
            && !between.contains { GlyphClass.isDigit(text[$0]) }
    }

    /// The length of ` and ` and similar.
    private static let maximumJointLength = 5

    private var hasOpened: Bool {
        events.contains { if case .word(let word) = $0 { word.role == .opened } else { false } }
    }

    private mutating func process(_ word: WordMatch) {
        switch word.role {
        case .promotion: blocker = .promotion
        case .ignored: if blocker == nil { blocker = .ignored }
        case .elsewhere: pointsElsewhere = true
        case .days, .weeks, .months, .years:
            if current != nil, !isUsed, StatedShelfLife.number(before: word, in: text) != nil { isUsed = true }
        default: if let kind = word.kind { announce(word, kind) }
        }
    }

    private mutating func announce(_ word: WordMatch, _ kind: DateKind) {
        if blocker == .promotion && (kind == .expiry || word.length < 6) { return }
        if blocker != nil && word.editCost > 0 && word.length < 10 { return }
        blocker = nil
        if let current, !isUsed, current.kind != kind { unbound.append(current) }
        if let current, !isUsed, current.kind == kind, current.range == word.range { return }
        current = word
        isUsed = false
    }

    private mutating func process(_ date: DateCandidate, at offset: Int) {
        var entry = Entry(bound: BoundDate(candidate: date, kind: .unlabelled, word: nil, proximity: .none))
        if let following = keywordAfter(date, offset) {
            entry.bound.kind = following.kind ?? .expiry
            entry.bound.word = following
            entry.bound.proximity = .behind
        } else if blocker != nil {
            entry.isDropped = true
        } else if let word = current, !isUsed, let kind = word.kind, let proximity = proximity(word, date, offset) {
            entry.bound.kind = kind
            entry.bound.word = word
            entry.bound.proximity = proximity
            isUsed = true
        } else if current != nil, isUsed {
            entry.bound.isDoubtful = true
        }
        dates.append(entry)
    }

    /// The proximity of a keyword before a date; nil when the keyword is too weak for the distance.
    private func proximity(_ word: WordMatch, _ date: DateCandidate, _ offset: Int) -> BoundDate.KeywordProximity? {
        let between = word.range.upperBound..<max(word.range.upperBound, date.range.lowerBound)
        guard between.count < 160 else { return nil }
        var letters = 0
        var digits = 0
        for index in between where !isKnown(index, near: offset) {
            if GlyphClass.isLetter(text[index]) { letters += 1 }
            if GlyphClass.isDigit(text[index]) { digits += 1 }
        }
        if letters == 0 && (digits == 0 || isTime(between)) { return .direct }
        return word.length <= 2 || letters > 40 ? nil : .beside
    }

    /// Whether a range is a time of day: digits with one or two colons.
    private func isTime(_ range: Range<Int>) -> Bool {
        let scalars = range.map { text[$0] }.filter { $0 > 0x20 }
        return (4...8).contains(scalars.count) && scalars.dropFirst().contains(0x3A)
            && scalars.allSatisfy { GlyphClass.isDigit($0) || $0 == 0x3A }
    }

    private func isKnown(_ index: Int, near offset: Int) -> Bool {
        events[max(events.startIndex, offset - 8)..<min(events.endIndex, offset + 8)].contains {
            $0.range.contains(index)
        }
    }

    /// A keyword directly after a date that has none before it, such as `2027.11.20 까지`.
    private func keywordAfter(_ date: DateCandidate, _ offset: Int) -> WordMatch? {
        for next in offset + 1..<max(offset + 1, min(offset + 6, events.endIndex)) {
            guard case .word(let word) = events[next],
                isAdjacent(date.range.upperBound, word.range.lowerBound, offset, strays: word.role == .until ? 2 : 0)
            else { return nil }
            if word.role == .until { return (current == nil || isUsed) && blocker != .promotion ? word : nil }
            guard word.kind != nil, word.role != .shelfLife, current == nil || isUsed, blocker == nil else { continue }
            if text[word.range.upperBound] == 0x3A { return nil }
            return dateFollows(next) ? nil : word
        }
        return nil
    }

    private func dateFollows(_ offset: Int) -> Bool {
        events[(offset + 1)..<min(offset + 7, events.endIndex)].contains {
            if case .date = $0 { true } else { false }
        }
    }

    /// Whether at most `strays` unknown letters or digits are between two indices: the letter of a printing machine may
    /// be between a date and its "until".
    private func isAdjacent(_ end: Int, _ start: Int, _ offset: Int, strays: Int) -> Bool {
        guard start - end <= 24 else { return false }
        let between = (end..<max(end, start)).count { GlyphClass.isWordPart(text[$0]) && !isKnown($0, near: offset) }
        return between <= strays
    }
}
