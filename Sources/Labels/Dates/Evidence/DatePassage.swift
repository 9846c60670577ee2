/// A text of a label in which dates are looked for: the best readings of all its lines in reading order, or another
/// reading of one of them.
struct DatePassage {
    let text: FoldedText
    /// The known words, in reading order.
    let words: [WordMatch]
    let lots: [LotFinder.Match]
    let dates: [DateHypothesis]
    /// The line of which it is another reading; nil for the best readings of all lines.
    let line: Int?
    /// The engines that read the other reading; empty where they are those of the line.
    var readers: Set<OCREngine> = []

    /// The line of a folded index.
    func line(at index: Int) -> Int { line ?? text.source(at: index) }

    /// The words that are no part of a date, a lot or another word, as a flag for each folded index.
    func isKnown() -> [Bool] {
        var known = [Bool](repeating: false, count: text.count)
        let ranges =
            words.filter { $0.role != .ignored && $0.role != .promotion && $0.role != .opened }.map(\.range)
            + dates.map(\.range) + lots.map(\.range)
        for range in ranges { for index in range where index < known.count { known[index] = true } }
        return known
    }
}

extension DatePassage {
    /// Reads the passages of a label.
    struct Reader {
        let lexicon: Lexicon
        let lines: [TextLine]
        let layout: LabelLayout
        let main: FoldedText

        /// The minimum number of digits in another reading of a line.
        private static let minimumDigits = 4
        /// The maximum number of other readings of a label.
        private static let maximumOtherReadings = 60

        /// A reader for lines in reading order.
        init(_ lines: [TextLine], lexicon: Lexicon) {
            self.lines = lines
            self.lexicon = lexicon
            main = FoldedText(lines.map(\.text))
            layout = LabelLayout(lines, text: main)
        }

        /// The words of the best readings; misread ones too, where none is for the end of the shelf life.
        func words() -> [WordMatch] {
            let finder = WordFinder(lexicon: lexicon, text: main, compressed: CompressedText(main))
            let found = finder.find()
            guard !found.contains(where: { $0.kind?.endsShelfLife ?? false && isReliable($0) }),
                let damaged = DamagedWordFinder(finder, known: found).find(beside: found)
            else { return found.filter(isReliable) }
            return damaged.filter(isReliable)
        }

        /// The other readings of lines with digits.
        func otherReadings(_ find: (FoldedText, [WordMatch]) -> [DateHypothesis]) -> [DatePassage] {
            var found: [DatePassage] = []
            for (index, line) in lines.enumerated() where found.count < Self.maximumOtherReadings {
                for other in line.alternatives where other.text != line.text {
                    guard other.text.count(where: \.isNumber) >= Self.minimumDigits else { continue }
                    let text = FoldedText([other.text])
                    let words = WordFinder(lexicon: lexicon, text: text, compressed: CompressedText(text)).find()
                    found.append(
                        DatePassage(
                            text: text, words: words, lots: LotFinder(text: text, words: words).find(),
                            dates: find(text, words), line: index,
                            readers: line.readers(of: other)))
                }
            }
            return found
        }

        /// Whether a word is reliable and not read by chance. Long words without corrections always are, and so is an
        /// "until" directly after digits. Very short words with corrections must be clearly read; all other words must
        /// not be in an uncertain line.
        private func isReliable(_ word: WordMatch) -> Bool {
            if word.editCost == 0, word.length >= Self.minimumLongWordLength { return true }
            if word.role == .until, GlyphClass.isDigit(main[word.range.lowerBound - 1]) { return true }
            if word.editCost > 0, word.length <= Self.maximumShortWordLength {
                return layout.isClearlyRead(word.range)
            }
            return layout.confidence(of: word.range) >= Self.minimumLegibility
        }

        private static let minimumLongWordLength = 6
        private static let maximumShortWordLength = 3
        private static let minimumLegibility = 0.5
    }
}
