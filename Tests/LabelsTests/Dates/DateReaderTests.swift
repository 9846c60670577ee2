import KeepItFreshLabels
import Testing

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

    @Test func whenTextIsPlain_shouldNameNoEngine() throws {
        let today = try #require(today)

        let parsed = DateParser().parse([TextLine(text: "MHD 24.05.27")], today: today, locale: nil)

        #expect(parsed.dates.map(\.readers) == [[]])
    }
}
