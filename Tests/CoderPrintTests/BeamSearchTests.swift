import Foundation
import Testing

@testable import KeepItFreshCoderPrint

@Suite struct BeamSearchTests {
    /// Scores whose named classes have the given probabilities at each step; the rest is spread thin.
    private func scores(_ steps: [[Int: Double]]) -> ClassScores {
        let values = steps.flatMap { step -> [Float] in
            let rest = (1 - step.values.reduce(0, +)) / Double(ClassScores.classes - step.count)
            return (0..<ClassScores.classes).map { Float(log(max(step[$0] ?? rest, 1e-9))) }
        }
        return ClassScores(steps: steps.count, logProbabilities: values)
    }

    private func read(_ scores: ClassScores, spelling: TextModel? = nil) -> [LineReading] {
        BeamSearch.readings(of: scores, spelling: spelling)
    }

    @Test func whenBlankPartsEqualCharacters_shouldKeepBoth() {
        let readings = read(scores([[2: 1], [2: 1], [0: 1], [2: 1], [0: 1]]))

        #expect(readings.first?.classes == [2, 2])
        #expect((readings.first?.probability ?? 0) > 0.99)
    }

    @Test func whenManyPathsSpellOneText_shouldAddThemUp() {
        let readings = read(scores([[0: 0.5, 3: 0.5], [0: 0.6, 3: 0.4]]))

        #expect(readings.first?.classes == [3])
        #expect(abs((readings.first?.probability ?? 0) - 0.7) < 0.001)
    }

    @Test func whenCharacterIsDoubtful_shouldGiveBothReadingsLikeliestFirst() {
        let readings = read(scores([[2: 1], [0: 1], [4: 0.7, 9: 0.3]]))

        #expect(readings.prefix(2).map(\.classes) == [[2, 4], [2, 9]])
        #expect(abs(readings[1].probability - 0.3) < 0.01)
    }

    @Test func whenNothingIsThere_shouldReadNothing() {
        let readings = read(scores([[0: 1], [0: 1]]))

        #expect(readings.first?.text == "")
    }

    /// A text's characters, each surely read, but for one that is there with some probability.
    private func scores(of text: String, doubting index: Int, _ probability: Double) -> ClassScores {
        let classes = text.map { CoderPrintAlphabet.characters.firstIndex(of: $0).map { $0 + 1 } ?? 0 }
        return scores(
            classes.enumerated().flatMap { place, symbol -> [[Int: Double]] in
                [place == index ? [symbol: probability, 0: 1 - probability] : [symbol: 1], [0: 1]]
            })
    }

    @Test func whenDateMissesAnythingSeenBadly_shouldReadItWhole() {
        let badlySeen = scores(of: "17/01/25", doubting: 1, 0.4)

        #expect(read(badlySeen).first?.text == "1/01/25")
        #expect(read(badlySeen, spelling: .shared).first?.text == "17/01/25")
    }

    @Test func whenWhatMakesADateIsHardlySeen_shouldNotReadIt() {
        let ground = scores(of: "17/01/25", doubting: 1, 0.05)

        #expect(read(ground, spelling: .shared).first?.text == "1/01/25")
    }

    @Test func whenTextsAreWeighed_shouldStillShareOneProbability() {
        let readings = read(scores(of: "EXP 17/01/25", doubting: 5, 0.4), spelling: .shared)

        #expect(abs(readings.reduce(0) { $0 + $1.probability } - 1) < 0.0001)
        #expect(readings[1].text == "EXP 1/01/25" && readings[1].probability > 0)
    }
}
