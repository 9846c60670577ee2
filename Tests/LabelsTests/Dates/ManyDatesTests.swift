import KeepItFreshLabels
import Testing

/// A text of thousands of dates is read in the time of a text, and not of all pairs of its dates.
@Suite(.timeLimit(.minutes(10))) struct ManyDatesTests {
    @Test(arguments: ["12.03.2027 ", "12/03 ", "best before 12.03.2027 ", "best before 12.03.2027\n"])
    func whenOneDateIsRepeated_shouldEnd(part: String) throws {
        let text = String(repeating: part, count: 100_000 / part.utf8.count)
        let today = try #require(CivilDate(year: 2026, month: 11, day: 20))

        let dates = DateParser().parse([TextLine(text: text)], today: today, locale: nil)

        #expect(!dates.dates.isEmpty)
    }
}
