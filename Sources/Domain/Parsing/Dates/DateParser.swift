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
    /// `today` settles missing years; `locale` the order of numbers where the label does not.
    public func parse(_ lines: [TextLine], today: CivilDate, locale: LocaleHint?) -> ParsedDates {
        let text = FoldedText(lines.map(\.text))
        let finder = WordFinder(lexicon: lexicon, text: text, compressed: CompressedText(text))
        let words = finder.find()
        var context = DateContext(window: DateWindow(today: today))
        context.isSettled = locale != nil
        context.isAmerican = locale?.region == "US"
        context.order = context.isAmerican ? .monthDayYear : .dayMonthYear
        let reader = DateShapeReader(text: text, lexicon: lexicon, context: context)
        var dates: [LabelDate] = []
        var index = 0
        while index < text.count {
            guard let candidate = reader.candidate(at: index) else {
                index += 1
                continue
            }
            let role = words.last { $0.role.kind != nil && $0.range.upperBound <= candidate.range.lowerBound }
            let settled = candidate.isSettled
            dates.append(
                LabelDate(
                    kind: role?.role.kind ?? .unlabelled, date: candidate.meanings[0].date,
                    text: text.printedText(candidate.range), confidence: role == nil ? 0.6 : 0.95,
                    alternatives: settled ? [] : candidate.meanings.dropFirst().map(\.date),
                    yearInferred: candidate.meanings[0].yearInferred))
            index = candidate.range.upperBound
        }
        let expiry = dates.filter(\.kind.endsShelfLife).max { $0.date < $1.date }
        return ParsedDates(expiry: expiry, dates: dates)
    }
}
