/// The text around a date.
extension EvidenceCollector {
    /// What other meanings of the same text say about a date.
    func rateRivals(_ date: inout DateEvidence, _ others: [DateHypothesis], _ text: FoldedText) {
        let own = date.hypothesis
        var hasDay = false
        for other in others where other.date != own.date && other.range.overlaps(own.range) {
            if other.range == own.range, own.format.yearDigits == 2, other.format.yearDigits == 4 {
                date[.splitsYear] = 1
            }
            let isLonger =
                other.range.lowerBound <= own.range.lowerBound && other.range.upperBound >= own.range.upperBound
                && other.range != own.range
            let isCleaner = !other.marksDiffer || own.marksDiffer
            if isLonger, isCleaner, other.editCost <= own.editCost + 1 { date[.partOfLonger] = 1 }
            if isLonger, other.format.form == .dayMonthYear, other.format.isNamed { hasDay = true }
        }
        let mayBeDecimal = own.format.form != .dayMonthYear && !own.format.isNamed && own.format.yearDigits < 4
        date[mayBeDecimal ? .decimal : .loneDigit] = date.hasLoneDigit ? 1 : 0
        let hasNumber = date[.numberBefore] > 0 || date[.numberBehind] > 0
        let before = text[own.range.lowerBound - 1]
        let followsDate = others.contains {
            $0.range.upperBound == own.range.lowerBound - 1 && $0.format.form == own.format.form
        }
        let hasLostDay = hasNumber || DateFinder.isMark(before) && before != 0x3A && !followsDate
        var next = own.range.upperBound
        while next - own.range.upperBound < 3, text[next] == 0x20 || DateFinder.isMark(text[next]) { next += 1 }
        let isLetterForDay =
            Confusables.digit(for: text[next]) != nil && !GlyphClass.isWordPart(text[next + 1]) && own.format.isNamed
        date[.monthWithNumber] = own.format.form == .monthYear && (hasDay || hasLostDay || isLetterForDay) ? 1 : 0
    }

    func rateText(
        _ date: inout DateEvidence, _ passage: DatePassage, _ running: Set<Int>, _ coverage: [Bool]
    ) {
        let text = passage.text, range = date.hypothesis.range
        let around = date.hypothesis.surroundings
        let hasCodeBehind = text[range.upperBound] == 0x2D && GlyphClass.isLetter(text[range.upperBound + 1])
        date[.touchesLetters] = around.touchesLetterBefore || around.touchesLetterBehind || hasCodeBehind ? 1 : 0
        date[.touchesDigits] = around.touchesDigitBefore || around.touchesDigitBehind ? 1 : 0
        let pairs = passage.dates.filter { $0.format.form == date.hypothesis.format.form }
        // Between the two dates of a pair may be one sign, even a misread one: `30/08/26 8 12/01/27`.
        let followsDate = pairs.contains { (1...3).contains(range.lowerBound - $0.range.upperBound) }
        let precedesDate = pairs.contains { (1...3).contains($0.range.lowerBound - range.upperBound) }
        date[.numberBefore] = around.hasNumberBefore && !around.hasTimeBefore && !followsDate ? 1 : 0
        date[.numberBehind] = around.hasNumberBehind && !around.hasTimeBehind && !precedesDate ? 1 : 0
        date[.measure] = around.unitBehind == nil ? 0 : 1
        date[.signBefore] = around.signBefore == nil ? 0 : 1
        date[.aloneOnLine] = around.isAlone ? 1 : 0
        date[.startsLine] = around.beginsLine ? 1 : 0
        date[.timeBehind] = around.hasTimeBehind ? 1 : 0
        date[.longNumberOnLine] = hasLongNumber(passage, beside: range, coverage) ? 1 : 0
        date[.colons] = date.hypothesis.looksLikeTime ? 1 : 0
        date[.unreadSecond] = hasUnreadSecond(passage, behind: range) ? 1 : 0
        let isDoubtful =
            date.hypothesis.editCost > 0 && !date.hypothesis.format.isNamed
            && range.contains { Self.doubtfulLetters.contains(text[$0]) }
        date[.doubtfulLetter] = isDoubtful ? 1 : 0
        date[.otherReading] = passage.line == nil ? 0 : 1
        if passage.line == nil {
            rateCharacters(&date, range)
            let confidence = reader.layout.confidence(of: range)
            if !date.readers.isEmpty {
                date[.legible] = max(0, confidence - Self.middleConfidence) / (1 - Self.middleConfidence)
            }
            date[.illegible] = max(0, Self.middleConfidence - confidence) / Self.middleConfidence
        } else if let line = passage.line {
            let isSame = reader.lines[line].text.hasSameDigits(as: passage.text.printedText(0..<passage.text.count))
            date[.sameDigits] = isSame ? 1 : 0
            date[.illegible] = max(0, Self.middleConfidence - passage.confidence) / Self.middleConfidence
        }
        let number = text.line(at: range.lowerBound)
        date[.runningText] = running.contains(number) ? 1 : 0
        let isInLot = passage.lots.contains { $0.range.overlaps(range) }
        date[.inLot] = isInLot ? 1 : 0
        let followsLot = passage.lots.contains {
            $0.range.lowerBound >= range.upperBound && $0.range.lowerBound - range.upperBound < 4
        }
        date[.lotBehind] = followsLot ? 1 : 0
        rateOtherWords(&date, passage, number)
    }

