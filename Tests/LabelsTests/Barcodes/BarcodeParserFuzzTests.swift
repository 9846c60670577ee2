import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite struct BarcodeParserFuzzTests {
    private static let seeds = [
        "4006381333931", "]C1010950110153000310AB\u{1D}17270228", "(01)09501101530003(15)270228", "977031721000305",
        "https://x.example/01/09501101530003/10/A%2F?17=270228", "]E0", "3103000250392", "ARFKk4XB0CDKWcnpq",
        "\u{1D}\u{1D}",
        "٤٠٠٦٣٨١٣٣٣٩٣١", "４００６３８１３３３９３１", "e\u{301}\u{202E}01", "]C1(01", "https://%/01/%0/?=&;=",
        "\u{0}\u{7F}\u{FFFD}", "https://x.example/GgnYUc1gmo1XgkaD8oBj2", "]C110A<GS>17270228{GS}\u{241D}",
    ]
    private static let symbologies: [Symbology?] = [nil] + Symbology.allCases.map { $0 }

    @Test func whenContentIsArbitrary_shouldReturnOnlyValidFields() async throws {
        let today = try #require(CivilDate("2026-11-20"))

        try await FuzzBudget.run { seed, random in
            let text = Self.mutated(Self.seeds.randomElement(using: &random) ?? "", using: &random)
            let symbology = Self.symbologies.randomElement(using: &random) ?? nil
            let barcode = BarcodeParser(region: "DE")
                .parse(text, symbology: symbology, isGS1: Bool.random(using: &random), today: today)

            #expect(barcode.gtin.map { GTIN($0.digits) == $0 } ?? true, "seed \(seed)")
            #expect(barcode.lot.map { (1...20).contains($0.utf8.count) } ?? true, "seed \(seed)")
            #expect(barcode.elements.count <= 600, "seed \(seed)")
        }
    }

    @Test(arguments: [
        ("]C1", "10A\u{1D}"), ("", "(10)"), ("https://x.example/?", "01=%"), ("https://x.example/", "01/"), ("", "é"),
        ("]C1(10)", "("), ("https://x.example/", "A"), ("]C1", "<GS"),
    ])
    func whenContentIsAMegabyte_shouldStillEnd(start: String, piece: String) throws {
        let today = try #require(CivilDate("2026-11-20"))
        let text = start + String(repeating: piece, count: 1_000_000 / piece.utf8.count)

        let barcode = BarcodeParser().parse(text, symbology: .qrCode, isGS1: false, today: today)

        #expect(barcode.gtin == nil)
        #expect(barcode.elements.count <= 1)
    }

    private static func mutated(_ seed: String, using random: inout SeededGenerator) -> String {
        var bytes = Array(seed.utf8)
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let index = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
            case 1 where !bytes.isEmpty: bytes.remove(at: index)
            default: bytes += bytes.prefix(index)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
