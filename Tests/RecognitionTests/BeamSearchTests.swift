import Foundation
import KeepItFreshRecognition
import Testing

@Suite struct BeamSearchTests {
    private static let classes = 20

    /// The output of a network in which the given classes have the given probabilities at each time step; the rest is
    /// spread evenly.
    private func output(_ timeSteps: [[Int: Double]], classes: Int = Self.classes) -> CTCOutput {
        let values = timeSteps.flatMap { step -> [Float] in
            let rest = (1 - step.values.reduce(0, +)) / Double(classes - step.count)
            return (0..<classes).map { Float(max(step[$0] ?? rest, 1e-9)) }
        }
        return CTCOutput(probabilities: values, classes: classes)
    }

    @Test func whenBlankSeparatesEqualCharacters_shouldKeepBoth() {
        let readings = BeamSearch.readings(of: output([[2: 1], [2: 1], [0: 1], [2: 1], [0: 1]]))

        #expect(readings.first?.classes == [2, 2])
        #expect((readings.first?.probability ?? 0) > 0.99)
    }

    @Test func whenManyPathsGiveOneText_shouldAddThemUp() {
        let readings = BeamSearch.readings(of: output([[0: 0.5, 3: 0.5], [0: 0.6, 3: 0.4]]))

        #expect(readings.first?.classes == [3])
        #expect(abs((readings.first?.probability ?? 0) - 0.7) < 0.001)
    }

    @Test func whenCharacterIsDoubtful_shouldReturnBothReadingsLikeliestFirst() {
        let readings = BeamSearch.readings(of: output([[2: 1], [0: 1], [4: 0.7, 9: 0.3]]))

        #expect(readings.prefix(2).map(\.classes) == [[2, 4], [2, 9]])
        #expect(abs(readings[1].probability - 0.3) < 0.01)
    }

    @Test func whenAllStepsAreBlank_shouldReadNothing() {
        let readings = BeamSearch.readings(of: output([[0: 1], [0: 1]]))

        #expect(readings.first?.classes == [])
    }

    @Test func whenThereAreManyClasses_shouldReadTheHighestToo() {
        let readings = BeamSearch.readings(
            of: output([[18_709: 0.9], [0: 1], [18_708: 0.6, 18_709: 0.4]], classes: 18_710))

        #expect(readings.prefix(2).map(\.classes) == [[18_709, 18_708], [18_709, 18_709]])
    }

    @Test func whenThereIsNoTimeStep_shouldReadNothingForSure() {
        let readings = BeamSearch.readings(of: CTCOutput(probabilities: [Float](), classes: 5))

        #expect(readings.map(\.classes) == [[]])
        #expect(readings.map(\.probability) == [1])
    }

    /// A prior by which a 7 after a 5 is ten times as likely as another character.
    private let prior = BeamSearch.Prior(start: 0) { _, symbol in
        UInt64(symbol)
    } logScore: { symbol, context in
        symbol == 7 && context == 5 ? log(10) : 0
    }

    @Test func whenThePriorPrefersACharacter_shouldDependOnTheOneBefore() {
        let doubtful = [[7: 0.2, 8: 0.8]]

        let alone = BeamSearch.readings(of: output(doubtful), prior: prior)
        let after = BeamSearch.readings(of: output([[5: 1], [0: 1]] + doubtful), prior: prior)

        #expect(alone.first?.classes == [8])
        #expect(after.first?.classes == [5, 7])
        #expect(abs((after.first?.probability ?? 0) - 2 / 2.8) < 0.001)
    }

    @Test func whenThePriorPrefersALongText_shouldJudgeItsEndToo() {
        let ending = BeamSearch.Prior(start: 0) { context, _ in
            context + 1
        } logScore: { symbol, context in
            symbol == nil && context < 2 ? log(0.1) : 0
        }

        let readings = BeamSearch.readings(of: output([[5: 1], [0: 1], [6: 0.3, 0: 0.7]]), prior: ending)

        #expect(readings.first?.classes == [5, 6])
    }
}
