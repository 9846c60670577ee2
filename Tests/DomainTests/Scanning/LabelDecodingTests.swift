import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct LabelDecodingTests {
    @Test func whenEncoded_shouldDecodeTheSame() throws {
        let line = TextLine(
            text: "12 MAR", confidence: 0.5, box: Quad(left: 1, top: 2, right: 3, bottom: 4),
            words: [TextLine.Word(text: "12", confidence: 0.5)],
            alternatives: [TextLine.Alternative("12 MAY", probability: 0.25, readers: [.dateCode]), "12 MAI"],
            readers: [.document])
        let timing = StageTiming(stage: .document, step: 2, duration: .milliseconds(7), processorTime: .seconds(1))
        let label = ScannedLabel(
            barcodes: [Barcode(symbology: .ean13, text: "1")], lines: [line],
            size: ScannedLabel.Size(width: 4000, height: 3000), timings: [timing])

        let decoded = try JSONDecoder().decode(ScannedLabel.self, from: JSONEncoder().encode(label))

        #expect(decoded == label)
    }

    @Test func whenStoredByAnEarlierVersion_shouldDecodeWithoutLaterFields() throws {
        let stored = #"{"barcodes":[],"lines":[{"text":"A","confidence":1,"words":[],"alternatives":["B"]}]}"#

        let decoded = try JSONDecoder().decode(ScannedLabel.self, from: Data(stored.utf8))

        #expect(decoded == ScannedLabel(lines: [TextLine(text: "A", alternatives: ["B"])]))
    }
}
