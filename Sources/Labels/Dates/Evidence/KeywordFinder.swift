/// Finds the keywords that may explain a date.
struct KeywordFinder {
    /// A keyword with its place.
    private struct Keyword {
        let word: WordMatch
        let number: Int
        let line: Int
        let box: PixelRect?
        let kind: DateKind
        /// Whether it says that the date is printed elsewhere.
        let pointsElsewhere: Bool
        /// Whether it may explain a date on another line.
        let reachesOtherLines: Bool
    }

    private let passage: DatePassage
    private let layout: LabelLayout
    private let keywords: [Keyword]
    /// For each line the number of lines with text before it.
    private let fullLines: [Int]
    /// The line of the value of each line of words, where these are in one column and the values in another.
    private let valueLines: [Int: Int]

    /// The greatest distances at which a keyword explains a date, in heights of its line.
    private static let maximumRowGap = 12.0, maximumGapToUntil = 4.0, maximumGapAbove = 2.6,
        maximumGapFar = 8.0
    private static let maximumLinesFar = 5
    /// The share of the lower one's height that a keyword and a date in one row have in common.
    private static let minimumSharedHeight = 0.35
    /// The greatest lengths of text between a keyword and its date.
    private static let maximumTextBetween = 160, maximumLettersBetween = 40, maximumTextBehind = 24

    /// A finder for a passage of a label with this layout and context.
    init(_ passage: DatePassage, layout: LabelLayout, context: LabelContext) {
        self.passage = passage
        self.layout = layout
        let starts = passage.text.lineStarts
        var count = 0
        fullLines = zip(starts, starts.dropFirst()).map { start, end in
            if (start..<end).contains(where: { passage.text[$0] > 0x20 }) { count += 1 }
            return count
        }
        keywords = Self.keywords(passage, layout, context)
        valueLines = TextColumns.valueLines(in: passage)
    }

    /// Whether the label has a keyword for the end of the shelf life, or for its start.
    var hasEnd: Bool { keywords.contains { $0.kind.endsShelfLife } }
    var hasStart: Bool {
        keywords.contains { keyword in
            keyword.kind.startsShelfLife && keyword.word.length > 2 && keyword.word.editCost == 0
                && !isFollowedByWord(keyword.word)
        }
    }

    /// Whether a word is directly behind, as in "made in" and "packed by".
    private func isFollowedByWord(_ word: WordMatch) -> Bool {
        GlyphClass.isLetter(passage.text[passage.text.skipSpaces(word.range.upperBound)])
    }

    private static func keywords(
        _ passage: DatePassage, _ layout: LabelLayout, _ context: LabelContext
    ) -> [Keyword] {
        let text = passage.text
        let byLine = Dictionary(grouping: passage.words) { text.line(at: $0.range.lowerBound) }
        var found: [Keyword] = []
        for (index, word) in passage.words.enumerated() {
            guard let kind = word.kind ?? (word.role == .until ? .expiry : nil),
                !passage.dates.contains(where: { covers($0, word, context) }),
                !hasLikelierTwin(index, passage, context),
                !isConsumed(index, passage), !isBlocked(index, passage)
            else { continue }
            let line = text.line(at: word.range.lowerBound)
            let onLine = byLine[line] ?? []
            let isAtEnd = !passage.rest(behind: word).contains { GlyphClass.isWordPart(text[$0]) }
            let isOpened = onLine.contains { $0.role == .opened }
            found.append(
                Keyword(
                    word: word, number: found.count, line: line,
                    box: passage.line == nil ? layout.place(of: word.range) : nil, kind: kind,
                    pointsElsewhere: onLine.contains { $0.role == .elsewhere },
                    reachesOtherLines: !isOpened && word.role != .until
                        && (word.length > 2 || word.editCost == 0) && (isAtEnd || word.length > 2)))
        }
        return found
    }

    /// Whether a date's own text covers a word, such as `mar`.
    private static func covers(_ date: DateHypothesis, _ word: WordMatch, _ context: LabelContext) -> Bool {
        let isKnown = date.languages.isEmpty || !date.languages.isDisjoint(with: context.monthLanguages)
        return isKnown && date.editCost == 0 && date.range.lowerBound <= word.range.lowerBound
            && date.range.upperBound >= word.range.upperBound
    }

    /// Whether another language gives a word another meaning, and is that of the label or the user.
    private static func hasLikelierTwin(_ index: Int, _ passage: DatePassage, _ context: LabelContext) -> Bool {
        let word = passage.words[index]
        let twins = passage.words.enumerated().filter {
            $0.offset != index && $0.element.range == word.range && $0.element.kind != nil
        }
        let isLikely = !word.languages.isDisjoint(with: context.likelyLanguages)
        return twins.contains { twin in
            let twinIsLikely = !twin.element.languages.isDisjoint(with: context.likelyLanguages)
            return twinIsLikely == isLikely ? twin.offset < index : twinIsLikely
        }
    }

