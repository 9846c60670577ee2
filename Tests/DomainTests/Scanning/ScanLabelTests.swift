import Testing

@testable import KeepItFreshDomain

@Suite struct ScanLabelTests {
    private static let today = CivilDate(clampedDayNumber: 20_777)

    /// Barcodes of given texts, all with the GS1 mark.
    private struct GS1Codes: BarcodeProviding {
        let texts: [String]
        var confidence: Double?

        func barcodes(in image: GreyImage) async throws(ScanError) -> [Barcode] {
            texts.map { Barcode(symbology: .dataMatrix, text: $0, isGS1: true, confidence: confidence) }
        }
    }

    /// Coder print, two lines that run one way each, and no number that it would read again.
    private struct CodedLines: CoderPrintProviding {
        let turns: [TextTurn]

        func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
            turns.enumerated().map { index, turn in
                TextLine(text: "12 MAR 2027", box: Quad(left: 0, top: index * 40, right: 200, bottom: index * 40 + 20))
                    .mapCorners(turn.original)
            }
        }

        func numbers(
            of printed: [TextLine], besides known: [TextLine], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] {
            [TextLine(text: "\(printed.count) printed and \(known.count) known")]
        }
    }

    /// Print that says which way it was told to run.
    private struct ToldPrint: PrintProviding {
        func lines(in image: GreyImage, running turn: TextTurn?) async throws(ScanError) -> [TextLine] {
            [TextLine(text: turn.map { "told \($0)" } ?? "told nothing")]
        }
    }

    @Test(arguments: [
        ([TextTurn.upright, .upright], "told upright"), ([.clockwise, .clockwise], "told clockwise"),
        ([.upsideDown, .upright], "told nothing"), ([], "told nothing"),
    ])
    func whenCoderPrintRunsOneWay_shouldReadOtherPrintThatWay(turns: [TextTurn], told: String) async throws {
        let photos = MockPhotos()
        let scanner = ScanLabel(
            photos: photos, barcodes: MockReaders(), print: ToldPrint(), coderPrint: CodedLines(turns: turns),
            today: { Self.today })

        let label = try await scanner.label(of: photos.open(.file("ok")))

        #expect(label.lines.contains { $0.text == told && $0.reader == .print })
        #expect(label.lines.contains { $0.text == "1 printed and \(turns.count) known" })
    }

    @Test(arguments: [
        (["0109501101530003" + "17270331"], false), (["0109501101530003" + "15270331"], false),
        // Print may say more than by when to sell, and which of two dates is right.
        (["0109501101530003" + "16270331"], true), (["17270331", "17270430"], true),
        // No food keeps so long, and a day of packing says nothing of how long.
        (["17610331"], true), (["13261101"], true),
    ])
    func whenABarcodeCarriesTheDate_shouldNotLookForItInCoderPrint(texts: [String], looks: Bool) async throws {
        let label = try await label(with: GS1Codes(texts: texts))

        #expect(label.lines.contains { $0.reader == .coderPrint } == looks)
        #expect(label.lines.contains { $0.reader == .print })
    }

    @Test func whenTheBarcodeIsDoubtful_shouldLookForTheDateInPrint() async throws {
        let label = try await label(with: GS1Codes(texts: ["17270331"], confidence: 0.1))

        #expect(label.barcodes.map(\.isDoubtful) == [true])
        #expect(label.lines.contains { $0.reader == .coderPrint })
    }

    private func label(with codes: GS1Codes) async throws -> Label {
        let photos = MockPhotos()
        let scanner = ScanLabel(
            photos: photos, barcodes: codes, print: ToldPrint(), coderPrint: CodedLines(turns: [.upright]),
            today: { Self.today })
        return try await scanner.label(of: photos.open(.file("ok")))
    }
}
