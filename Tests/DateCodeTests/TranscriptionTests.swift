import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDateCode

@Suite struct TranscriptionTests {
    private let region = LineRegion(centerX: 100, centerY: 20, length: 150, capitalHeight: 20)

    private func reading(_ text: String, _ probability: Double) -> Transcription {
        let classes = text.compactMap { Transcription.Alphabet.characters.firstIndex(of: $0) }.map { $0 + 1 }
        return Transcription(classes: classes, probability: probability)
    }

    @Test func whenReadingsDifferInTheLot_shouldHaveConfidenceInTheDate() throws {
        let readings = [reading("22.07.26 1OR", 0.4), reading("22.07.26 10R", 0.4), reading("22,07.26 IOR", 0.15)]

        let words = readings.words(at: region)

        #expect(words.map(\.text) == ["22.07.26", "1OR"])
        #expect(words[0].confidence > 0.95)
        #expect(words[1].confidence < words[0].confidence)
    }

    @Test func whenReadingsDifferInTheDate_shouldDoubtIt() {
        let readings = [reading("15.07.26", 0.45), reading("15.07.25", 0.4)]

        let words = readings.words(at: region)

        #expect(words.map(\.confidence) == [Transcription.confidence(ofProbability: 0.45)])
    }

    @Test func whenLineHasTwoWords_shouldPlaceThemSideBySide() throws {
        let words = [reading("EXP 2027", 0.9)].words(at: region)

        let first = try #require(words.first?.box), last = try #require(words.last?.box)
        #expect(first.topRight.x < last.topLeft.x)
        #expect(words.count == 2)
    }

    @Test func whenProbabilityRises_shouldNeverLowerTheConfidence() {
        let values = stride(from: 0.0, through: 1.0, by: 0.05).map { Transcription.confidence(ofProbability: $0) }

        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(values.allSatisfy { (0...1).contains($0) })
    }
}
