import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@Suite struct TranscriptionTests {
    private let calibration = Transcription.Calibration(slope: 0.6, offset: 2)
    private let box = OrientedBox(centerX: 100, centerY: 20, length: 150, height: 20)

    private func reading(_ text: String, _ probability: Double) -> Transcription {
        Transcription(text: text, probability: probability)
    }

    private func words(of readings: [Transcription]) -> [TextLine.Word] {
        readings.words(by: calibration) { box.part(from: $0, to: $1).quad }
    }

    @Test func whenReadingsDifferInTheLot_shouldHaveConfidenceInTheDate() throws {
        let readings = [reading("22.07.26 1OR", 0.4), reading("22.07.26 10R", 0.4), reading("22,07.26 IOR", 0.15)]

        let words = words(of: readings)

        #expect(words.map(\.text) == ["22.07.26", "1OR"])
        #expect(words[0].confidence > 0.95)
        #expect(words[1].confidence < words[0].confidence)
    }

    @Test func whenReadingsDifferInTheDate_shouldDoubtIt() {
        let readings = [reading("15.07.26", 0.45), reading("15.07.25", 0.4)]

        let words = words(of: readings)

        #expect(words.map(\.confidence) == [calibration.confidence(ofProbability: 0.45)])
    }

    @Test func whenLineHasTwoWords_shouldPlaceThemSideBySide() throws {
        let words = words(of: [reading("EXP 2027", 0.9)])

        let first = try #require(words.first?.box), last = try #require(words.last?.box)
        #expect(first.topRight.x < last.topLeft.x)
        #expect(words.count == 2)
    }

    @Test func whenProbabilityRises_shouldNeverLowerTheConfidence() {
        let values = stride(from: 0.0, through: 1.0, by: 0.05).map { calibration.confidence(ofProbability: $0) }

        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(values.allSatisfy { (0...1).contains($0) })
    }

    @Test func whenReadingsAreUnlikely_shouldNotBeAlternatives() {
        let readings = [reading("A1", 0.5), reading("AI", 0.2), reading("Al", 0.1), reading("4I", 0.04)]

        #expect(readings.alternatives(maximumCount: 4, minimumShare: 0.15).map(\.text) == ["AI", "Al"])
        #expect(readings.alternatives(maximumCount: 1, minimumShare: 0.01).map(\.text) == ["AI"])
        #expect([Transcription]().alternatives(maximumCount: 4, minimumShare: 0.1).isEmpty)
    }
}
