import Testing

@testable import KeepItFreshLabels

@Suite("Words of all languages")
struct LabelLanguageTests {
    @Test(arguments: LabelLanguage.all.map(\.code))
    func whenWordIsBeforeDate_shouldReturnItsKind(_ code: String) throws {
        let language = try #require(LabelLanguage.all.first { $0.code == code })
        let parser = DateParser()
        let today = try #require(CivilDate("2026-11-20"))
        var wrong: [String] = []

        for (role, phrases) in language.words {
            guard let kind = role.kind, role != .shelfLife else { continue }
            for phrase in phrases.split(whereSeparator: { $0 == ";" || $0.isNewline }).prefix(5) {
                // A mark at the end says what must follow.
                let word = phrase.drop { $0 == " " }.prefix { $0 != "#" }
                guard !word.isEmpty else { continue }
                let parsed = parser.parse(
                    [TextLine(text: "\(word) 2027-05-24")], today: today, locale: LocaleHint(code))
                if !parsed.dates.contains(where: { $0.kind == kind && $0.date.description == "2027-05-24" }) {
                    wrong.append("\(kind): \(word)")
                }
            }
        }

        #expect(wrong.isEmpty)
    }

    @Test(arguments: LabelLanguage.all.filter { !$0.months.isEmpty }.map(\.code))
    func whenMonthIsNamed_shouldReadIt(_ code: String) throws {
        let language = try #require(LabelLanguage.all.first { $0.code == code })
        let parser = DateParser()
        let today = try #require(CivilDate("2026-11-20"))
        let months = language.months.split(separator: ";")
        var wrong: [String] = []

        for (index, names) in months.enumerated() {
            for name in names.split(whereSeparator: \.isWhitespace) {
                let text = "EXP 2027 \(name.replacing("_", with: " ")) 24"
                let parsed = parser.parse([TextLine(text: text)], today: today, locale: LocaleHint(code))
                let expected = CivilDate(year: 2027, month: index + 1, day: 24)
                if parsed.expiry?.date != expected { wrong.append(text) }
            }
        }

        #expect(months.count == 12)
        #expect(wrong.isEmpty)
    }
}
