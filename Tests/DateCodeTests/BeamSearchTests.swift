import Foundation
import Testing

@testable import KeepItFreshDateCode

@Suite struct BeamSearchTests {
    /// Logits in which the given classes have the given probabilities at each time step; the rest is spread evenly.
    private func logits(_ timeSteps: [[Int: Double]]) -> CTCLogits {
        let values = timeSteps.flatMap { step -> [Float] in
            let rest = (1 - step.values.reduce(0, +)) / Double(CTCLogits.classes - step.count)
            return (0..<CTCLogits.classes).map { Float(log(max(step[$0] ?? rest, 1e-9))) }
        }
        return CTCLogits(timeSteps: timeSteps.count, logProbabilities: values)
    }

    private func read(_ logits: CTCLogits, languageModel: LanguageModel? = nil) -> [Transcription] {
        BeamSearch.readings(of: logits, languageModel: languageModel)
    }

    @Test func whenBlankSeparatesEqualCharacters_shouldKeepBoth() {
        let readings = read(logits([[2: 1], [2: 1], [0: 1], [2: 1], [0: 1]]))

        #expect(readings.first?.classes == [2, 2])
        #expect((readings.first?.probability ?? 0) > 0.99)
    }

    @Test func whenManyPathsGiveOneText_shouldAddThemUp() {
        let readings = read(logits([[0: 0.5, 3: 0.5], [0: 0.6, 3: 0.4]]))

        #expect(readings.first?.classes == [3])
        #expect(abs((readings.first?.probability ?? 0) - 0.7) < 0.001)
    }

    @Test func whenCharacterIsDoubtful_shouldReturnBothReadingsLikeliestFirst() {
        let readings = read(logits([[2: 1], [0: 1], [4: 0.7, 9: 0.3]]))

        #expect(readings.prefix(2).map(\.classes) == [[2, 4], [2, 9]])
        #expect(abs(readings[1].probability - 0.3) < 0.01)
    }

    @Test func whenAllStepsAreBlank_shouldReadNothing() {
        let readings = read(logits([[0: 1], [0: 1]]))

        #expect(readings.first?.text == "")
    }

    /// A text's characters, all certain except one with the given probability.
    private func logits(of text: String, doubting index: Int, _ probability: Double) -> CTCLogits {
        let classes = text.map { Transcription.Alphabet.characters.firstIndex(of: $0).map { $0 + 1 } ?? 0 }
        return logits(
            classes.enumerated().flatMap { place, symbol -> [[Int: Double]] in
                [place == index ? [symbol: probability, 0: 1 - probability] : [symbol: 1], [0: 1]]
            })
    }

    @Test func whenCharacterOfADateIsSeenBadly_shouldReadItWhole() {
        let badlySeen = logits(of: "17/01/25", doubting: 1, 0.4)

        #expect(read(badlySeen).first?.text == "1/01/25")
        #expect(read(badlySeen, languageModel: .shared).first?.text == "17/01/25")
    }

    @Test func whenCharacterOfADateIsHardlySeen_shouldNotReadIt() {
        let ground = logits(of: "17/01/25", doubting: 1, 0.05)

        #expect(read(ground, languageModel: .shared).first?.text == "1/01/25")
    }

    @Test func whenTheLanguageModelIsUsed_shouldKeepTheSumOfProbabilities() {
        let readings = read(logits(of: "EXP 17/01/25", doubting: 5, 0.4), languageModel: .shared)

        #expect(abs(readings.reduce(0) { $0 + $1.probability } - 1) < 0.0001)
        #expect(readings[1].text == "EXP 1/01/25" && readings[1].probability > 0)
    }
}
