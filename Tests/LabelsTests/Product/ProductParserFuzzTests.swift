import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite struct ProductParserFuzzTests {
    private static let pieces = [
        "Oat Drink", "6 x", "0,33", "l", "500 g e", "®", "é", "e\u{301}\u{302}", "\u{202E}", "ａｂｃ１２", "٣٫٥", "牛乳", "นม",
        "ü", "İ", "ß",
        ",", ".", "%", "&", "'", "(", "\u{0}", "\u{FFFD}", "☕️", "👨‍👩‍👧", "ﷺ", "Zutaten:", "net wt", "℮", "×", "\u{1D}", "ǅ",
        "9999999999",
    ]

    @Test func whenTextIsArbitrary_shouldNotInventLetters() async throws {
        try await FuzzBudget.run { seed, random in
            let lines = (0..<Int.random(in: 0...6, using: &random)).map { row in
                let words = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                    Self.pieces.randomElement(using: &random) ?? ""
                }
                let text = words.joined(separator: Bool.random(using: &random) ? " " : "")
                return Bool.random(using: &random) ? TextLine(text: text) : .read(text, top: row * 50, height: 40)
            }
            let product = ProductParser().parse(lines)

            #expect(product?.name.map { $0.contains(where: \.isLetter) } ?? true, "seed \(seed)")
            #expect(product?.quantity.map { $0.first?.isNumber == true } ?? true, "seed \(seed)")
            #expect(product.map { (0...1).contains($0.confidence) } ?? true, "seed \(seed)")
        }
    }

    @Test(arguments: ["a", "1", "1 x ", "milk ", "牛乳", "12,", "®", "\u{301}", "500 g "])
    func whenLineIsAMegabyte_shouldStillEnd(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)

        #expect(ProductParser().parse([TextLine(text: text), TextLine(text: "Oat Drink")])?.name == "Oat Drink")
    }

    @Test func whenThereAreManyLines_shouldStillEnd() {
        let lines = (0..<100_000).map { TextLine(text: "\($0) x \($0) g") }

        #expect(ProductParser().parse(lines)?.name == nil)
    }
}
