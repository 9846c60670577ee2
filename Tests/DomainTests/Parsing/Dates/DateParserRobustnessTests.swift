import KeepItFreshDomain
import Testing

@Suite("Hostile text")
struct DateParserRobustnessTests {
    @Test(arguments: [
        "a", "1", "20.11.27 ", "BB ", "L1", "LOT ", "JAN ", "保质期", "\u{301}", "6 days ", "best before end 2029 ", "|",
        "bezt befor ", "\u{202E}٢٠/١١/", "ß", "１２．", "\u{0}", "E:", "mindestenz haltbor ", "99999999999999999999.",
    ])
    func whenLineIsHuge_shouldEnd(_ piece: String) throws {
        let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
        let today = try #require(CivilDate("2026-11-20"))

        let parsed = DateParser().parse([TextLine(text: text)], today: today, locale: nil)

        #expect(parsed.dates.allSatisfy { (0...1).contains($0.confidence) })
    }

    @Test(arguments: [
        "BB 24.05.27 L123", "保质期至2027年5月24日", "MFG 24/05/26 EXP 24/05/27", "صالح لغاية ٢٤/٠٥/٢٠٢٧", "BB 24 N0V 27",
    ])
    func whenTextIsMutated_shouldGiveOnlyDatesNearToday(_ seed: String) throws {
        var generator = SeededGenerator(state: 20_261_120)
        let pool = Array("0123456789.:/-|lIOSBZ LEPX\n年月日까지R賞味期限٠١éßﬁ\u{301}\u{202E}\u{0}\u{10FFFF}ก๑".unicodeScalars)
        let today = try #require(CivilDate("2026-11-20"))
        let parser = DateParser()

        for _ in 0..<150 {
            var scalars = Array(seed.unicodeScalars)
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<scalars.count, using: &generator)
                scalars[place] = pool.randomElement(using: &generator) ?? "0"
                if Bool.random(using: &generator) { scalars.insert(scalars[place], at: place) }
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            let lines = String(view).split(separator: "\n").map { TextLine(text: String($0)) }

            let parsed = parser.parse(lines, today: today, locale: LocaleHint("ja"))

            #expect(parsed.dates.allSatisfy { (2021...2037).contains($0.date.year) })
        }
    }
}
