import KeepItFreshLabels
import Testing

/// Dates with missing parts, and text that looks like a date but is only a piece of one.
@Suite("Pieces of dates as photographed")
struct PhotographedPiecesTests {
    @Test(arguments: [
        ("EXP 16 JAN 2027", "2027-01-16" as String?), ("EXP JAN 2027", "2027-01"),
        // `FEB` is not a damaged word.
        ("FEB/21/27", "2027-02-21"), ("FEB 2027", "2027-02"),
        ("20°07.27", "2027-07-20"),
        ("2\nJAN 2027", "2027-01"), ("12\nJAN 2027", "2027-01-12"),
    ])
    func whenAPieceIsLost_shouldNotMakeADateOfTheRest(text: String, expected: String?) throws {
        let lines = text.split(separator: "\n").enumerated().map { line(String($0.element), 100 + 40 * $0.offset) }

        #expect(try parse(lines).expiry?.date.description == expected)
    }

    @Test func whenATemperatureLooksLikeADay_shouldNotBeSure() throws {
        #expect(try parse([line("keep at 20°07")]).expiry?.certainty != .sure)
    }

    @Test(arguments: [
        // A day that was misread.
        ("EXP 46 JAN 2027", "2027-01"),
        // The first half of a year, and a year split in two.
        ("JUL/20", "2020-07"), ("EXP APR/20 28", "2028-04"),
    ])
    func whenAMonthMayBeAPieceOfADate_shouldAskOrTakeNone(text: String, month: String) throws {
        let expiry = try parse([line(text)]).expiry

        #expect([nil, month].contains(expiry?.date.description))
        #expect(expiry?.certainty != .sure)
    }

    @Test func whenAnotherReadingHasTheDay_shouldSuggestIt() throws {
        var misread = line("C 002 21:54 F18", 140)
        misread.alternatives = ["12 JAN 2027"]

        let parsed = try parse([line("JAN 2027", engine: .document), misread])

        #expect(parsed.expiry?.date.description == "2027-01-12")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenAKeywordHasOnlyAnUncertainPiece_shouldTakeTheClearDate() throws {
        let date = line("2027/06/30", 900, left: 900)

        let beside = try parse([line("BEST BEFORE 2.8", 100, confidence: 0.2, engine: .document), date])

        #expect(beside.expiry?.date.description == "2027-06-30")
        #expect(beside.expiry?.kind == .unlabelled)
    }

    @Test(arguments: [("Ort", 0.8, 100), ("PRE", 0.99, 900)])
    func whenThreeLettersAreAlmostAWord_shouldNotTakeItForOne(word: String, confidence: Double, left: Int) throws {
        let parsed = try parse([
            line(word, 10, left: left, confidence: confidence, engine: .document), line("llas", 40, engine: .document),
            line("25.12.2027", 100),
        ])

        #expect(parsed.expiry?.date.description == "2027-12-25")
        #expect(parsed.expiry?.kind == .unlabelled)
    }
}
