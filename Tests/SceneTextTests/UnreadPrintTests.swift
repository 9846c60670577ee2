import KeepItFreshDomain
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

@Suite struct UnreadPrintTests {
    /// A line of twenty time steps with print in all of them, of which some are read as a character.
    private func share(readAt steps: Set<Int>, printedIn printed: Range<Int> = 0..<20) throws -> Double {
        let width = 20 * SceneTextModels.timeStepWidth
        var pixels = [UInt8](repeating: 220, count: width * SceneTextModels.lineHeight)
        for step in printed {
            for row in 16..<32 { pixels[row * width + step * SceneTextModels.timeStepWidth + 3] = 20 }
        }
        let picture = try #require(GreyImage(width: width, height: SceneTextModels.lineHeight, pixels: pixels))
        let probabilities: [Float] = (0..<20).flatMap { steps.contains($0) ? [0.1, 0.9] : [0.9, 0.1] }
        return UnreadPrint.share(of: CTCOutput(probabilities: probabilities, classes: 2), in: picture)
    }

    @Test func whenCharactersAreReadAllAlong_shouldBeNone() throws {
        #expect(try share(readAt: Set(stride(from: 0, to: 20, by: 3))) == 0)
    }

    @Test func whenNothingIsRead_shouldBeAll() throws {
        #expect(try share(readAt: []) == 1)
    }

    @Test func whenHalfIsPassedOver_shouldBeThat() throws {
        #expect(try share(readAt: [0, 3, 6]) == 0.5)
    }

    @Test func whenNothingIsPrintedInAGap_shouldNotCountIt() throws {
        #expect(try share(readAt: [0, 3, 6], printedIn: 0..<10) == 0)
    }
}
