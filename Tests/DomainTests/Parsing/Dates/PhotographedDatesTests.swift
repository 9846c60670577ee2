import KeepItFreshDomain
import Testing

/// What photos add to text: who read a line, where it stands, and when the photo was taken.
@Suite("Dates as photographed")
struct PhotographedDatesTests {
    @Test(arguments: [
        ("191227 12X", TextReader.coderPrint, 0.9, "2027-12-19" as String?),
        // Ordinary print has numbers of all kinds.
        ("191227 12X", .print, 0.9, nil),
        ("191227 12X", .coderPrint, 0.4, nil),
        // What is past may be the production.
        ("190726 12X", .coderPrint, 0.9, nil),
        // Read as two days, or as part of a longer code.
        ("101127", .coderPrint, 0.9, nil),
        ("L191227X", .coderPrint, 0.9, nil),
        // With the full year they are plainly a date, past or to come.
        ("11022027", .coderPrint, 0.95, "2027-02-11"), ("11022026", .coderPrint, 0.95, "2026-02-11"),
        ("11022027", .print, 0.95, nil), ("11022027", .coderPrint, 0.4, nil), ("110227", .coderPrint, 0.95, nil),
    ])
    func whenACoderPrintsBareDigits_shouldTakeTheOneDayToComeOrTheFullYearAndDoubtIt(
        text: String, reader: TextReader, sure: Double, expected: String?
    ) throws {
        let parsed = try parse([line(text, confidence: sure, reader: reader)])

        #expect(parsed.expiry?.date.description == expected)
        #expect(parsed.expiry.map(\.isUnsure) ?? true)
    }

    @Test(arguments: [("2018-12-14" as String?, "2019-10-11" as String?), (nil, nil), ("2026-11-19", nil)])
    func whenThePhotoIsOld_shouldBelieveOldDates(taken: String?, expected: String?) throws {
        let parsed = try parse([line("11.10.19", reader: .print)], taken: taken)

        #expect(parsed.expiry?.date.description == expected)
    }

    @Test(arguments: [
        ("EXP 06.10.2016", TextReader.print, "2016-10-06" as String?), ("06.10.2016", .coderPrint, "2016-10-06"),
        ("06.10.2016", .print, nil), ("EXP 06.10.16", .print, nil), ("EXP 06.10.2010", .print, nil),
    ])
    func whenAFullDateIsLongPast_shouldBelieveWordsAndCoders(
        text: String, reader: TextReader, expected: String?
    ) throws {
        let parsed = try parse([line(text, reader: reader)])

        #expect(parsed.expiry?.date.description == expected)
        #expect(parsed.expiry.map(\.isUnsure) ?? true)
    }

    @Test(arguments: [
        "30/08/26 & 12/01/27", "MFD 30/08/26 & 12/01/27", "MFD & USE BY: 30/08/26 & 12/01/27", "30/08/26 A 12/01/27",
        "30/08/26 - 12/01/27", "USE BY 30/08/26 8 12/01/27",
    ])
    func whenTwoDatesArePrintedAsOne_shouldTakeTheSecond(text: String) throws {
        let parsed = try parse([line(text)])

        #expect(parsed.expiry?.date.description == "2027-01-12")
        #expect(parsed.expiry?.alternatives == [])
        #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-08-30"])
    }

    @Test func whenTheLaterDateComesFirst_shouldNotTakeTheSecond() throws {
        let parsed = try parse([line("EXP 12/01/27 & 30/08/26")])

        #expect(parsed.expiry?.date.description == "2027-01-12")
    }

    @Test func whenTheSecondOfAPairIsUnread_shouldNotTakeTheFirst() throws {
        let parsed = try parse([line("28/05/2026 - 2805/2 2028", reader: .print)])

        #expect(parsed.expiry == nil)
        #expect(parsed.dates.map(\.kind) == [.production])
    }

    @Test(arguments: ["2027.01.18까지", "2027.01.18A까지", "2027.01.18 B1 까지", "27.01.18까지", "27.01.18까F2C2"])
    func whenUntilFollowsInKorean_shouldReadYearsFirst(text: String) throws {
        let parsed = try parse([line(text)])

        #expect(parsed.expiry?.date.description == "2027-01-18")
        #expect(parsed.expiry?.kind == .expiry)
        #expect(parsed.expiry?.alternatives == [])
    }

