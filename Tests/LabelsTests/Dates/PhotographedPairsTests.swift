import KeepItFreshLabels
import Testing

/// Production and expiry printed together, with keywords beside neither or beside the wrong one.
@Suite("Pairs of dates as photographed")
struct PhotographedPairsTests {
    private func made(_ parsed: ParsedDates) -> [String] {
        parsed.dates.filter { $0.kind == .production }.map(\.date.description)
    }

    @Test func whenDigitsWithoutMarksAreAWholeShelfLifeApart_shouldBeMoreConfident() throws {
        let pair = try parse([line("060926", 100), line("060327 10R", 140)])
        let strangers = try parse([line("060926", 100), line("110327 10R", 140), line("21 APR 2019", 400)])

        #expect(pair.expiry?.date.description == "2027-03-06")
        #expect(made(pair) == ["2026-09-06"])
        #expect(strangers.expiry?.date.description == "2027-03-11")
        #expect(try #require(pair.expiry).confidence > (try #require(strangers.expiry).confidence))
    }

    @Test func whenOneKeywordIsAboveTwoDatesOfALine_shouldTakeTheSecondForTheExpiry() throws {
        let parsed = try parse([line("MFD", 60), line("02.08.26 02.08.27", 100)])

        #expect(parsed.expiry?.date.description == "2027-08-02")
        #expect(made(parsed) == ["2026-08-02"])
    }

    @Test func whenTheKeywordForTheEndIsBesideTheEarlier_shouldTakeTheLater() throws {
        let parsed = try parse([
            line("BEST BEFORE", 110), line("19. 09. 2026 M5", 100, left: 400), line("18. 05. 2027", 140, left: 400),
        ])

        #expect(parsed.expiry?.date.description == "2027-05-18")
        #expect(parsed.expiry?.kind == .bestBefore)
        #expect(made(parsed) == ["2026-09-19"])
    }

    @Test func whenTheKeywordForTheEndIsInTheRowOfTheEarlier_shouldTakeTheLaterAndAskUnlessClearlyRead() throws {
        let expiries = try [0.95, 0.6].map { confidence in
            let lines = [line("BBE 16/08/26", 100), line("16/08/27 H1", 140, left: 180, confidence: confidence)]
            return try #require(try parse(lines).expiry)
        }

        #expect(expiries[0].date.description == "2027-08-16")
        #expect(expiries[1].date != expiries[0].date || expiries[1].confidence < expiries[0].confidence)
        #expect(expiries[1].certainty == .suggested)
    }

    @Test func whenAProductionInTheFutureIsAfterTheExpiry_shouldAsk() throws {
        let parsed = try parse([
            line("EXP", 60), line("10.04.27", 100), line("MFG", 140), line("10.10.27", 180, confidence: 0.5),
        ])

        #expect(parsed.expiry?.certainty != .sure)
    }

    @Test func whenAShelfLifeIsCountedToAPrintedDate_shouldTakeThatAsPrinted() throws {
        let parsed = try parse([
            line("BEST BEFORE 03 MONTHS FROM PACKAGING", 400), line("02/10/2026", 100), line("01/01/2027", 140),
        ])

        #expect(parsed.expiry?.date.description == "2027-01-01")
        #expect(parsed.expiry?.kind == .bestBefore)
    }

    @Test func whenTheKeywordForProductionIsBesideTheLaterMonth_shouldTakeThatForTheExpiry() throws {
        let parsed = try parse([
            line("MAY/2026", 100, left: 400), line("Date of Mfg", 138), line("APR/2028", 140, left: 400),
        ])

        #expect(parsed.expiry?.date.description == "2028-04")
        #expect(made(parsed) == ["2026-05"])
    }

    @Test(arguments: ["BBF: 2805/2026 - 28052028", "Sees HU WIO IL: 2805/2026 - 28052028"])
    func whenTheSecondOfAPairHasNoMarks_shouldTakeIt(text: String) throws {
        let parsed = try parse([line(text, 100)])

        #expect(parsed.expiry?.date.description == "2028-05-28")
        #expect(made(parsed) == ["2026-05-28"])
    }

    @Test func whenOneOrderMakesTheProductionYearsAhead_shouldReadTheOther() throws {
        let parsed = try parse([line("280227", 100), line("290826", 140)])

        #expect(parsed.expiry?.date.description == "2027-02-28")
    }

    @Test func whenOnlyOneOrderPutsTheProductionInThePast_shouldTakeIt() throws {
        let lines = [line("280227", 100), line("290826", 140)]

        #expect(try parse(lines).expiry?.date.description == "2027-02-28")
        #expect(try parse(lines, order: .dayMonthYear).expiry?.date.description == "2027-02-28")
    }

    @Test func whenTwoDatesArePrintedAsAPair_shouldTakePrecedenceOverAnotherNumber() throws {
        let pair = line("30/08/26 & 12/01/27", 400, confidence: 0.75)
        let number = line("6. 10012031", 100, left: 900, confidence: 0.81)

        #expect(try parse([number, pair]).expiry?.date.description == "2027-01-12")
        #expect(try parse([number, pair]).dates.map(\.date.description).contains("2026-08-30"))
    }
}
