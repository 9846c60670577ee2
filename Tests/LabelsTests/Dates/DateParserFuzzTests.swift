import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite("The date parser and random text")
struct DateParserFuzzTests {
    private static let labels = [
        "BB 24.05.27 L123", "保质期至2027年5月24日", "MFG 24/05/26 EXP 24/05/27", "صالح لغاية ٢٤/٠٥/٢٠٢٧", "BB 24 N0V 27",
        "제조일 2026.05.24 소비기한 제조일로부터 12개월", "Geriausias iki 2027 m. liepos 14 d.", "賞味期限 R9.5.24",
    ]
    private static let pool = Array(
        "0123456789.:/-|lIOSBZ LEPX\n年月日까지R賞味期限٠١éßﬁ\u{301}\u{202E}\u{0}\u{10FFFF}ก๑１．＋°€%m.".unicodeScalars)

    private func check(_ text: String, locale: String, _ seed: UInt64) throws {
        let today = try #require(CivilDate("2026-11-20"))
        let lines = text.split(separator: "\n").map { TextLine(text: String($0)) }

        let parsed = DateParser().parse(lines, today: today, locale: LocaleHint(locale))

        #expect(parsed.dates.allSatisfy { (1995...2060).contains($0.date.year) }, "seed \(seed): \(parsed.dates)")
        #expect(parsed.dates.allSatisfy { (0...1).contains($0.confidence) }, "seed \(seed): \(parsed.dates)")
        #expect(parsed.expiry.map { $0.certainty == .suggested || $0.alternatives.isEmpty } ?? true, "seed \(seed)")
        #expect(
            parsed.expiry.map { expiry in parsed.dates.contains { $0.date == expiry.date } } ?? true, "seed \(seed)")
    }

    @Test func whenLabelIsMutated_shouldReturnOnlyPossibleDates() async throws {
        try await FuzzBudget.run { seed, random in
            for label in Self.labels {
                var scalars = Array(label.unicodeScalars)
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    let place = Int.random(in: 0..<scalars.count, using: &random)
                    scalars[place] = Self.pool.randomElement(using: &random) ?? "0"
                    if Bool.random(using: &random) { scalars.insert(scalars[place], at: place) }
                }
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars)

                try check(String(view), locale: ["ja", "en-US", "en-CA", "th", "lt"][Int(seed % 5)], seed)
            }
        }
    }

    @Test func whenBytesAreArbitrary_shouldReturnOnlyPossibleDates() async throws {
        try await FuzzBudget.run { seed, random in
            let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
            let letters = (0..<400).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x1_FFFF, using: &random)) }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: letters)

            try check(String(decoding: bytes, as: UTF8.self), locale: "de", seed)
            try check(String(view), locale: "en-GB", seed)
        }
    }
}
