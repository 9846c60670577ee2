import KeepItFreshLabels
import Testing

@Suite("Dates by their place in the photo")
struct DateParserLayoutTests {
    private let today = CivilDate("2026-11-20")

    private func line(_ text: String, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> TextLine {
        TextLine(text: text, box: Quad(left: left, top: top, right: right, bottom: bottom))
    }

    @Test func whenKeywordIsLeftOfDate_shouldBindThem() throws {
        let today = try #require(today)
        let lines = [
            line("24.05.27", 300, 100, 420, 130), line("PROD", 100, 150, 180, 180), line("EXP", 100, 102, 160, 132),
            line("24.05.26", 300, 151, 420, 181),
        ]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date.description == "2027-05-24")
        #expect(parsed.expiry?.kind == .expiry)
        #expect(parsed.date(of: .production)?.description == "2026-05-24")
    }

    @Test(arguments: [
        (["28.03.2026", "28.03.2027"], CivilDate("2026-03-28"), CivilDate("2027-03-28")),
        // A production date is not in the future.
        (["28.03.2027"], nil, CivilDate("2027-03-28")),
    ])
    func whenKeywordsForTwoDatesAreLeftOfDates_shouldTakeBoth(
        dates: [String], production: CivilDate?, expiry: CivilDate?
    ) throws {
        let today = try #require(today)
        let words = line("Prod. Date/ Exp. Date", 100, 102, 290, 132)
        let lines = dates.enumerated().map { line($1, 300, 95 + 60 * $0, 520, 135 + 60 * $0) }

        let parsed = DateParser().parse([words] + lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.date(of: .production) == production)
        #expect(parsed.expiry?.date == expiry)
    }

    @Test(arguments: [["28.03.2026", "28.03.202"], ["28.03.2026"]])
    func whenKeywordsForTwoDatesAreLeftOfOne_shouldAsk(dates: [String]) throws {
        let today = try #require(today)
        let words = line("Prod. Date/ Exp. Date", 100, 102, 290, 132)
        let lines = dates.enumerated().map { line($1, 300, 95 + 60 * $0, 520, 135 + 60 * $0) }

        let parsed = DateParser().parse([words] + lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.certainty != .sure)
    }

    @Test func whenLotHasABox_shouldReturnIt() throws {
        let today = try #require(today)

        let parsed = DateParser().parse([line("LOT A1234", 100, 100, 280, 130)], today: today, locale: nil)

        #expect(parsed.lot == "A1234")
        #expect(parsed.lotBox == Quad(left: 180, top: 100, right: 280, bottom: 130))
    }

    @Test func whenKeywordsHeadColumns_shouldBindTheDateBelow() throws {
        let today = try #require(today)
        let lines = [
            line("Best before", 300, 100, 450, 130), line("Packed", 100, 101, 200, 131),
            line("18.11.26", 100, 150, 200, 180), line("24.11.26", 310, 151, 440, 181),
        ]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("en-GB"))