    @Test func whenTwoDatesStandBelowOneWord_shouldTakeTheLowerAndDoubtIt() throws {
        let parsed = try parse([
            line("EXP", 50, reader: .print), line("17092026"),
            line("15122026", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-12-15")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenTwoDatesStandBelowTwoWordsForTheEnd_shouldTakeTheLowerAndDoubtIt() throws {
        let parsed = try parse([
            line("EXP", 10, reader: .print), line("Best before", 50, reader: .print), line("17092026"),
            line("15122026", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-12-15")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenAProductionStandsBelowAnEarlierExpiry_shouldExchangeThem() throws {
        let parsed = try parse([
            line("EXP", 10, left: 400, reader: .print), line("see the lid", 50, left: 400, reader: .print),
            line("15.08.26 10:28", left: 400),
            line("MFD", 140, reader: .print), line("15.02.27 10R", 140, left: 400),
        ])

        #expect(parsed.expiry?.date.description == "2027-02-15")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenReferenceIntakesStandAboveDates_shouldNotTakeTheirNameForAWordOfTheEnd() throws {
        let parsed = try parse([line("Thai RDI", 50, reader: .print), line("12.03.2027")])

        #expect(parsed.expiry?.kind == .unlabelled)
    }

    @Test func whenOneOfTwoDatesWasReadWithSpaces_shouldStillPairThem() throws {
        let parsed = try parse([line("21 11 20 26"), line("21112027", 140)])

        #expect(parsed.expiry?.date.description == "2027-11-21")
        #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-11-21"])
    }

    @Test func whenALaterDateStandsUnexplained_shouldNotBeSureOfTheOther() throws {
        let explained = line("2026.12.22까지", 400)
        let alone = try parse([explained])
        let both = try parse([line("2027.01.18A"), explained])

        #expect(alone.expiry?.isUnsure == false)
        #expect(both.expiry?.isUnsure == true)
        #expect(both.expiry?.date == alone.expiry?.date)
    }

    @Test func whenAnUntilStandsRightBehindDigitsHardlyRead_shouldBindThem() throws {
        let parsed = try parse([line("21.12.27까지", confidence: 0.4)])

        #expect(parsed.expiry?.kind == .expiry)
    }

    @Test(arguments: [
        ("21 11 20 26", "2026-11-21" as String?), ("EXP 21 11 20 26", "2026-11-21"),
        ("EXP 21 11 26 20:15", "2026-11-21"),
        ("21 11 20 26 30", nil),
    ])
    func whenTheYearIsTornInTwo_shouldReadItWhole(text: String, expected: String?) throws {
        #expect(try parse([line(text)]).expiry?.date.description == expected)
    }

    @Test(arguments: [(0.1, DateKind.unlabelled), (0.45, .unlabelled), (0.6, .bestBefore)])
    func whenAShortWordIsHardlyRead_shouldNotBindADateToIt(confidence: Double, expected: DateKind) throws {
        let parsed = try parse([
            line("BB", 50, confidence: confidence, reader: .print), line("12.03.2027"),
        ])

        #expect(parsed.expiry?.kind == expected)
    }

    @Test func whenTwoDatesOfOneMonthWouldBeAWholeShelfLifeTheOtherWayRound_shouldNotTurnThem() throws {
        let parsed = try parse([
            line("EXP", 50, reader: .print), line("04.12.26"),
            line("09.12.26", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-12-09")
    }

    @Test func whenEachOfTwoDatesStandsBesideItsWord_shouldTakeTheOneToUseItBy() throws {
        let parsed = try parse([
            line("USE BY 17.09.2026"), line("BEST BEFORE 15.12.2026", 140),
        ])

        #expect(parsed.expiry?.date.description == "2026-09-17")
        #expect(parsed.expiry?.kind == .useBy)
    }

    @Test func whenTheWordForProductionStandsBesideTheLaterDate_shouldTakeThatAndDoubtIt() throws {
        let parsed = try parse([
            line("15.08.26 10:28", left: 400), line("MFD", 140, reader: .print),
            line("15.02.27 10R", 140, left: 400),
        ])

        #expect(parsed.expiry?.date.description == "2027-02-15")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenAHarvestWasNamedBeforeSeeLid_shouldNotCallTheDateOne() throws {
        let parsed = try parse([
            line("vintage", 50, reader: .print), line("see lid", 300, reader: .print),
            line("21.08.2027", 900, reader: .print),
        ])

        #expect(parsed.dates.allSatisfy { $0.kind != .harvest })
    }

    @Test func whenTheBestReadingIsAWeakDate_shouldTakeASurerOneThatAWordExplains() throws {
        var weak = line("EXP PR1127", confidence: 0.2)
        weak.alternatives = ["EXP APR1127"]

        let parsed = try parse([weak])

        #expect(parsed.expiry?.date.description == "2027-04-11")
        #expect(parsed.expiry?.isUnsure == true)
    }

    @Test func whenTheBestReadingIsNoDate_shouldSuggestOneOfItsDigits() throws {
        var misread = line("21 06:27", confidence: 0.98)
        misread.alternatives = ["24 06 27", "2106 27", "21.06.27"]

        let expiry = try #require(try parse([misread]).expiry)

        #expect(expiry.date.description == "2027-06-21")
        #expect(expiry.isUnsure)
    }
}
