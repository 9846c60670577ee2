import KeepItFreshLabels
import Testing

/// The evidence in photos beside the text: the engine that read a line, its place, and when the photo was taken.
@Suite("Dates as photographed")
struct PhotographedDatesTests {
    @Test(arguments: [
        // Ordinary print has numbers of all kinds.
        ("191227 12X", OCREngine.document, 0.9, "2027-12-19"), ("11022027", .document, 0.95, "2027-02-11"),
        ("191227 12X", .dateCode, 0.4, "2027-12-19"), ("11022027", .dateCode, 0.4, "2027-02-11"),
        // A date in the past may be the production.
        ("190726 12X", .dateCode, 0.9, "2026-07-19"), ("11022026", .dateCode, 0.95, "2026-02-11"),
        // The day and the month may be in the other order.
        ("101127", .dateCode, 0.9, "2027-11-10"), ("110227", .dateCode, 0.95, "2027-02-11"),
        ("11022027", .dateCode, 0.95, "2027-02-11"),
    ])
    func whenDigitsWithoutMarksMayBeSomethingElse_shouldTakeTheDateAndAsk(
        text: String, engine: OCREngine, confidence: Double, expected: String
    ) throws {
        let parsed = try parse([line(text, confidence: confidence, engine: engine)])

        #expect(parsed.expiry?.date.description == expected)
        #expect(parsed.expiry?.certainty == .suggested)
    }

    @Test func whenDigitsWithoutMarksAreReadAsADateCode_shouldBeMoreConfidentThanInOrdinaryPrint() throws {
        let code = try #require(try parse([line("191227 12X")]).expiry)
        let print = try #require(try parse([line("191227 12X", engine: .document)]).expiry)

        #expect(code.date.description == "2027-12-19")
        #expect(code.confidence > print.confidence)
    }

    @Test func whenDigitsWithoutMarksArePartOfALongerCode_shouldNotTakeThem() throws {
        #expect(try parse([line("L191227X")]).expiry == nil)
    }