    private static let middleConfidence = 0.8

    /// Letters that are read for more than one digit: `B` for 8, 3 and 6, `g` for 9 and 6.
    private static let doubtfulLetters: Set<UInt32> = [0x62, 0x67]

    /// Whether a mark that joins two dates is behind a date, and then digits that are no date, as in
    /// `28/05/2026 - 2805/2 2028`: the second date was not read.
    private func hasUnreadSecond(_ passage: DatePassage, behind range: Range<Int>) -> Bool {
        let text = passage.text
        let mark = text.skipSpaces(range.upperBound)
        guard mark > range.upperBound, Self.joiningMarks.contains(text[mark]), text[mark + 1] == 0x20 else {
            return false
        }
        let next = text.skipSpaces(mark + 1)
        return GlyphClass.isDigit(text[next]) && !passage.dates.contains { $0.range.contains(next) }
    }

    private static let joiningMarks: Set<UInt32> = [0x26, 0x2B, 0x2D, 0x2F, 0x7E]

    /// Whether another number of five or more digits is on the line: a telephone number, an article's or a lot.
    private func hasLongNumber(_ passage: DatePassage, beside range: Range<Int>, _ coverage: [Bool]) -> Bool {
        let line = passage.text.line(at: range.lowerBound)
        var run = 0
        for index in passage.text.lineStarts[line]..<passage.text.lineStarts[line + 1] {
            run = GlyphClass.isDigit(passage.text[index]) && !coverage[index] ? run + 1 : 0
            if run >= 5 { return true }
        }
        return false
    }

    /// Words on the line before the date that give its digits another meaning.
    func rateOtherWords(_ date: inout DateEvidence, _ passage: DatePassage, _ line: Int) {
        var blocker: WordRole?
        for word in passage.words where passage.text.line(at: word.range.lowerBound) == line {
            guard word.range.upperBound <= date.hypothesis.range.lowerBound else { break }
            switch word.role {
            case .promotion: blocker = .promotion
            case .ignored, .opened: if blocker == nil { blocker = .ignored }
            case .weekday:
                if date.hypothesis.range.lowerBound - word.range.upperBound <= 2 {
                    date[.weekdayBefore] = date.date.day == nil ? -1 : 1
                }
                rateWeekday(&date, passage, word)
            default:
                if let kind = word.kind, blocker != .promotion || (kind != .expiry && word.length >= 6) {
                    blocker = nil
                }
            }
        }
        if blocker == .promotion || passage.isOfOther(date.hypothesis.range) { date[.inPromotion] = 1 }
        date[.firstDay] = passage.isFirstDay(date.hypothesis.range) ? 1 : 0
        if blocker == .ignored { date[.behindOtherWord] = 1 }
    }

    /// Whether the weekday right before a date is that of its day, in any language that has the word.
    private func rateWeekday(_ date: inout DateEvidence, _ passage: DatePassage, _ word: WordMatch) {
        let between = word.range.upperBound..<date.hypothesis.range.lowerBound
        guard between.count <= 3, date.date.day != nil, word.weekday != nil, word.editCost == 0,
            !between.contains(where: { GlyphClass.isWordPart(passage.text[$0]) })
        else { return }
        let days = passage.words.filter { $0.range == word.range }.compactMap(\.weekday)
        date[.weekdayFits] = days.contains(date.date.weekday) ? 1 : -1
    }

    /// The lines with words that are not about dates.
    func runningText(_ passage: DatePassage) -> Set<Int> {
        var lines: Set<Int> = []
        var run = 0, unspaced = 0
        for index in 0..<passage.text.count {
            let scalar = passage.text[index]
            if scalar == 0x0A { unspaced = 0 }
            guard GlyphClass.isLetter(scalar), !passage.known[index] else {
                run = 0
                continue
            }
            if GlyphClass.isUnspaced(scalar) { unspaced += 1 } else { run += 1 }
            if run >= 4 || unspaced >= 3 { lines.insert(passage.text.line(at: index)) }
        }
        return lines
    }
}
