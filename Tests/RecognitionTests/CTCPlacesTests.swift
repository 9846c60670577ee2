import KeepItFreshRecognition
import Testing

@Suite struct CTCPlacesTests {
    /// The output in which each time step has one likely class of three.
    private func output(_ steps: [Int], probability: Float = 0.9) -> CTCOutput {
        let values = steps.flatMap { step in (0..<3).map { $0 == step ? probability : (1 - probability) / 2 } }
        return CTCOutput(probabilities: values, classes: 3)
    }

    @Test func whenCharactersAreApart_shouldPlaceEachInTheMiddleOfItsSteps() {
        let places = output([0, 1, 1, 0, 0, 0, 2, 0]).places(of: [1, 2])

        #expect(places.map(\.step) == [2, 6.5])
        #expect(places.allSatisfy { $0.probability > 0.89 })
    }

    @Test func whenACharacterIsRead_shouldPlaceItTwiceOnlyWithABlankBetween() {
        let places = output([1, 1, 0, 1, 1]).places(of: [1, 1])

        #expect(places.map(\.step) == [1, 4])
    }

    @Test func whenACharacterIsUnlikely_shouldSayHowSureItIs() {
        let places = output([0, 1, 0, 2, 0], probability: 0.6).places(of: [1, 2])

        #expect(places.allSatisfy { (0.59...0.61).contains($0.probability) })
    }

    @Test func whenTheReadingIsLongerThanTheLine_shouldPlaceNothing() {
        #expect(output([1, 2]).places(of: [1, 2, 1]).isEmpty)
        #expect(output([1, 2]).places(of: []).isEmpty)
    }
}
