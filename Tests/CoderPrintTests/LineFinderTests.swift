import KeepItFreshDomain
import Testing

@testable import KeepItFreshCoderPrint

@Suite struct LineFinderTests {
    private func found(pitch: Double, width: Int, height: Int) throws -> [LineRegion] {
        let picture = try #require(DotPrinter(pitch: pitch).picture(of: ["12.03.2027"], width: width, height: height))
        return LineFinder.linesOfOtherSizes(in: picture, with: try CoderPrintNetworks())
    }

    @Test(arguments: [(0.9, 160, 120), (3.2, 640, 480), (20.0, 2000, 1200)])
    func whenSeenEnlargedOrFromAfar_shouldPlaceTheLineInThePicture(pitch: Double, width: Int, height: Int) throws {
        let line = try #require(try found(pitch: pitch, width: width, height: height).first)

        let capital = 7 * pitch
        #expect(abs(line.capitalHeight - capital) < 0.25 * capital)
        #expect(abs(line.centerX - Double(width) / 2) < capital)
        // The printer's block is as high as its leading: its only line stands above the middle by what is left of that.
        #expect(abs(line.centerY - (Double(height) / 2 - 1.75 * pitch)) < 0.25 * capital)
    }

    @Test func whenPrintIsTooLowToBeRead_shouldNotGiveIt() throws {
        #expect(try found(pitch: 0.55, width: 160, height: 120).isEmpty)
    }
}
