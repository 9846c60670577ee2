import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite("Hostile text")
struct DateParserRobustnessTests {
    /// What makes many dates: the parser's time grows with the square of their number.
    private static let dated: Set = ["20.11.27 ", "best before end 2029 "]

    /// In a long run (`Scripts/fuzz`) the line is longer still.
    @Test(arguments: [
        "a", "1", "20.11.27 ", "08:14 ", "2027 m. ", "14\n07\n", "BB ", "L1", "LOT ", "JAN ", "保质期", "\u{301}",
        "6 days ", "best before end 2029 ", "|",
        "bezt befor ", "\u{202E}٢٠/١١/", "ß", "１２．", "\u{0}", "E:", "mindestenz haltbor ", "99999999999999999999.",
    ])
    func whenLineIsHuge_shouldEnd(_ piece: String) throws {
        let isLongRun = FuzzBudget.time > .seconds(10)
        let length = isLongRun ? 60_000 : Self.dated.contains(piece) ? 5_000 : 20_000
        let text = String(repeating: piece, count: length / piece.utf8.count)
        let today = try #require(CivilDate("2026-11-20"))

        let parsed = DateParser().parse([TextLine(text: text)], today: today, locale: nil)

        #expect(parsed.dates.allSatisfy { (0...1).contains($0.confidence) })
    }
}