        #expect(parsed.expiry?.date.description == "2026-11-24")
        #expect(parsed.date(of: .packed)?.description == "2026-11-18")
        #expect(parsed.expiry?.box == Quad(left: 310, top: 151, right: 440, bottom: 181))
    }

    @Test(arguments: [(60, "24.05.26", CivilDate?.none), (700, "24.05.27", CivilDate("2027-05-24"))])
    func whenManufacturedIsFarAway_shouldNotMakeTheDateAProduction(top: Int, date: String, expiry: CivilDate?) throws {
        let today = try #require(today)
        let lines = [
            line("MANUFACTURED", 300, 100, 420, 112), line(date, 300, 100 + top, 600, 140 + top),
        ]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date == expiry)
    }

    @Test func whenADamagedKeywordIsUncertain_shouldNotMakeTheDateAProduction() throws {
        let today = try #require(today)
        var word = line("MANUFACTUREO ON", 300, 100, 600, 140)
        word.confidence = 0.2

        let parsed = DateParser().parse(
            [word, line("24.05.27", 300, 150, 600, 190)], today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date == CivilDate("2027-05-24"))
    }

    @Test func whenWordsHaveBoxes_shouldReturnTheBoxOfTheDate() throws {
        let today = try #require(today)
        let words = [
            TextLine.Word(text: "MHD", box: Quad(left: 0, top: 0, right: 50, bottom: 20)),
            TextLine.Word(text: "24.05.27", box: Quad(left: 60, top: 0, right: 150, bottom: 20)),
        ]
        let text = TextLine(text: "MHD 24.05.27", box: Quad(left: 0, top: 0, right: 150, bottom: 20), words: words)

        let parsed = DateParser().parse([text], today: today, locale: nil)

        #expect(parsed.expiry?.box == Quad(left: 60, top: 0, right: 150, bottom: 20))
    }

    @Test func whenRecognitionIsUncertain_shouldOnlySuggest() throws {
        let today = try #require(today)
        let words = [TextLine.Word(text: "MHD", confidence: 0.9), TextLine.Word(text: "24.05.27", confidence: 0.4)]
        let line = TextLine(text: "MHD 24.05.27", words: words, readers: [.dateCode])

        let parsed = DateParser().parse([line], today: today, locale: nil)

        #expect(parsed.expiry?.date.description == "2027-05-24")
        #expect(parsed.expiry?.certainty == .suggested)
    }

    @Test func whenAnotherReadingHasAnotherDate_shouldAsk() throws {
        let today = try #require(today)
        let line = TextLine(text: "MHD 24.05.27", alternatives: ["MHD 24.06.27"])

        let parsed = DateParser().parse([line], today: today, locale: nil)

        #expect(parsed.expiry?.date.description == "2027-05-24")
        #expect(parsed.expiry?.certainty == .suggested)
        #expect(parsed.expiry?.alternatives.map(\.description).contains("2027-06-24") == false)
    }

    @Test func whenOnlyAnotherReadingHasADate_shouldSuggestIt() throws {
        let today = try #require(today)
        let line = TextLine(text: "MHD 24.95.27", alternatives: ["MHD 24.05.27"])

        let parsed = DateParser().parse([line], today: today, locale: nil)

        #expect(parsed.expiry?.date.description == "2027-05-24")
        #expect(parsed.expiry?.certainty == .suggested)
        #expect(parsed.dates.allSatisfy { $0.certainty == .suggested })
        #expect(parsed.expiry.map(parsed.dates.contains) ?? false)
    }

    @Test func whenTextIsRightOfAnotherColumn_shouldStayInItsOwn() throws {
        let today = try #require(today)
        let lines = [
            line("Best before", 100, 100, 260, 130), line("Net weight 500 g", 700, 102, 950, 132),
            line("17.09.28", 105, 140, 240, 170), line("Since 03.2020", 700, 141, 900, 171),
        ]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date.description == "2028-09-17")
        #expect(parsed.expiry?.kind == .bestBefore)
        #expect(parsed.expiry?.box == Quad(left: 105, top: 140, right: 240, bottom: 170))
    }

    @Test func whenKeywordIsBelowTheDate_shouldStillSuggestTheDate() throws {
        let today = try #require(today)
        let lines = [line("17.09.28", 100, 100, 240, 130), line("Best before", 100, 140, 260, 170)]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date.description == "2028-09-17")
        #expect(parsed.expiry?.box == Quad(left: 100, top: 100, right: 240, bottom: 130))
    }

    @Test func whenTwoColumnsOfWordsAndDates_shouldBindEachRow() throws {
        let today = try #require(today)
        let lines = [
            line("Packed on", 100, 100, 220, 130), line("03.10.26", 400, 101, 520, 131),
            line("Use by", 100, 150, 190, 180), line("17.12.26", 400, 152, 520, 182),
            line("Lot", 100, 200, 150, 230), line("A51", 400, 201, 470, 231),
        ]

        let parsed = DateParser().parse(lines.reversed(), today: today, locale: LocaleHint("en-GB"))

        #expect(parsed.expiry?.date.description == "2026-12-17")
        #expect(parsed.expiry?.kind == .useBy)
        #expect(parsed.date(of: .packed)?.description == "2026-10-03")
        #expect(parsed.lot == "A51")
        #expect(parsed.dates.allSatisfy { $0.box != nil })
    }
}
