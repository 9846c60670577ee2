/// A text of a label in which dates are looked for: the best readings of all its lines in reading order, or another
/// reading of one of them.
struct DatePassage {
    let text: FoldedText
    /// The known words, in reading order.
    let words: [WordMatch]
    let lots: [LotFinder.Match]
    let dates: [DateHypothesis]
    /// For each folded index whether it belongs to a word that is about dates, to a date or to a lot.
    let known: [Bool]
    /// For each folded index whether it belongs to a known word of any kind, to a full date or to a lot.
    let understood: [Bool]
    /// The line of which it is another reading; nil for the best readings of all lines.
    var line: Int?
    /// What the line above says, of another reading; nil for the best readings, which have that line.
    var lineAbove: LineAbove?
    /// The engines that read the other reading; empty for the best readings.
    var readers: Set<OCREngine> = []
    /// How many further looks at the line read this; 0 for what the first one read.
    var looks = 0
    /// The confidence of another engine in its reading of the line; otherwise that of the line.
    var confidence = 1.0

    /// A passage of these words and dates, with its lots.
    init(text: FoldedText, words: [WordMatch], dates: [DateHypothesis]) {
        self.text = text
        self.words = words
        self.dates = dates
        lots = LotFinder(text: text, words: words).find()
        var known = [Bool](repeating: false, count: text.count)
        let ranges =
            words.filter { ![.ignored, .promotion, .opened].contains($0.role) && !$0.role.isOfPack }.map(\.range)
            + dates.map(\.range) + lots.map(\.range)
        for range in ranges { for index in range where index < known.count { known[index] = true } }
        self.known = known
        var understood = [Bool](repeating: false, count: text.count)
        let all =
            words.filter { $0.editCost == 0 || $0.length > Self.maximumDoubtfulWord }.map(\.range)
            + dates.filter { $0.format.form == .dayMonthYear }.map(\.range) + lots.map(\.range)
        for range in all { for index in range where index < understood.count { understood[index] = true } }
        self.understood = understood
    }

    /// A misread word of so few letters may be another word.
    private static let maximumDoubtfulWord = 4

    /// The line of a folded index.
    func line(at index: Int) -> Int { line ?? text.source(at: index) }

    /// The folded indices behind a word on its line.
    func rest(behind word: WordMatch) -> Range<Int> {
        let end = text.lineStarts[text.line(at: word.range.upperBound - 1) + 1]
        return word.range.upperBound..<max(end, word.range.upperBound)
    }
}

extension DatePassage {
    /// Reads the passages of a label.
    struct Reader {
        let lexicon: Lexicon
        let lines: [TextLine]
        let layout: LabelLayout
        let main: FoldedText

        /// The minimum number of digits in another reading of a line, unless it spells the month of a date.
        private static let minimumDigits = 4
        /// The maximum number of other readings of a label.
        private static let maximumOtherReadings = 60

        /// A reader for lines in reading order.
        init(_ straight: StraightLines, lexicon: Lexicon) {
            lines = straight.lines
            self.lexicon = lexicon
            main = FoldedText(lines.map(\.text))
            layout = LabelLayout(straight, text: main)
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
        func otherReadings(_ passage: (FoldedText, [WordMatch]) -> DatePassage) -> [DatePassage] {
            var found: [DatePassage] = []
            for (index, line) in lines.enumerated() where found.count < Self.maximumOtherReadings {
                for (other, looks) in line.otherTexts {
                    guard looks > 0 || other.text != line.text else { continue }
                    let digits = other.text.count(where: \.isNumber)
                    guard digits > 0 else { continue }
                    let text = FoldedText([other.text])
                    let words = WordFinder(lexicon: lexicon, text: text, compressed: CompressedText(text)).find()
                    var reading = passage(text, words)
                    let namesMonth = reading.dates.contains { $0.format.isNamed && $0.editCost == 0 }
                    guard digits >= Self.minimumDigits || namesMonth else { continue }
                    reading.line = index
                    reading.looks = looks
                    reading.readers = line.readers(of: other)
                    let isOfOtherEngine = reading.readers.isDisjoint(with: line.readers)
                    reading.confidence = (isOfOtherEngine ? other.probability : nil) ?? line.confidence
                    found.append(reading)
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

extension TextLine {
    /// The other readings of the line, each text once: those of the first look, then those of further looks, with the
    /// number of looks that read them.
    fileprivate var otherTexts: [(other: Alternative, looks: Int)] {
        var found = alternatives.map { (other: $0, looks: 0) }
        for look in looks {
            if let known = found.firstIndex(where: { $0.looks > 0 && $0.other.text == look.text }) {
                found[known].looks += 1
                found[known].other.readers.insert(look.engine)
            } else {
                found.append((Alternative(look.text, readers: [look.engine]), 1))
            }
        }
        return found
    }
}
