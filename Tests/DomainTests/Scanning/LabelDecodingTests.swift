import Foundation
import KeepItFreshDomain
import Testing

@Suite struct LabelDecodingTests {
    @Test func whenEncoded_shouldDecodeTheSame() throws {
        let line = TextLine(
            text: "12 MAR", confidence: 0.5, box: Quad(left: 1, top: 2, right: 3, bottom: 4),
            words: [TextWord(text: "12", confidence: 0.5)], alternatives: ["12 MAY"], reader: .print,
            rivals: ["12 MAY"])
        let timing = StageTiming(stage: .print, step: 2, duration: .milliseconds(7), processorTime: .seconds(1))
        let label = Label(barcodes: [Barcode(symbology: .ean13, text: "1")], lines: [line], timings: [timing])

        let decoded = try JSONDecoder().decode(Label.self, from: JSONEncoder().encode(label))

        #expect(decoded == label)
    }

    @Test func whenKeptByAnEarlierVersion_shouldDecodeWithoutWhatThatDidNotKnow() throws {
        let kept = #"{"barcodes":[],"lines":[{"text":"A","confidence":1,"words":[],"alternatives":["B"]}]}"#

        let decoded = try JSONDecoder().decode(Label.self, from: Data(kept.utf8))

        #expect(decoded == Label(lines: [TextLine(text: "A", alternatives: ["B"])]))
    }
}