    @Test(arguments: [
        ("11.10.19", OCREngine.document, "2018-12-14", "2019-10-11"),
        ("190726 12X", .dateCode, "2026-03-01", "2026-07-19"),
    ])
    func whenADateWasInTheFutureWhenPhotographed_shouldBeMoreConfident(
        text: String, engine: OCREngine, taken: String, expected: String
    ) throws {
        let then = try #require(try parse([line(text, engine: engine)], taken: taken).expiry)
        let lately = try parse([line(text, engine: engine)], taken: "2026-11-19").expiry
        let unknown = try #require(try parse([line(text, engine: engine)]).expiry)

        for expiry in [then, unknown] { #expect(expiry.date.description == expected) }
        #expect(lately.map { then.confidence > $0.confidence } ?? true)
        #expect(then.confidence > unknown.confidence)
        #expect(unknown.certainty == .suggested)
    }

    @Test(arguments: [
        ("EXP 06.10.2016", OCREngine.document, "2016-10-06"), ("06.10.2016", .dateCode, "2016-10-06"),
        ("06.10.2016", .document, "2016-10-06"), ("EXP 06.10.16", .document, "2016-10-06"),
        ("EXP 06.10.2010", .document, "2010-10-06"),
    ])
    func whenADateIsLongPast_shouldTakeItAndAsk(text: String, engine: OCREngine, expected: String) throws {
        let parsed = try parse([line(text, engine: engine)])

        #expect(parsed.expiry?.date.description == expected)
        #expect(parsed.expiry?.certainty == .suggested)
    }

    @Test(arguments: [
        "30/08/26 & 12/01/27", "MFD 30/08/26 & 12/01/27", "MFD & USE BY: 30/08/26 & 12/01/27", "30/08/26 A 12/01/27",
        "30/08/26 - 12/01/27", "USE BY 30/08/26 8 12/01/27",
    ])
    func whenTwoDatesArePrintedAsAPair_shouldTakeTheSecond(text: String) throws {
        let parsed = try parse([line(text)])

        #expect(parsed.expiry?.date.description == "2027-01-12")
        #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-08-30"])
    }

    @Test func whenTheLaterDateComesFirst_shouldNotTakeTheSecond() throws {
        let parsed = try parse([line("EXP 12/01/27 & 30/08/26")])

        #expect(parsed.expiry?.date.description == "2027-01-12")
    }

    @Test func whenTheSecondOfAPairIsUnread_shouldNotTakeTheFirst() throws {
        let parsed = try parse([line("28/05/2026 - 2805/2 2028", engine: .document)])

        #expect(parsed.expiry == nil)
    }

    @Test(arguments: ["2027.01.18까지", "2027.01.18A까지", "2027.01.18 B1 까지", "27.01.18까지", "27.01.18까F2C2"])
    func whenUntilFollowsInKorean_shouldReadYearsFirst(text: String) throws {
        let parsed = try parse([line(text)])

        #expect(parsed.expiry?.date.description == "2027-01-18")
        #expect(parsed.expiry?.kind == .expiry)
        #expect(parsed.expiry?.alternatives == [])
    }

    @Test func whenTwoDatesAreBelowOneKeyword_shouldTakeTheLowerAndPairThem() throws {
        let parsed = try parse([
            line("EXP", 50, engine: .document), line("17092026"),
            line("15122026", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-12-15")
        #expect(parsed.expiry?.kind == .expiry)
        #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-09-17"])
    }

    @Test func whenTwoDatesAreBelowTwoKeywordsForTheEnd_shouldTakeTheLower() throws {
        let parsed = try parse([
            line("EXP", 10, engine: .document), line("Best before", 50, engine: .document), line("17092026"),
            line("15122026", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-12-15")
    }

    @Test func whenAProductionIsBelowAnEarlierExpiry_shouldExchangeThem() throws {
        let parsed = try parse([
            line("EXP", 10, left: 400, engine: .document), line("see the lid", 50, left: 400, engine: .document),
            line("15.08.26 10:28", left: 400),
            line("MFD", 140, engine: .document), line("15.02.27 10R", 140, left: 400),
        ])

        #expect(parsed.expiry?.date.description == "2027-02-15")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenReferenceIntakesAreAboveDates_shouldNotTakeTheirNameForAKeyword() throws {
        let parsed = try parse([line("Thai RDI", 50, engine: .document), line("12.03.2027")])

        #expect(parsed.expiry?.kind == .unlabelled)
    }

    @Test func whenOneOfTwoDatesWasReadWithSpaces_shouldStillPairThem() throws {
        let parsed = try parse([line("21 11 20 26"), line("21112027", 140)])

        #expect(parsed.expiry?.date.description == "2027-11-21")
        #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-11-21"])
    }

    @Test func whenALaterDateIsUnlabelled_shouldTakeTheOtherAndAsk() throws {
        let explained = line("2026.12.22까지", 400)
        let alone = try parse([explained])
        let both = try parse([line("2027.01.18A"), explained])

        #expect(alone.expiry?.isUnsure == false)
        #expect(both.expiry?.isUnsure == true)
        #expect(both.expiry?.date == alone.expiry?.date)
    }

    @Test func whenAnUntilDirectlyFollowsUncertainDigits_shouldBindThem() throws {
        let parsed = try parse([line("21.12.27까지", confidence: 0.4)])

        #expect(parsed.expiry?.kind == .expiry)
    }

    @Test(arguments: [
        ("21 11 20 26", "2026-11-21" as String?), ("EXP 21 11 20 26", "2026-11-21"),
        ("EXP 21 11 26 20:15", "2026-11-21"),
    ])
    func whenTheYearIsSplitInTwo_shouldReadItWhole(text: String, expected: String?) throws {
        #expect(try parse([line(text)]).expiry?.date.description == expected)
    }

    @Test func whenNumbersAreARow_shouldNotBeSureOfADateInThem() throws {
        #expect(try parse([line("21 11 20 26 30")]).expiry?.certainty != .sure)
    }

    @Test(arguments: [(0.1, DateKind.unlabelled), (0.45, .unlabelled), (0.6, .bestBefore)])
    func whenAShortKeywordIsUncertain_shouldNotBindADateToIt(confidence: Double, expected: DateKind) throws {
        let parsed = try parse([
            line("BB", 50, confidence: confidence, engine: .document), line("12.03.2027"),
        ])

        #expect(parsed.expiry?.kind == expected)
    }

    @Test func whenTwoDatesOfOneMonthWouldBeAWholeShelfLifeInTheOtherOrder_shouldKeepTheirOrder() throws {
        let parsed = try parse([
            line("EXP", 50, engine: .document), line("04.12.26"),
            line("09.12.26", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-12-09")
    }

    @Test func whenEachOfTwoDatesIsBesideItsKeyword_shouldTakeTheUseBy() throws {
        let parsed = try parse([
            line("USE BY 17.09.2026"), line("BEST BEFORE 15.12.2026", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-09-17")
        #expect(parsed.expiry?.kind == .useBy)
    }

    @Test func whenTheKeywordForProductionIsBesideTheLaterDate_shouldStillTakeThat() throws {
        let parsed = try parse([
            line("15.08.26 10:28", left: 400), line("MFD", 140, engine: .document),
            line("15.02.27 10R", 140, left: 400),
        ])

        #expect(parsed.expiry?.date.description == "2027-02-15")
        #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-08-15"])
    }

    @Test func whenAHarvestIsMentionedBeforeSeeLid_shouldNotLabelTheDateAsOne() throws {
        let parsed = try parse([
            line("vintage", 50, engine: .document), line("see lid", 300, engine: .document),
            line("21.08.2027", 900, engine: .document),
        ])

        #expect(parsed.dates.allSatisfy { $0.kind != .harvest })
    }

    @Test func whenTheBestReadingIsAWeakDate_shouldTakeAMoreCertainOneWithAKeyword() throws {
        var weak = line("EXP PR1127", confidence: 0.2)
        weak.alternatives = ["EXP APR1127"]

        let parsed = try parse([weak])

        #expect(parsed.expiry?.date.description == "2027-04-11")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenTheBestReadingIsNotADate_shouldSuggestOneWithItsDigits() throws {
        var misread = line("21 06:27", confidence: 0.98)
        misread.alternatives = ["24 06 27", "2106 27", "21.06.27"]

        let expiry = try #require(try parse([misread]).expiry)

        #expect(expiry.date.description == "2027-06-21")
        #expect(expiry.isUnsure)
    }
}
