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

    @Test func whenBlankPartsEqualCharacters_shouldKeepBoth() {
        let readings = BeamSearch.readings(of: scores([[2: 1], [2: 1], [0: 1], [2: 1], [0: 1]]))

        #expect(readings.first?.classes == [2, 2])
        #expect((readings.first?.probability ?? 0) > 0.99)
    }

    @Test func whenManyPathsSpellOneText_shouldAddThemUp() {
        let readings = BeamSearch.readings(of: scores([[0: 0.5, 3: 0.5], [0: 0.6, 3: 0.4]]))

        #expect(readings.first?.classes == [3])
        #expect(abs((readings.first?.probability ?? 0) - 0.7) < 0.001)
    }

    @Test func whenCharacterIsDoubtful_shouldGiveBothReadingsLikeliestFirst() {
        let readings = BeamSearch.readings(of: scores([[2: 1], [0: 1], [4: 0.7, 9: 0.3]]))

        #expect(readings.prefix(2).map(\.classes) == [[2, 4], [2, 9]])
        #expect(abs(readings[1].probability - 0.3) < 0.01)
    }

    @Test func whenNothingIsThere_shouldReadNothing() {
        let readings = BeamSearch.readings(of: scores([[0: 1], [0: 1]]))

        #expect(readings.first?.text == "")
    }
}
