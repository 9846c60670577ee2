/// Parses the dates and the lot of a label, and decides which date is the expiry.
///
/// It is a pure function of the text, today's date and the user's locale. It returns no date rather than a wrong one: a
/// date that can be read in more than one way has alternatives, one without a word that explains it is `unlabelled`,
/// and the confidence shows how often such dates are right.
///
/// ```swift
/// let lines = [TextLine(text: "Best before 03/04/2027"), TextLine(text: "L4711")]
/// let dates = DateParser().parse(lines, today: today, locale: LocaleHint("en-GB"))
/// // dates.expiry?.date.description == "2027-04-03"
/// // dates.expiry?.kind == .bestBefore
/// // dates.lot == "4711"
/// ```
public struct DateParser: Sendable {
    /// What is known about a label before it is read.
    private struct Hints {
        let locale: LocaleHint?
        let order: DateOrder?
        let taken: CivilDate?
    }

    private let lexicon: Lexicon

    /// A parser for all languages.
    public init() {
        lexicon = Lexicon.shared
    }

    /// Parses the text of a label.
    ///
    /// - Parameters:
    ///   - lines: The text. If all lines have boxes, their places in the photo determine what belongs together.
    ///   - today: The current day, which determines missing years.
    ///   - locale: The user's locale, for dates whose order the label leaves open; nil when it is not known.
    ///   - order: The order of dates on labels of this product, which settles what the print leaves open before the
    ///     label's language and the locale do; only a printed hint such as `dd/mm/yy` comes before it. Nil when it is
    ///     not known.
    ///   - taken: The day on which the label was photographed, because old photos show old dates; nil when it is not
    ///     known.
    public func parse(
        _ lines: [TextLine], today: CivilDate, locale: LocaleHint?, order: DateOrder? = nil, taken: CivilDate? = nil
    ) -> ParsedDates {
        let hints = Hints(locale: locale, order: order, taken: taken)
        return parse(PostpositionRows(lexicon: lexicon).joined(lines), today, hints)
    }

    private func parse(_ lines: [TextLine], _ today: CivilDate, _ hints: Hints) -> ParsedDates {
        let rows = parseInOrder(LabelLayout.inReadingOrder(lines), today, hints)
        guard rows.expiry.map({ $0.kind == .unlabelled }) ?? true, lines.contains(where: { $0.box != nil }) else {
            return rows
        }
        // In rows no keyword explains a date: a phrase may be on two lines, with other text beside them.
        let blocks = parseInOrder(ReadingOrder.sorted(lines), today, hints)
        return blocks.expiry.map { $0.kind == .unlabelled } ?? true ? rows : blocks
    }

    private func parseInOrder(_ lines: [TextLine], _ today: CivilDate, _ hints: Hints) -> ParsedDates {
        let parsed = parseOnce(lines, today, hints)
        guard lines.contains(where: { !$0.alternatives.isEmpty }) else { return parsed }
        return AlternativeHypotheses(lines: lines).compare(parsed) { parseOnce($0, today, hints) }
    }

    private func parseOnce(_ lines: [TextLine], _ today: CivilDate, _ hints: Hints) -> ParsedDates {
        let text = FoldedText(lines.map(\.text))
        let layout = LabelLayout(lines, text: text)
        let finder = WordFinder(lexicon: lexicon, text: text, compressed: CompressedText(text))
        let words = finder.find()
        let first = read(text, layout, words, today, hints)
        guard first.lacksKeyword else { return first.dates }
        guard let corrected = DamagedWordFinder(finder, known: words).find(beside: words) else { return first.dates }
        return read(text, layout, corrected, today, hints).dates
    }

    private func read(
        _ text: FoldedText, _ layout: LabelLayout, _ found: [WordMatch], _ today: CivilDate, _ hints: Hints
    ) -> (dates: ParsedDates, lacksKeyword: Bool) {
        let words = found.filter { Self.isReliable($0, text, layout) }
        let evidence = LanguageEvidence(lexicon: lexicon, words: words, locale: hints.locale, order: hints.order)
        let context = evidence.context(window: DateWindow(today: today, taken: hints.taken))
        let lots = LotFinder(text: text, words: words).find()
        let places = WordMatch.Place.places(of: words, count: text.count)
        let reader = DateShapeReader(text: text, lexicon: lexicon, context: context, places: places)
        let dates = PairedOrder.resolve(
            DateScanner(text: text, reader: reader, lots: lots, words: words).scan(), in: text, context.window)
        let classifier = LineClassifier(text, words: words, dates: dates, lots: lots)
        let events = Self.events(words, dates, context)
        let bound = DateBinder(text: text, classifier: classifier, layout: layout, events: events).bind()
        let statedShelfLife = StatedShelfLife.Finder(text: text, words: words, dates: dates).find()
        let chosen = DateChooser(
            context: context, text: text, layout: layout, bound: bound, statedShelfLife: statedShelfLife,
            showsProductionDate: words.contains { Self.announcesProduction($0, text) }
        ).choose()
        let parsed = ParsedDates(
            expiry: chosen.expiry.map { chosen.dates[$0] }, dates: chosen.dates,
            lot: lots.first.map { text.printedText($0.value) }, lotBox: lots.first.flatMap { layout.box(of: $0.value) })
        let explained = bound.count { $0.proximity > .elsewhere }
        let hasOnlyPostposition = bound.contains { $0.word?.role == .until && $0.kind == .expiry }
        return (
            parsed, hasOnlyPostposition || parsed.expiry.map { $0.kind == .unlabelled } ?? (explained < dates.count)
        )
    }

    /// Whether a word is reliable and not read by chance. Long words without corrections always are, and so is an
    /// "until" directly after digits. Very short words with corrections must be clearly read; all other words must not
    /// be in an uncertain line.
    private static func isReliable(_ word: WordMatch, _ text: FoldedText, _ layout: LabelLayout) -> Bool {
        if word.editCost == 0, word.length >= minimumLongWordLength { return true }
        if word.role == .until, GlyphClass.isDigit(text[word.range.lowerBound - 1]) { return true }
        if word.editCost > 0, word.length <= maximumShortWordLength { return layout.isClearlyRead(word.range) }
        return layout.confidence(of: word.range) >= minimumLegibility
    }

    private static let minimumLongWordLength = 6
    private static let maximumShortWordLength = 3
    private static let minimumLegibility = 0.5

    /// Whether a word certainly says that the label prints the day of production or packing: not "made in", not "packed
    /// by".
    private static func announcesProduction(_ word: WordMatch, _ text: FoldedText) -> Bool {
        guard word.editCost == 0, word.length > 2, word.kind?.startsShelfLife == true else { return false }
        var next = word.range.upperBound
        while text[next] == 0x20 { next += 1 }
        return !GlyphClass.isLetter(text[next])
    }

    /// Words and dates in reading order, without words inside a date. Of two meanings of one word, the one in the
    /// label's or user's language is kept.
    private static func events(
        _ words: [WordMatch], _ dates: [DateCandidate], _ context: DateContext
    ) -> [DateBinder.Event] {
        var events: [DateBinder.Event] = []
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
