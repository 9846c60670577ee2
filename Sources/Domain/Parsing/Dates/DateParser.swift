/// Reads the dates and the lot of a label: what is printed, in which order, and which date decides.
///
/// It is a pure function of the text, today's date and the reader's locale. It would rather give no date than a wrong
/// one: a date that can be read in more than one way carries its alternatives, one that no word explains is
/// `unlabelled`, and confidence says how often dates like it are right.
public struct DateParser: Sendable {
    private let lexicon: Lexicon

    /// A parser of all languages that are known.
    public init() {
        lexicon = Lexicon.shared
    }

    /// What a label's dates and lot mean. `lines` is the label's text: with boxes, "beside" means beside in the photo.
    /// `today` settles missing years; `locale` the order of numbers where the label does not, and `order`, where this
    /// product's is known, before label and locale. `taken` is when the label was photographed, nil when unknown: old
    /// photos show old dates.
    public func parse(
        _ lines: [TextLine], today: CivilDate, locale: LocaleHint?, order: DateOrder? = nil, taken: CivilDate? = nil
    ) -> ParsedDates {
        parse(UntilRows(lexicon: lexicon).joined(lines), today, ReaderHints(locale: locale, order: order, taken: taken))
    }

    private func parse(_ lines: [TextLine], _ today: CivilDate, _ hints: ReaderHints) -> ParsedDates {
        let rows = parseInOrder(LabelLayout.inReadingOrder(lines), today, hints)
        guard rows.expiry.map({ $0.kind == .unlabelled }) ?? true, lines.contains(where: { $0.box != nil }) else {
            return rows
        }
        // Row by row nothing explains a date: a wording may run over two lines, with other text beside them.
        let blocks = parseInOrder(ReadingOrder.sorted(lines), today, hints)
        return blocks.expiry.map { $0.kind == .unlabelled } ?? true ? rows : blocks
    }

    private func parseInOrder(_ lines: [TextLine], _ today: CivilDate, _ hints: ReaderHints) -> ParsedDates {
        let parsed = parseOnce(lines, today, hints)
        guard lines.contains(where: { !$0.alternatives.isEmpty }) else { return parsed }
        return OtherReadings(lines: lines).compare(parsed) { parseOnce($0, today, hints) }
    }

    private func parseOnce(_ lines: [TextLine], _ today: CivilDate, _ hints: ReaderHints) -> ParsedDates {
        let text = FoldedText(lines.map(\.text))
        let layout = LabelLayout(lines, text: text)
        let finder = WordFinder(lexicon: lexicon, text: text, compressed: CompressedText(text))
        let words = finder.find()
        let plain = read(text, layout, words, today, hints)
        guard plain.missesWord else { return plain.dates }
        guard let mended = DamagedWordFinder(finder, known: words).find(beside: words) else { return plain.dates }
        return read(text, layout, mended, today, hints).dates
    }

    private func read(
        _ text: FoldedText, _ layout: LabelLayout, _ found: [WordMatch], _ today: CivilDate, _ hints: ReaderHints
    ) -> (dates: ParsedDates, missesWord: Bool) {
        let words = found.filter { Self.isSound($0, text, layout) }
        let evidence = LanguageEvidence(lexicon: lexicon, words: words, locale: hints.locale, order: hints.order)
        let context = evidence.context(window: DateWindow(today: today, taken: hints.taken))
        let lots = LotFinder(text: text, words: words).find()
        let places = WordPlace.places(of: words, count: text.count)
        let reader = DateShapeReader(text: text, lexicon: lexicon, context: context, places: places)
        let dates = PairedOrder.settle(
            DateScanner(text: text, reader: reader, lots: lots, words: words).scan(), in: text, context.window)
        let survey = LineSurvey(text, words: words, dates: dates, lots: lots)
        let events = Self.events(words, dates, context)
        let bound = DateBinder(text: text, survey: survey, layout: layout, events: events).bind()
        let keeping = KeepingTimeFinder(text: text, words: words, dates: dates).find()
        let chosen = DateChooser(
            context: context, text: text, layout: layout, bound: bound, keeping: keeping,
            tellsProduction: words.contains { Self.announcesProduction($0, text) }
        ).choose()
        let parsed = ParsedDates(
            expiry: chosen.expiry.map { chosen.dates[$0] }, dates: chosen.dates,
            lot: lots.first.map { text.printedText($0.value) }, lotBox: lots.first.flatMap { layout.box(of: $0.value) })
        let explained = bound.count { $0.bond > .elsewhere }
        let saysOnlyUntil = bound.contains { $0.word?.role == .until && $0.kind == .expiry }
        return (parsed, saysOnlyUntil || parsed.expiry.map { $0.kind == .unlabelled } ?? (explained < dates.count))
    }

    /// False for what may be chance: a short word, or one that had to be mended, in a line as likely wrong as right, and
    /// three mended letters that are not plain to read. No chance puts an "until" right behind digits.
    private static func isSound(_ word: WordMatch, _ text: FoldedText, _ layout: LabelLayout) -> Bool {
        if word.repairs == 0, word.length >= longWord { return true }
        if word.role == .until, GlyphClass.isDigit(text[word.range.lowerBound - 1]) { return true }
        if word.repairs > 0, word.length <= shortWord { return layout.isPlain(word.range) }
        return layout.confidence(of: word.range) >= leastLegible
    }

    private static let longWord = 6
    private static let shortWord = 3
    private static let leastLegible = 0.5

    /// True for a word that surely says that the label prints when the product was made or packed: not "made in", not
    /// "packed by".
    private static func announcesProduction(_ word: WordMatch, _ text: FoldedText) -> Bool {
        guard word.repairs == 0, word.length > 2, word.kind?.startsShelfLife == true else { return false }
        var next = word.range.upperBound
        while text[next] == 0x20 { next += 1 }
        return !GlyphClass.isLetter(text[next])
    }

    /// Words and dates in reading order; words inside a date are left out, and of two
    /// meanings of one word the one of the label's or reader's language is kept.
    private static func events(
        _ words: [WordMatch], _ dates: [DateCandidate], _ context: DateContext
    ) -> [LabelEvent] {
        var events: [LabelEvent] = []
        var next = 0
        for word in words {
            while next < dates.count, dates[next].range.lowerBound <= word.range.lowerBound {
                events.append(.date(dates[next]))
                next += 1
            }
            if case .date(let last) = events.last, last.range.upperBound > word.range.lowerBound { continue }
            if case .word(let twin) = events.last, twin.range == word.range, twin.kind != nil, word.kind != nil {
                if word.languages.isDisjoint(with: context.likely) || !twin.languages.isDisjoint(with: context.likely) {
                    continue
                }
                events.removeLast()
            }
            events.append(.word(word))
        }
        return events + dates[next...].map { .date($0) }
    }
}
