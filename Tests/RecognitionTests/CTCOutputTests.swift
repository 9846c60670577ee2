import Foundation
import KeepItFreshRecognition
import Testing

@Suite struct CTCOutputTests {
    /// Probabilities that depend on the class and the time step, with a few far above the minimum.
    private func probabilities(timeSteps: Int, classes: Int) -> [Float] {
        (0..<timeSteps).flatMap { step -> [Float] in
            let weights = (0..<classes).map { Float(1 + ($0 &* 2_654_435_761 &+ step &* 40_503) >> 8 % 97) }
            let boosted = weights.enumerated().map { ($0.offset + step) % 211 == 3 ? $0.element * 300 : $0.element }
            let sum = boosted.reduce(0, +)
            return boosted.map { $0 / sum }
        }
    }

    @Test(arguments: [1, 2, 56, 63, 64, 65, 130, 1_000])
    func whenOutputIsDense_shouldKeepTheBlankAndAllLikelyClasses(classes: Int) {
        let values = probabilities(timeSteps: 5, classes: classes)

        let output = CTCOutput(probabilities: values, classes: classes)

        let expected = (0..<5).map { step in
            (0..<classes).filter { $0 == 0 || values[step * classes + $0] > 0.002 }
        }
        #expect(output.timeSteps == 5)
        #expect(output.candidates.map { $0.map(\.symbol) } == expected)
        for (step, candidates) in output.candidates.enumerated() {
            #expect(candidates.allSatisfy { $0.probability == Double(values[step * classes + $0.symbol]) })
        }
    }

    @Test func whenOutputHasLogarithms_shouldGiveTheSame() {
        let values = probabilities(timeSteps: 7, classes: 130)

        let output = CTCOutput(probabilities: values, classes: 130)
        let other = CTCOutput(logProbabilities: values.map { log($0) }, classes: 130)

        #expect(output.candidates.map { $0.map(\.symbol) } == other.candidates.map { $0.map(\.symbol) })
        #expect(abs(output.bestPathLogProbability - other.bestPathLogProbability) < 0.001)
        for (one, two) in zip(output.candidates.joined(), other.candidates.joined()) {
            #expect(abs(one.probability - two.probability) < 1e-5)
        }
    }

    @Test func whenNoClassIsLikely_shouldStillScoreTheBestPath() {
        let classes = 1_000
        var values = [Float](repeating: 0.001, count: classes)
        values[998] = 0.0015

        let output = CTCOutput(probabilities: values, classes: classes)

        #expect(output.candidates.map { $0.map(\.symbol) } == [[0]])
        #expect(output.bestPathLogProbability == log(Float(0.0015)))
    }

    @Test func whenValuesArePartOfOthers_shouldReadOnlyThese() {
        let values = probabilities(timeSteps: 4, classes: 80)
        let whole = CTCOutput(probabilities: values, classes: 80)

        let slice = CTCOutput(probabilities: values[80..<240], classes: 80)
        let lazy = CTCOutput(probabilities: values[80..<240].lazy.map { $0 }, classes: 80)

        #expect(slice.candidates == Array(whole.candidates[1...2]))
        #expect(lazy == slice)
    }

    @Test func whenTheLastTimeStepIsCutOff_shouldLeaveItOut() {
        #expect(CTCOutput(probabilities: [Float](repeating: 0.1, count: 29), classes: 10).timeSteps == 2)
        #expect(CTCOutput(probabilities: [Float](repeating: 0.1, count: 9), classes: 10).timeSteps == 0)
        #expect(CTCOutput(probabilities: [0.1], classes: 0).timeSteps == 0)
    }

    @Test func whenTheNetworkFails_shouldBeWithoutCharacters() {
        let output = CTCOutput(probabilities: [Float](repeating: .nan, count: 200), classes: 100)

        #expect(output.candidates.allSatisfy { $0.map(\.symbol) == [0] })
        #expect(output.bestPathLogProbability.isNaN || output.bestPathLogProbability < -1_000)
        #expect(BeamSearch.readings(of: output).isEmpty)
    }
}
