import Foundation
import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite("Labels and numbers at the edges")
struct NumberFuzzTests {
    @Test(
        arguments: [
            (.nan, 0), (.infinity, 9_200_000_000_000_000_000), (-.infinity, -9_200_000_000_000_000_000),
            (1e300, 9_200_000_000_000_000_000), (-9.3e18, -9_200_000_000_000_000_000), (2.9, 2), (-2.9, -2), (0, 0),
        ] as [(Double, Int)])
    func whenANumberIsNotWhole_shouldBeTheNearestThatExists(number: Double, whole: Int) {
        #expect(Int(clamping: number) == whole)
    }

    @Test func whenDaysAndMonthsAreAdded_shouldStayInTheCalendarOrBeNil() async throws {
        let dates = EdgeNumbers.days.compactMap { CivilDate($0) }
        try await FuzzBudget.run { seed, random in
            let date = EdgeNumbers.pick(dates, using: &random)
            let count = EdgeNumbers.integer(using: &random)

            let later = [date.adding(days: count), date.adding(months: count), CivilDate(dayNumber: count)]

            #expect(later.compactMap(\.self).allSatisfy { (1...9999).contains($0.year) }, "seed \(seed)")
            #expect((1...9999).contains(CivilDate(clampedDayNumber: count).year), "seed \(seed)")
            #expect((date.dayNumber(adding: count) < date.dayNumber) == (count < 0), "seed \(seed)")
            #expect(count == 0 || date.adding(days: count) != date, "seed \(seed)")
        }
    }

    @Test func whenADateIsTyped_shouldBeReadOrRefused() async throws {
        let today = try #require(CivilDate("2027-03-10"))
        let forms = ["+%d", "-%d", "+%w", "+%m", "-%y", "%", "%.%", "%/%/%", "%-%-%", "% march %", "march %", "%.%.%"]
        try await FuzzBudget.run { seed, random in
            let form = EdgeNumbers.pick(forms, using: &random)
            let number = EdgeNumbers.pick(EdgeNumbers.texts, using: &random)
            let text = form.replacing("%", with: number)

            let date = try? TypedDate(today: today, locale: LocaleHint("de")).read(text)

            #expect(date.map { (1...9999).contains($0.year) } ?? true, "seed \(seed): \(text)")
        }
    }

    /// Readings come from files and workers too, in JSON.
    @Test func whenAReadingHasImpossibleNumbers_shouldStillBeParsed() async throws {
        let today = try #require(CivilDate("2027-03-10"))
        let texts = [
            "BEST BEFORE 12.03.2027 L4711", "MHD", "12.03.27", "Oat Drink", "500 g", "EXP 0627",
            "99999999999999999999 ml",
            "12.03.99999999999", "MFG 24/05/26 EXP 24/05/27", "use by 5 days", "mindestens haltbar bis",
        ]
        try await FuzzBudget.run { seed, random in
            let label = ScannedLabel(
                barcodes: [
                    Barcode(
                        symbology: .ean13, text: "4006381333931", box: Self.box(&random),
                        confidence: EdgeNumbers.pick(EdgeNumbers.times + [0.5, 1e-300], using: &random))
                ],
                lines: (0..<6).map { _ in Self.line(EdgeNumbers.pick(texts, using: &random), &random) },
                size: ScannedLabel.Size(
                    width: EdgeNumbers.integer(using: &random), height: EdgeNumbers.integer(using: &random)))

            let read = try JSONDecoder().decode(ScannedLabel.self, from: JSONEncoder().encode(label))
            let parsed = LabelParser(region: "DE").parse(read, today: today, locale: LocaleHint("en-GB"))

            #expect(parsed.dates.dates.allSatisfy { (0...1).contains($0.confidence) }, "seed \(seed)")
        }
    }

    @Test func whenTimingsAreImpossible_shouldBeAddedUpAllTheSame() async throws {
        try await FuzzBudget.run { seed, random in
            let parts = (0..<4).map { _ in EdgeNumbers.pick(EdgeNumbers.json, using: &random) }
            let json = """
                {"barcodes": [], "lines": [], "timings": [
                    {"stage": "decode", "duration": [\(parts[0]), \(parts[1])]},
                    {"stage": "decode", "duration": [\(parts[2]), \(parts[3])], "step": \(parts[0])},
                    {"stage": "decode", "duration": [9223372036854775807, 0]}]}
                """
            guard let label = try? JSONDecoder().decode(ScannedLabel.self, from: Data(json.utf8)) else { return }

            let sum = label.timings.map(\.duration).reduce(.zero, +)

            #expect(sum >= .zero && sum <= .seconds(3_000_000_000), "seed \(seed)")
        }
    }

    private static func line(_ text: String, _ random: inout SeededGenerator) -> TextLine {
        let words = text.split(separator: " ").map { word in
            TextLine.Word(
                text: String(word), confidence: EdgeNumbers.pick(EdgeNumbers.times + [0.5, 1e-300], using: &random),
                box: box(&random))
        }
        return TextLine(
            text: text, confidence: EdgeNumbers.pick(EdgeNumbers.times + [0.5, 1e-300], using: &random),
            box: box(&random),
            words: Bool.random(using: &random) ? words : [],
            alternatives: [
                TextLine.Alternative(
                    "12.03.28", probability: EdgeNumbers.pick(EdgeNumbers.times + [0.5, 1e-300], using: &random))
            ],
            readers: [.document])
    }

    private static func box(_ random: inout SeededGenerator) -> Quad? {
        let corners = (0..<4).map { _ in
            PixelPoint(x: EdgeNumbers.integer(using: &random), y: EdgeNumbers.integer(using: &random))
        }
        let shape = Int.random(in: 0..<4, using: &random)
        if shape == 0 { return nil }
        if shape == 1 {
            return Quad(
                topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
        }
        return Quad(left: corners[0].x, top: corners[0].y, right: corners[1].x, bottom: corners[1].y)
    }
}