    /// Whether a shelf life follows a word on its line: "best before 6 months".
    private static func isConsumed(_ index: Int, _ passage: DatePassage) -> Bool {
        let line = passage.text.line(at: passage.words[index].range.lowerBound)
        for next in passage.words.dropFirst(index + 1).prefix(4) {
            guard passage.text.line(at: next.range.lowerBound) == line else { return false }
            if next.role.isUnit, let number = passage.text.count(before: next),
                number.start >= passage.words[index].range.upperBound
            {
                return !passage.dates.contains {
                    $0.range.lowerBound >= passage.words[index].range.upperBound
                        && ($0.range.lowerBound < number.start
                            || $0.editCost == 0 && $0.range.overlaps(number.start..<next.range.upperBound))
                }
            }
        }
        return false
    }

    /// Whether a word for something else comes before a word on its line: "promotion valid until".
    private static func isBlocked(_ index: Int, _ passage: DatePassage) -> Bool {
        let word = passage.words[index]
        if passage.isOfOther(word) { return true }
        let line = passage.text.line(at: word.range.lowerBound)
        var blocker: WordRole?
        for other in passage.words.prefix(index) where passage.text.line(at: other.range.lowerBound) == line {
            switch other.role {
            case .promotion: blocker = .promotion
            case .ignored: blocker = blocker ?? .ignored
            default: if other.kind != nil, other.kind != .expiry || blocker != .promotion { blocker = nil }
            }
        }
        if blocker == .promotion, word.kind == .expiry || word.length < minimumWordAfterPromotion { return true }
        return blocker != nil && word.editCost > 0 && word.length < minimumMisreadWord
    }

    private static let minimumWordAfterPromotion = 6, minimumMisreadWord = 10
}

extension KeywordFinder {
    /// The keywords that may explain a date of this passage at `range`, or, for a date of another reading of a line, at
    /// a place on that line.
    func links(to range: Range<Int>, box: PixelRect?) -> [KeywordLink] {
        let line = passage.text.line(at: range.lowerBound)
        return keywords.compactMap { keyword in
            let link =
                keyword.line == line
                    || keyword.word.range.overlaps(passage.text.lineStarts[line]..<range.lowerBound + 1)
                ? sameLine(keyword, range) : otherLine(keyword, line, box)
            return link.map { self.link(to: keyword, $0, isOnLine: keyword.line == line) }
        }
    }

    /// The keywords of other lines that may explain a date of another reading of `line`.
    func links(toLine line: Int, box: PixelRect?) -> [KeywordLink] {
        keywords.compactMap { keyword in
            keyword.line == line
                ? nil : otherLine(keyword, line, box).map { self.link(to: keyword, $0, isOnLine: false) }
        }
    }

    private func link(
        to keyword: Keyword, _ place: (relation: KeywordLink.Relation, distance: Double), isOnLine: Bool
    ) -> KeywordLink {
        KeywordLink(
            word: keyword.word, number: keyword.number, isOfOtherReading: passage.line != nil, kind: keyword.kind,
            relation: keyword.pointsElsewhere && !isOnLine ? .elsewhere : place.relation, distance: place.distance)
    }

    private func sameLine(
        _ keyword: Keyword, _ range: Range<Int>
    ) -> (relation: KeywordLink.Relation, distance: Double)? {
        let word = keyword.word
        if word.range.lowerBound >= range.upperBound {
            let between = range.upperBound..<word.range.lowerBound
            guard between.count <= Self.maximumTextBehind,
                unknown(between).letters + unknown(between).digits <= (word.role == .until ? 2 : 0),
                passage.text[word.range.upperBound] != 0x3A
            else { return nil }
            return (.behind, Double(between.count))
        }
        guard word.role != .until, word.range.upperBound <= range.lowerBound else { return nil }
        let between = word.range.upperBound..<range.lowerBound
        guard between.count < Self.maximumTextBetween else { return nil }
        let unknown = unknown(between)
        let crossesDate = passage.dates.contains {
            between.contains($0.range.lowerBound) && $0.range.upperBound <= range.lowerBound
        }
        if isTime(between) || !crossesDate && unknown.letters == 0 && unknown.digits == 0 {
            return (.direct, Double(between.count))
        }
        guard word.length > 2, unknown.letters <= Self.maximumLettersBetween else { return nil }
        return (.beside, Double(between.count))
    }

