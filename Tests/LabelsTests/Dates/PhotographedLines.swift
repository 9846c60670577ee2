import KeepItFreshLabels
import Testing

/// A line as it is read from a photo: 30 pixels high, with 20 pixels for each character.
func line(
    _ text: String, _ top: Int = 100, left: Int = 100, confidence: Double = 0.95, engine: OCREngine = .dateCode
) -> TextLine {
    let box = Quad(left: left, top: top, right: left + 20 * text.count, bottom: top + 30)
    return TextLine(text: text, confidence: confidence, box: box, readers: [engine])
}

/// The dates in lines of a photo `taken` on a day, parsed on 20 November 2026.
func parse(_ lines: [TextLine], order: DateOrder? = nil, taken: String? = nil) throws -> ParsedDates {
    let today = try #require(CivilDate("2026-11-20"))
    return DateParser().parse(lines, today: today, locale: nil, order: order, taken: taken.flatMap { CivilDate($0) })
}
