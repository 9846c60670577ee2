import KeepItFreshLabels
import Testing

/// A label text with its expected expiry.
struct DateCase: Sendable, CustomTestStringConvertible {
    let text: String
    let expiry: String?
    var kind: DateKind?
    var locale: String?
    var today = "2026-11-20"

    init(
        _ text: String, _ expiry: String?, _ kind: DateKind? = nil, locale: String? = nil, today: String = "2026-11-20"
    ) {
        self.text = text
        self.expiry = expiry
        self.kind = kind
        self.locale = locale
        self.today = today
    }

    var testDescription: String { text }

    /// The dates that the parser finds in the text.
    func parse() throws -> ParsedDates {
        let today = try #require(CivilDate(today))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TextLine(text: String($0)) }
        return DateParser().parse(lines, today: today, locale: locale.flatMap { LocaleHint($0) })
    }
}
