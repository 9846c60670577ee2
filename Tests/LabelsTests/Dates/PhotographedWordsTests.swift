import KeepItFreshLabels
import Testing

/// Keywords that are not right beside their dates, and misread marks.
@Suite("Dates and words as photographed")
struct PhotographedWordsTests {
    @Test(arguments: [["17092026", "15122026"], ["17/09/26", "15/12/26"]])
    func whenKeywordsAreAboveTheirDates_shouldBindThemInOrder(dates: [String]) throws {
        let words = ["MFG Date (DD/MM/YYYY)", "Best Before (DD/MM/YYYY)"]
        let plain = try parse(TextLine.plain((words + dates).joined(separator: "\n")))
        let photographed = try parse(
            zip(words, [50, 90]).map { line($0, $1, engine: .document) } + zip(dates, [200, 240]).map { line($0, $1) })

        for parsed in [plain, photographed] {
            #expect(parsed.expiry?.date.description == "2026-12-15")
            #expect(parsed.expiry?.kind == .bestBefore)
            #expect(parsed.dates.filter { $0.kind == .production }.map(\.date.description) == ["2026-09-17"])
        }
    }

    @Test(arguments: [
        "MFD & USE BY: 19/09/26", "MFD & USE BY: 19/09/26 & 04", "USE BY: 19/09/26 & 04", "MFD/EXP 19/09/27",
    ])
    func whenOneOfTwoDatesIsMissing_shouldNotTakeTheOtherUnasked(text: String) throws {
        #expect(try parse(TextLine.plain(text)).expiry?.certainty != .sure)
    }

    @Test(arguments: [
        ("MFD & USE BY: 19/09/26 & 01/02/27", "2027-02-01"), ("MFD & USE BY: 19/09/26\n01/02/27", "2027-02-01"),
        ("USE BY: 19/09/26", "2026-09-19"),
    ])
    func whenNoDateIsMissing_shouldTakeTheExpiry(text: String, expected: String) throws {
        #expect(try parse(TextLine.plain(text)).expiry?.date.description == expected)
    }

    @Test func whenAnUncertainNumberLooksLikeADate_shouldTakeTheCertainDate() throws {
        var number = line("BEST BEFORE 2.29", 100)
        number.confidence = 0.4

        let parsed = try parse([number, line("BEST BEFORE 12/01/27", 400)])

        #expect(parsed.expiry?.date.description == "2027-01-12")
    }

    @Test func whenTheLaterOfTwoDatesIsLessCertain_shouldNotTakeTheProductionForTheExpiry() throws {
        var later = line("01/01/2027", 140)
        later.confidence = 0.63
        var earlier = line("02/10/2026", 100)
        earlier.confidence = 0.99

        #expect(try parse([earlier, later]).expiry?.date.description == "2027-01-01")
    }

    @Test func whenTwoCorrectedLettersEndACode_shouldNotTakeThemForAKeyword() throws {
        let parsed = try parse([line("2516505 8B", 100), line("12/07/27", 140)])

        #expect(parsed.expiry?.kind == .unlabelled)
    }

    @Test(arguments: [
        ("EXPIRY DATE 17101/27", "2027-01-17" as String?), ("EXPIRY DATE 17131/27", nil),
        ("EXPIRY DATE 17101/278", nil),
    ])
    func whenASlashWasReadAsADigit_shouldReadTheDateAndAsk(text: String, expected: String?) throws {
        let parsed = try parse([line(text, 100)])

        #expect(parsed.expiry?.date.description == expected)
        #expect(parsed.expiry.map(\.isUnsure) ?? true)
    }

    @Test(arguments: [("BBF 23.03 22:19", true), ("BBF 23.03 21:19", true), ("BBF 23.03 27", false)])
    func whenATimeFollowsPartOfADate_shouldNotTakeItsHourForTheYear(text: String, isInferred: Bool) throws {
        let parsed = try parse([line(text, 100)])

        #expect(parsed.expiry?.yearInferred == isInferred)
    }

    @Test(arguments: [("2026.11.5", "2026-11-05" as String?), ("EXP 202611.5", "2026-11-05"), ("BBF 23 03 11:19", nil)])
    func whenADateIsSplit_shouldNotReadAPieceOfIt(text: String, expected: String?) throws {
        let parsed = try parse([line(text, 100)])

        #expect(parsed.expiry.flatMap { $0.yearInferred ? nil : $0.date.description } == expected)
    }

    @Test func whenAMarkIsMissing_shouldBeLessConfident() throws {
        let whole = try #require(try parse([line("EXP 2026.11.5")]).expiry)
        let damaged = try #require(try parse([line("EXP 202611.5")]).expiry)

        #expect(damaged.certainty == .suggested)
        #expect(damaged.confidence < whole.confidence)
    }

    @Test(arguments: [("use within 5 days", "2026-11-20" as String?), ("use within 36 months", nil)])
    func whenTheYearOfThePackingWasInferred_shouldCountDaysFromIt(words: String, expected: String?) throws {
        let parsed = try parse([line("Packed On 15.11.", 100), line(words, 140, engine: .document)])

        #expect(parsed.expiry?.date.description == expected)
    }

    @Test func whenADateIsBesideTheWordForTheLot_shouldNotBeALot() throws {
        let parsed = try parse([line("02/10/2026", 100, left: 400), line("Batch No. 01/01/2027", 140)])

        #expect(parsed.expiry?.date.description == "2027-01-01")
        #expect(parsed.lot == nil)
    }

    @Test func whenTheDateIsFurtherAheadThanFoodKeeps_shouldReadItInTheOtherOrderAndAsk() throws {
        let parsed = try parse([line("24.07.31", 100)])

        #expect(parsed.expiry?.date.description == "2024-07-31")
        #expect(parsed.expiry?.isAmbiguous == true)
    }

    @Test(arguments: [
        ("MFD & USE BY:", "30/08/26", true), ("Packed On", "30/08/26", true), ("Packed On", "30/08/27", false),
    ])
    func whenTheOnlyDateMayBeTheProduction_shouldDoubtIt(words: String, date: String, isDoubtful: Bool) throws {
        let alone = try parse([line(date, 100, left: 2000)])
        let parsed = try parse([line(date, 100, left: 2000), line(words, 1500, engine: .document)])

        if isDoubtful {
            #expect(parsed.expiry?.confidence ?? 0 < alone.expiry?.confidence ?? 0)
            #expect(parsed.expiry?.certainty != .sure)
        } else {
            #expect(parsed.expiry?.date == alone.expiry?.date)
        }
    }

    @Test(arguments: [(345, 105, DateKind.expiry), (345, 240, .unlabelled), (900, 105, .unlabelled)])
    func whenAnUntilIsALineOfItsOwn_shouldBindItToTheDateInItsRow(left: Int, top: Int, expected: DateKind) throws {
        let parsed = try parse([line("2027.11.11B", 100), line("까지", top, left: left)])

        #expect(parsed.expiry?.date.description == "2027-11-11")
        #expect(parsed.expiry?.kind == expected)
    }
}
