/// Parses the dates and the lot of a label, and decides which date is the expiry.
///
/// It is a pure function of the text, today's date and the user's locale, in four steps: every part of the text that
/// has the form of a date is a hypothesis (`Formats`), with the evidence for and against it (`Evidence`); one solver
/// weighs them all together (`Decision`); a policy says whether the likeliest is good enough to be given. It returns
/// no date rather than a wrong one: a date that can be read in more than one way has alternatives, one without a word
/// that explains it is `unlabelled`, and the confidence shows how often such dates are right.
///
/// ```swift
/// let lines = [TextLine(text: "Best before 03/04/2027"), TextLine(text: "L4711")]
/// let dates = DateParser().parse(lines, today: today, locale: LocaleHint("en-GB"))
/// // dates.expiry?.date.description == "2027-04-03"
/// // dates.expiry?.kind == .bestBefore
/// // dates.lot == "4711"
/// ```
public struct DateParser: Sendable {
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
    ///   - order: The order of dates on labels of this product, for what the print leaves open; nil when it is not
    ///     known.
    ///   - number: The product's number, whose prefix says which order packs of its region usually print; nil when it
    ///     is not known.
    ///   - taken: The day on which the label was photographed, because old photos show old dates; nil when it is not
    ///     known.
    public func parse(
        _ lines: [TextLine], today: CivilDate, locale: LocaleHint?, order: DateOrder? = nil, number: GTIN? = nil,
        taken: CivilDate? = nil
    ) -> ParsedDates {
        parse(lines, today: today, locale: locale, orders: KnownOrders(ofProduct: order), number: number, taken: taken)
    }

    /// Parses the text of a label, with what is known of its order of day and month.
    func parse(
        _ lines: [TextLine], today: CivilDate, locale: LocaleHint?, orders: KnownOrders, number: GTIN?,
        taken: CivilDate?, picture: PictureEvidence = PictureEvidence()
    ) -> ParsedDates {
        decide(
            lines, today: today, locale: locale, orders: orders, number: number, taken: taken, picture: picture
        ).parsedDates
    }

    /// Weighs the dates of a label, for the parser and for fitting its weights.
    package func decide(
        _ lines: [TextLine], today: CivilDate, locale: LocaleHint?, orders: KnownOrders = KnownOrders(),
        number: GTIN? = nil, taken: CivilDate? = nil, picture: PictureEvidence = PictureEvidence()
    ) -> DateDecision {
        let straight = StraightLines(lines)
        let reader = DatePassage.Reader(
            straight.reordered(ReadingOrder.indices(of: straight.lines)), lexicon: lexicon)
        let words = reader.words()
        let window = DateWindow(today: today, taken: taken)
        let context = LabelContext(
            words, lexicon: lexicon, locale: locale, orders: orders, number: number, text: reader.main, window: window,
            isPlainText: lines.allSatisfy { $0.box == nil && $0.readers.isEmpty })
        let main = passage(reader.main, words, context)
        let others = reader.otherReadings { text, words in passage(text, words, context) }.map { main.placed($0) }
        let finder = KeywordFinder(main, layout: reader.layout, context: context)
        let lives = StatedShelfLife.Finder(text: main.text, words: main.words, dates: main.dates).find()
        var dates = EvidenceCollector(
            reader: reader, main: main, others: others, context: context, mainLinks: finder, picture: picture
        ).collect()
        var ends: [DateEvidence] = []
        for life in lives { ends += counted(life, after: ends, from: dates, main, context) }
        dates += ends
        let solver = DateSolver(
            dates, window: window, isDayKnown: context.isDayKnown, statedShelfLives: lives)
        let lot = lot(in: main, reader, lines)
        let place = placeOfWord(in: main, reader) ?? lot.map { PlaceOfDate(.print, at: $0.box) } ?? placeOfPrint(lines)
        return DateDecision(
            solver: solver, main: main, lot: lot, statedShelfLife: lives.first?.kind, place: place,
            origin: context.origin, household: context.household)
    }

