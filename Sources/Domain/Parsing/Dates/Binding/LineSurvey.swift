/// Knows of each line whether it is prose or a line of codes.
struct LineSurvey {
    private var proseLines: Set<Int> = []
    private var emptyLines: Set<Int> = []

    /// Surveys a text of which words, dates and lots are known.
    init(_ text: FoldedText, words: [WordMatch], dates: [DateCandidate], lots: [LotMatch]) {
        var known = [Bool](repeating: false, count: text.count)
        for word in words where word.role != .ignored && word.role != .promotion && word.role != .opened {
            for index in word.range { known[index] = true }
        }
        for date in dates { for index in date.range { known[index] = true } }
        for lot in lots { for index in lot.range where index < known.count { known[index] = true } }
        for line in 0..<max(0, text.lineStarts.count - 1) { survey(line, text, known) }
    }

    /// True when a line has words that are not about dates, so that a date in it may mean anything.
    func isProse(_ line: Int) -> Bool { proseLines.contains(line) }

    /// True when nothing is printed on a line.
    func isEmpty(_ line: Int) -> Bool { emptyLines.contains(line) }

    private mutating func survey(_ line: Int, _ text: FoldedText, _ known: [Bool]) {
        var run = 0
        var unspaced = 0
        var hasText = false
        for index in text.lineStarts[line]..<text.lineStarts[line + 1] {
            let scalar = text[index]
            if scalar > 0x20 { hasText = true }
            guard GlyphClass.isLetter(scalar), !known[index] else {
                run = 0
                continue
            }
            if GlyphClass.isUnspaced(scalar) { unspaced += 1 } else { run += 1 }
            if run >= 4 || unspaced >= 3 { proseLines.insert(line) }
        }
        if !hasText { emptyLines.insert(line) }
    }
}
