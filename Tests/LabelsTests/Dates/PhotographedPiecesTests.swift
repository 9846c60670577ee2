import KeepItFreshLabels
import Testing

/// Dates with missing parts, and text that looks like a date but is only a piece of one.
@Suite("Pieces of dates as photographed")
struct PhotographedPiecesTests {
    @Test(arguments: [
        ("EXP 16 JAN 2027", "2027-01-16" as String?), ("EXP JAN 2027", "2027-01"),
        // A day that was misread.
        ("EXP 46 JAN 2027", nil),
        // The first half of a year, and a year split in two.
        ("JUL/20", nil), ("EXP APR/20 28", nil),
        // `FEB` is not a damaged word.
        ("FEB/21/27", "2027-02-21"), ("FEB 2027", "2027-02"),
        ("20°07.27", "2027-07-20"), ("keep at 20°07", nil),
        ("2\nJAN 2027", "2027-01"), ("12\nJAN 2027", "2027-01-12"),
    ])
    func whenAPieceIsLost_shouldNotMakeADateOfTheRest(text: String, expected: String?) throws {
        let lines = text.split(separator: "\n").enumerated().map { line(String($0.element), 100 + 40 * $0.offset) }

        #expect(try parse(lines).expiry?.date.description == expected)
    }

    @Test(arguments: [("2026-03-01" as String?, "2026-07-19" as String?), ("2026-11-01", nil), (nil, nil)])
    func whenAnUnmarkedDateWasInTheFutureWhenPhotographed_shouldTakeIt(taken: String?, expected: String?) throws {
        #expect(try parse([line("190726 12X")], taken: taken).expiry?.date.description == expected)
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