    /// The place of the first word that announces the expiry, or says where it is. Damaged short words may be any.
    private func placeOfWord(in main: DatePassage, _ reader: DatePassage.Reader) -> PlaceOfDate? {
        let word = main.words.first { word in
            (word.kind?.endsShelfLife ?? false || word.role == .elsewhere)
                && word.length >= (word.editCost == 0 ? Self.minimumWord : Self.minimumDamagedWord)
        }
        return word.map { PlaceOfDate(.word, at: reader.layout.box(of: $0.range)) }
    }

    /// The place of the first line that only the reader of date codes found, and that has digits.
    private func placeOfPrint(_ lines: [TextLine]) -> PlaceOfDate? {
        let line = lines.first { line in
            line.readers == [.dateCode] && line.text.count(where: \.isNumber) >= Self.minimumDigitsOfCode
        }
        return line.map { PlaceOfDate(.print, at: $0.box) }
    }

    private static let minimumWord = 3, minimumDamagedWord = 8, minimumDigitsOfCode = 4

    /// The first lot. Where its value is in the row of its word, but far from it, only rows have them together.
    private func lot(in main: DatePassage, _ reader: DatePassage.Reader, _ lines: [TextLine]) -> (
        text: String, box: Quad?
    )? {
        if let lot = main.lots.first { return (main.text.printedText(lot.value), reader.layout.box(of: lot.value)) }
        guard main.words.contains(where: { $0.role == .lot }) else { return nil }
        let rows = DatePassage.Reader(StraightLines(LabelLayout.inReadingOrder(lines)), lexicon: lexicon)
        guard let lot = LotFinder(text: rows.main, words: rows.words()).find().first else { return nil }
        return (rows.main.printedText(lot.value), rows.layout.box(of: lot.value))
    }

    private func passage(_ text: FoldedText, _ words: [WordMatch], _ context: LabelContext) -> DatePassage {
        let finder = DateFinder(
            text: text, lexicon: lexicon, window: context.window, calendars: context.calendars,
            languages: context.languages.union(context.userLanguages), words: words)
        let dates = finder.find().filter { date in
            let isShortYearBeforeMonth =
                date.format.form == .monthYear && date.format.yearDigits == 2 && date.order == .yearMonthDay
            return !isShortYearBeforeMonth || context.printsShortYearBeforeMonth
        }
        return DatePassage(text: text, words: words, dates: dates)
    }

    /// The dates at the end of a stated shelf life, for each date that may be that of production.
    private func counted(
        _ life: StatedShelfLife, after others: [DateEvidence], from dates: [DateEvidence], _ main: DatePassage,
        _ context: LabelContext
    ) -> [DateEvidence] {
        let place = ((dates + others).map(\.place).max() ?? 0) + 1
        return dates.filter { $0[.otherReading] == 0 }.compactMap { date in
            let minutes = main.text.minutes(behind: date.hypothesis.range.upperBound) ?? 0
            guard let end = life.end(from: date.date, at: minutes), DateFinder.years.contains(end.year) else {
                return nil
            }
            var hypothesis = date.hypothesis
            hypothesis.date = end
            hypothesis.range = life.range
            var counted = DateEvidence(
                hypothesis: hypothesis, line: main.line(at: life.range.lowerBound), extent: 0...0, box: nil,
                text: main.text.printedText(life.range), links: [], readers: date.readers)
            counted.place = place
            counted[.counted] = 1
            counted[.severalLives] = life.isOneOfSeveral ? 1 : 0
            counted[.shortestLife] = life.isShortest ? 1 : 0
            counted[.lifeWithEnd] = life.hasEndWord ? 1 : 0
            counted[.lifeAtFreezing] = life.atFreezing
            counted[.lifeChilled] = life.isChilled ? 1 : 0
            if date[.madeAfterPhoto] == 0, context.isDayKnown {
                counted[.endsNearPhoto] = DateWindow.freshLife.contains(context.window.days(until: end)) ? 1 : 0
            }
            // Nothing else on the label shows whether a number was read rightly.
            counted[.corrected] = 2 * Double(life.editCost)
            return counted
        }
    }
}