    private func otherLine(
        _ keyword: Keyword, _ line: Int, _ box: PixelRect?
    ) -> (relation: KeywordLink.Relation, distance: Double)? {
        if let value = valueLines[keyword.line] { return value == line ? (.row, 0) : nil }
        guard keyword.reachesOtherLines else {
            guard keyword.word.role == .until, let box, let place = keyword.box, place.isBeside(box),
                place.left >= box.left
            else { return nil }
            let gap = Double(place.left &- box.right) / Double(box.lineHeight)
            return gap < Self.maximumGapToUntil ? (.behind, max(0, gap)) : nil
        }
        if let box, let place = keyword.box { return relation(of: place, to: box) }
        let lines = fullLines[line] - fullLines[keyword.line]
        guard lines > 0, lines <= Self.maximumLinesFar else { return nil }
        return (lines == 1 ? .above : .far, Double(lines) - Double(keyword.word.range.lowerBound) * 1e-6)
    }

    private func relation(
        of keyword: PixelRect, to date: PixelRect
    ) -> (relation: KeywordLink.Relation, distance: Double)? {
        let height = Double(min(keyword.lineHeight, date.lineHeight) &+ max(keyword.lineHeight, date.lineHeight)) / 2
        let down = Double(date.top &- keyword.bottom) / height
        let across = Double(max(keyword.left &- date.right, date.left &- keyword.right)) / height
        let shared = min(keyword.bottom, date.bottom) &- max(keyword.top, date.top)
        if Double(shared) > Self.minimumSharedHeight * Double(min(keyword.lineHeight, date.lineHeight)) {
            guard keyword.left < date.left, across <= Self.maximumRowGap else { return nil }
            return (.row, max(0, across))
        }
        guard keyword.doubledMiddle < date.doubledMiddle else { return nil }
        if across <= 0, down <= Self.maximumGapAbove { return (.above, max(0, down)) }
        guard down <= Self.maximumGapFar, across <= Self.maximumRowGap else { return nil }
        return (.far, max(0, down) + max(0, across))
    }

    private func unknown(_ range: Range<Int>) -> (letters: Int, digits: Int) {
        var letters = 0, digits = 0
        for index in range where !passage.known[index] {
            if GlyphClass.isLetter(passage.text[index]) { letters += 1 }
            if GlyphClass.isDigit(passage.text[index]) { digits += 1 }
        }
        return (letters, digits)
    }

    /// Whether a range is a time of day: digits with one or two colons.
    private func isTime(_ range: Range<Int>) -> Bool {
        let scalars = range.map { passage.text[$0] }.filter { $0 > 0x20 }
        return (4...8).contains(scalars.count) && scalars.dropFirst().contains(0x3A)
            && scalars.allSatisfy { GlyphClass.isDigit($0) || $0 == 0x3A }
    }
}

extension KeywordFinder {
    /// Finds words that stand in one column and their values in another, which were read one below the other.
    enum TextColumns {
        private enum Content {
            case word, value, other
        }

        /// The line of the value of each line that is a word alone: of as many lines of words in a row as lines of
        /// values follow them, or come before them, two at least.
        static func valueLines(in passage: DatePassage) -> [Int: Int] {
            let contents = self.contents(of: passage)
            var runs: [(content: Content, lines: [Int])] = []
            for (line, content) in contents.enumerated() {
                if runs.last?.content == content {
                    runs[runs.count - 1].lines.append(line)
                } else {
                    runs.append((content, [line]))
                }
            }
            var found: [Int: Int] = [:]
            for index in runs.indices where runs[index].content == .word && runs[index].lines.count > 1 {
                let values = [index + 1, index - 1].lazy.filter { runs.indices.contains($0) }.map { runs[$0] }
                    .first { $0.content == .value && $0.lines.count == runs[index].lines.count }
                guard let values else { continue }
                for (word, value) in zip(runs[index].lines, values.lines) { found[word] = value }
            }
            return found
        }

        private static func contents(of passage: DatePassage) -> [Content] {
            let text = passage.text
            var contents = [Content](repeating: .other, count: max(0, text.lineStarts.count - 1))
            for date in passage.dates where date.editCost == 0 {
                contents[text.line(at: date.range.lowerBound)] = .value
            }
            for lot in passage.lots { contents[text.line(at: lot.value.lowerBound)] = .value }
            let hasDigit = contents.indices.map { line in
                (text.lineStarts[line]..<text.lineStarts[line + 1]).contains { GlyphClass.isDigit(text[$0]) }
            }
            for word in passage.words where word.kind != nil || word.role == .lot {
                let line = text.line(at: word.range.lowerBound)
                // A value with a word of its own needs no other.
                contents[line] = hasDigit[line] ? .other : .word
            }
            return contents
        }
    }
}
