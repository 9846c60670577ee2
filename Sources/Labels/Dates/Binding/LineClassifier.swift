/// Classifies lines as running text or lines of codes.
struct LineClassifier {
    private var runningTextLines: Set<Int> = []
    private var emptyLines: Set<Int> = []

    /// Classifies the lines of a text by its words, dates and lots.
    init(_ text: FoldedText, words: [WordMatch], dates: [DateCandidate], lots: [LotFinder.Match]) {
        var known = [Bool](repeating: false, count: text.count)
        for word in words where word.role != .ignored && word.role != .promotion && word.role != .opened {
            for index in word.range { known[index] = true }
        }
        for date in dates { for index in date.range { known[index] = true } }
        for lot in lots { for index in lot.range where index < known.count { known[index] = true } }
        for line in 0..<max(0, text.lineStarts.count - 1) { classify(line, text, known) }
    }

    /// Whether a line has words that are not about dates, so that a date in it may mean anything.
    func isRunningText(_ line: Int) -> Bool { runningTextLines.contains(line) }

    /// Whether a line contains no text.
    func isEmpty(_ line: Int) -> Bool { emptyLines.contains(line) }

    private mutating func classify(_ line: Int, _ text: FoldedText, _ known: [Bool]) {
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
            if run >= 4 || unspaced >= 3 { runningTextLines.insert(line) }
        }
        if !hasText { emptyLines.insert(line) }
    }
}
