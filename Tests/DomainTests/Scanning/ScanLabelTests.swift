import Testing

@testable import KeepItFreshDomain

@Suite struct ScanLabelTests {
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
            photos: photos, barcodes: MockReaders(), print: ToldPrint(), coderPrint: CodedLines(turns: turns))

        let label = try await scanner.label(of: photos.open(.file("ok")))

        #expect(label.lines.contains { $0.text == told && $0.reader == .print })
        #expect(label.lines.contains { $0.text == "1 printed and \(turns.count) known" })
    }
}
