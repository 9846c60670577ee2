/// What is said of a date before it: on its line or, where it begins that, on the line above.
extension DatePassage {
    /// What a line says of the one below.
    struct LineAbove {
        /// Whether it names what is no food: points, an offer, a licence, or a price alone.
        var isOfOther = false
        /// Whether it ends with a word for a first day, or with one for the validity of what is no food.
        var introducesFirstDay = false, introducesOther = false
    }

    /// Whether a date is a first day: behind a word for one, or before a word such as "from" that follows dates.
    func isFirstDay(_ range: Range<Int>) -> Bool {
        if words.contains(where: { $0.role == .from && (0...2).contains($0.range.lowerBound - range.upperBound) }) {
            return true
        }
        return introduction(of: range, by: isOfFirstDay) || beginsLine(range) && above(range).introducesFirstDay
    }

    /// Whether a word introduces a first day; two letters, such as "ab", do only behind another word.
    private func isOfFirstDay(_ word: WordMatch) -> Bool {
        let before = text.lineStarts[text.line(at: word.range.lowerBound)]..<word.range.lowerBound
        return word.role == .firstDay && (word.length > 2 || before.contains { GlyphClass.isLetter(text[$0]) })
    }

    /// Whether a date is that of something that is no food.
    func isOfOther(_ range: Range<Int>) -> Bool {
        introduction(of: range) { isOfOther($0) || namesOther($0) } || beginsLine(range) && above(range).introducesOther
    }

    /// Whether a word such as "valid until" is about something that is no food, which its line or the one above names.
    func isOfOther(_ word: WordMatch) -> Bool {
        guard word.role == .validUntil else { return false }
        let line = text.line(at: word.range.lowerBound)
        return isPrice(text.lineStarts[line]..<word.range.lowerBound) || lineAbove?.isOfOther ?? isOther(above: line)
            || words.contains { namesOther($0) && text.line(at: $0.range.lowerBound) == line }
    }

    private func namesOther(_ word: WordMatch) -> Bool {
        word.role == .notFood && word.editCost == 0 && isClear(word)
    }

    /// Whether a word is no chance find: two letters make a word in scripts without spaces alone.
    private func isClear(_ word: WordMatch) -> Bool {
        word.length > 2 || GlyphClass.isUnspaced(text[word.range.lowerBound])
    }

    /// Whether such a word is before a date on its line, and neither another keyword nor another date between.
    private func introduction(of range: Range<Int>, by isSuch: (WordMatch) -> Bool) -> Bool {
        let start = text.lineStarts[text.line(at: range.lowerBound)]
        let word = words.last { word in
            word.range.upperBound <= range.lowerBound && word.range.lowerBound >= start && isSuch(word)
        }
        guard let word else { return false }
        let between = word.range.upperBound..<range.lowerBound
        return !words.contains { $0.kind != nil && between.contains($0.range.lowerBound) }
            && !dates.contains { between.contains($0.range.lowerBound) && $0.range.upperBound <= range.lowerBound }
    }

    /// Whether nothing is before a date on its line but a weekday.
    private func beginsLine(_ range: Range<Int>) -> Bool {
        (text.lineStarts[text.line(at: range.lowerBound)]..<range.lowerBound).allSatisfy { index in
            !GlyphClass.isWordPart(text[index]) || words.contains { $0.weekday != nil && $0.range.contains(index) }
        }
    }

    /// Another reading of one of its lines, with what the line above says.
    func placed(_ other: DatePassage) -> DatePassage {
        var other = other
        let starts = text.lineStarts.dropLast()
        other.lineAbove = starts.indices.first { text.source(at: starts[$0]) == other.line }.map { above(line: $0) }
        return other
    }

    private func above(_ range: Range<Int>) -> LineAbove {
        lineAbove ?? above(line: text.line(at: range.lowerBound))
    }

    /// What the last line with text above a line of the folded text says.
    func above(line: Int) -> LineAbove {
        guard let above = rangeAbove(line) else { return LineAbove() }
        let last = words.filter { word in
            // A word may go on on the next line.
            let end = min(word.range.upperBound, above.upperBound)
            return above.contains(word.range.lowerBound)
                && !(end..<above.upperBound).contains { GlyphClass.isWordPart(text[$0]) }
        }
        return LineAbove(
            isOfOther: isOther(above: line), introducesFirstDay: last.contains(where: isOfFirstDay),
            introducesOther: last.contains(where: isOfOther))
    }

    private func isOther(above line: Int) -> Bool {
        guard let above = rangeAbove(line) else { return false }
        let onLine = words.filter { above.contains($0.range.lowerBound) }
        let isOther = onLine.contains { namesOther($0) || $0.role == .promotion && $0.editCost == 0 && isClear($0) }
        let isOfFood = onLine.contains { $0.role != .validUntil && ($0.kind?.endsShelfLife ?? false) }
        let hasDate = dates.contains { above.contains($0.range.lowerBound) }
        return isPrice(above) || isOther && !isOfFood && !hasDate
    }

    /// The last line with text above a line.
    private func rangeAbove(_ line: Int) -> Range<Int>? {
        let starts = text.lineStarts
        return (0..<min(line, starts.count - 1)).reversed().lazy.map { starts[$0]..<starts[$0 + 1] }
            .first { $0.contains { text[$0] > 0x20 } }
    }

    /// Whether a range is a price alone: digits with two behind a point or comma, and at most a currency.
    private func isPrice(_ range: Range<Int>) -> Bool {
        let digits = range.filter { GlyphClass.isDigit(text[$0]) }
        guard let first = digits.first, let last = digits.last, (3...5).contains(digits.count) else { return false }
        return last - first == digits.count && (text[last - 2] == 0x2E || text[last - 2] == 0x2C)
            && range.count { GlyphClass.isLetter(text[$0]) } <= 3
    }
}
