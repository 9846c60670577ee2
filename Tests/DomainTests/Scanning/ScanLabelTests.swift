import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct ScanLabelTests {
    private static let today = CivilDate(clampedDayNumber: 20_777)

    /// Returns GS1 barcodes with given texts.
    private struct GS1Codes: BarcodeProviding {
        let texts: [String]
        var confidence: Double?

        func barcodes(in image: GreyImage) async throws(ScanError) -> [Barcode] {
            texts.map { Barcode(symbology: .dataMatrix, text: $0, isGS1: true, confidence: confidence) }
        }
    }

    /// Returns a date code in each of the orientations, and the numbers of lines that it was given.
    private struct MockDateCodes: DateCodeProviding {
        let orientations: [TextOrientation]

        func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
            orientations.enumerated().map { index, orientation in
                TextLine(text: "12 MAR 2027", box: Quad(left: 0, top: index * 40, right: 200, bottom: index * 40 + 20))
                    .mapCorners(orientation.original)
            }
        }

        func lines(
            around places: [Quad], besides known: [TextLine], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] { [] }

        func numbers(
            of printed: [TextLine], besides known: [TextLine], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] {
            [TextLine(text: "\(printed.count) printed and \(known.count) known")]
        }

        func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [TextLine?] { [] }

        func keywords(
            at places: [Quad], without numbers: [Quad], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] { [] }
    }

    /// Returns a line with the orientation that it was given.
    private struct OrientationText: TextRecognitionProviding {
        func lines(in image: GreyImage, running orientation: TextOrientation?) async throws(ScanError) -> [TextLine] {
            [TextLine(text: orientation.map { "\($0)" } ?? "unknown")]
        }
    }

    @Test(arguments: [
        ([TextOrientation.upright, .upright], "upright"), ([.clockwise, .clockwise], "clockwise"),
        ([.upsideDown, .upright], "unknown"), ([], "unknown"),
    ])
    func whenDateCodesHaveOneOrientation_shouldReadOtherTextInIt(
        orientations: [TextOrientation], text: String
    ) async throws {
        let photos = MockPhotos()
        let readers = ReadText(
            dateCodeReader: MockDateCodes(orientations: orientations), sceneTextReader: nil,
            textRecogniser: OrientationText(), readsOtherScripts: false, today: { Self.today })
        let scanner = ScanLabel(photos: photos, barcodes: MockReaders(), text: readers)

        let label = try await scanner.label(of: photos.open(.file("ok")))

        #expect(label.lines.contains { $0.text == text && $0.readers == [.document] })
        #expect(label.lines.contains { $0.text == "1 printed and \(orientations.count) known" })
    }

    @Test(arguments: [
        (["0109501101530003" + "17270331"], false), (["0109501101530003" + "15270331"], false),
        // Text may contain more than a sell-by date, and show which of two dates is right.
        (["0109501101530003" + "16270331"], true), (["17270331", "17270430"], true),
        // No food is good for that long, and a packing date does not say for how long.
        (["17610331"], true), (["13261101"], true),
    ])
    func whenABarcodeContainsTheDate_shouldNotReadDateCodes(texts: [String], reads: Bool) async throws {
        let label = try await label(with: GS1Codes(texts: texts))

        #expect(label.lines.contains { $0.readers == [.dateCode] } == reads)
        #expect(label.lines.contains { $0.readers == [.document] })
    }

    @Test func whenTheBarcodeIsDoubtful_shouldReadDateCodes() async throws {
        let label = try await label(with: GS1Codes(texts: ["17270331"], confidence: 0.1))

        #expect(label.barcodes.map(\.isDoubtful) == [true])
        #expect(label.lines.contains { $0.readers == [.dateCode] })
    }

    private func label(with codes: GS1Codes) async throws -> ScannedLabel {
        let photos = MockPhotos()
        let readers = ReadText(
            dateCodeReader: MockDateCodes(orientations: [.upright]), sceneTextReader: nil,
            textRecogniser: OrientationText(), readsOtherScripts: false, today: { Self.today })
        let scanner = ScanLabel(photos: photos, barcodes: codes, text: readers)
        return try await scanner.label(of: photos.open(.file("ok")))
    }
}
