import KeepItFreshDomain
import Testing

@Suite("Who read a date")
struct DateReaderTests {
    private let today = CivilDate("2026-11-20")

    @Test(arguments: [
        ([TextReader.coderPrint, .print], TextReader.coderPrint), ([.both, .print], .both), ([.print, .print], .print),
    ])
    func whenLinesTellTheirReader_shouldTellTheDates(readers: [TextReader], expected: TextReader) throws {
        let today = try #require(today)
        let date = TextLine(
            text: "24.05.27", box: Quad(left: 300, top: 100, right: 420, bottom: 130), reader: readers[0])
        let word = TextLine(
            text: "EXP", box: Quad(left: 100, top: 102, right: 160, bottom: 132), reader: readers[1])

        let parsed = DateParser().parse([date, word], today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.reader == expected)
        #expect(parsed.dates.map(\.reader) == [expected])
    }

    @Test func whenADateRunsOverTwoReadersLines_shouldTellBoth() throws {
        let today = try #require(today)
        let lines = [
            TextLine(text: "EXP 24 MAY", reader: .coderPrint), TextLine(text: "2027", reader: .print),
        ]

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.date.description == "2027-05-24")
        #expect(parsed.expiry?.reader == .both)
    }

    @Test func whenOnlyTheOtherReaderGivesADate_shouldTellThatReader() throws {
        let today = try #require(today)
        let line = TextLine(
            text: "MHD 24.95.27", alternatives: ["MHD 24.05.27"], reader: .print, rivals: ["MHD 24.05.27"])

        let parsed = DateParser().parse([line], today: today, locale: LocaleHint("de"))

        #expect(parsed.expiry?.reader == .coderPrint)
    }

    @Test func whenTextIsPlain_shouldTellNoReader() throws {
        let today = try #require(today)

        let parsed = DateParser().parse([TextLine(text: "MHD 24.05.27")], today: today, locale: nil)

        #expect(parsed.dates.map(\.reader) == [nil])
    }
}
