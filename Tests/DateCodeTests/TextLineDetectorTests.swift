import KeepItFreshDomain
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshDateCode

@Suite struct TextLineDetectorTests {
    private func found(pitch: Double, width: Int, height: Int) throws -> [LineRegion] {
        let picture = try #require(DotPrinter(pitch: pitch).picture(of: ["12.03.2027"], width: width, height: height))
        return TextLineDetector.linesOfOtherSizes(in: picture, with: try DateCodeNetworks())
    }

    @Test(arguments: [(0.9, 160, 120), (3.2, 640, 480), (20.0, 2000, 1200)])
    func whenPictureIsEnlargedOrReduced_shouldPlaceTheLineInThePicture(pitch: Double, width: Int, height: Int) throws {
        let line = try #require(try found(pitch: pitch, width: width, height: height).first)

        let capital = 7 * pitch
        #expect(abs(line.capitalHeight - capital) < 0.25 * capital)
        #expect(abs(line.box.centerX - Double(width) / 2) < capital)
        // The printer's block is as high as its leading, so the middle of its only line is above the picture's.
        #expect(abs(line.box.centerY - (Double(height) / 2 - 1.75 * pitch)) < 0.25 * capital)
    }

    @Test func whenPrintIsTooLowToBeRead_shouldNotReturnIt() throws {
        #expect(try found(pitch: 0.55, width: 160, height: 120).isEmpty)
    }
}
