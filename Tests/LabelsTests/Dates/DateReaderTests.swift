import Testing

@testable import KeepItFreshLabels

@Suite("The engines that read a date")
struct DateReaderTests {
    private let today = CivilDate("2026-11-20")

    @Test(
        arguments: [
            ([[.dateCode], [.document]], [.dateCode]), ([[.document], [.document]], [.document]),
            ([[.document, .dateCode], [.document]], [.document, .dateCode]),
        ] as [([Set<OCREngine>], Set<OCREngine>)])
    func whenLinesNameTheirEngines_shouldNameThoseOfTheDate(
        readers: [Set<OCREngine>], expected: Set<OCREngine>
    ) throws {
        let today = try #require(today)
        let date = TextLine(
            text: "24.05.27", box: Quad(left: 300, top: 100, right: 420, bottom: 130), readers: readers[0])
        let word = TextLine(
            text: "EXP", box: Quad(left: 100, top: 102, right: 160, bottom: 132), readers: readers[1])

        let parsed = DateParser().parse([date, word], today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.readers == expected)
        #expect(parsed.dates.map(\.readers) == [expected])
    }

    @Test func whenADateIsInLinesOfTwoEngines_shouldNameBoth() throws {
        let today = try #require(today)
        let lines = [
            TextLine(text: "EXP 24 MAY", readers: [.dateCode]), TextLine(text: "2027", readers: [.document]),
        ]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date.description == "2027-05-24")
        #expect(parsed.expiry?.readers == [.document, .dateCode])
    }

    @Test func whenOnlyTheOtherEngineReadADate_shouldNameThatEngine() throws {
        let today = try #require(today)
        let line = TextLine(
            text: "MHD 24.95.27", alternatives: [TextLine.Alternative("MHD 24.05.27", readers: [.dateCode])],
            readers: [.document])

        let parsed = DateParser().parse([line], today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.readers == [.dateCode])
    }

    @Test(arguments: [
        ("Use by 07DEO", "Use by 07DEC"), ("Use by 7 DEO", "Use by 7 DEC"), ("Use by 07-DEO", "Use by 07-DEC"),
    ])
    func whenOnlyAnotherReadingSpellsTheMonth_shouldGiveItsDay(text: String, other: String) throws {
        let today = try #require(today)
        let line = TextLine(text: text, confidence: 0.9, alternatives: [.init(other)], readers: [.sceneText])

        let parsed = DateParser().parse([line], today: today, locale: LocaleHint("en-GB"))

        #expect(parsed.expiry?.date.description == "2026-12-07")
    }

    @Test(arguments: [([.dateCode], 1), ([], 0)] as [(Set<OCREngine>, Double)])
    func whenAnotherEngineReadsAnotherDayWithoutAYear_shouldCountAgainstIt(
        engine: Set<OCREngine>, expected: Double
    ) throws {
        let today = try #require(today)
        let line = TextLine(
            text: "MHD 26.11.", confidence: 0.9, alternatives: [.init("MHD 28.11.", readers: engine)],
            readers: [.sceneText])

        let dates = DateParser().decide([line], today: today, locale: LocaleHint("de")).solver.dates

        let read = try #require(dates.first { $0.text == "26.11." || $0.text == "26.11" })
        #expect(read[.readDifferently] == expected)
    }

    @Test func whenTextIsPlain_shouldNameNoEngine() throws {
        let today = try #require(today)

        let parsed = DateParser().parse([TextLine(text: "MHD 24.05.27")], today: today, locale: nil)

        #expect(parsed.dates.map(\.readers) == [[]])
    }
}
