import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

struct TesseractTextReaderTests {
    @Test func whenTextIsShown_shouldReadLinesWithWordsAndBoxes() async throws {
        let reader = TesseractTextReader()
        let picture = TextPicture.draw(["BEST BEFORE 12.05.2027", "OAT DRINK"])

        let lines = try await reader.lines(in: picture)

        let first = try #require(lines.first)
        let box = try #require(first.box)
        #expect(lines.map(\.text) == ["BEST BEFORE 12.05.2027", "OAT DRINK"])
        #expect(first.words.map(\.text) == ["BEST", "BEFORE", "12.05.2027"])
        #expect(first.words.allSatisfy { 0.5...1 ~= $0.confidence && $0.box != nil })
        #expect(0.5...1 ~= first.confidence)
        #expect(box.topLeft.y < picture.height / 2)
    }

    @Test func whenPictureIsReduced_shouldReportBoxesInPhotoPixels() async throws {
        let reader = TesseractTextReader()
        let full = TextPicture.draw(["OAT DRINK"])
        let half = try #require(GreyImage(width: full.width, height: full.height, pixels: full.pixels, reduction: 2))

        let line = try #require(try await reader.lines(in: full).first)
        let doubled = try #require(try await reader.lines(in: half).first)

        #expect(doubled.box == line.box?.enlarged(by: 2))
        #expect(doubled.words.map(\.box) == line.words.map { $0.box?.enlarged(by: 2) })
    }

    @Test func whenPictureIsBlank_shouldReadNothing() async throws {
        let blank = try #require(GreyImage(width: 200, height: 100, pixels: Array(repeating: 255, count: 20_000)))

        let lines = try await TesseractTextReader().lines(in: blank)

        #expect(lines.isEmpty)
    }

    @Test(arguments: [["xxx"], ["eng", "xxx"]])
    func whenLanguageIsNotInstalled_shouldThrowComponentMissing(languages: [String]) async {
        let reader = TesseractTextReader(languages: languages)

        await #expect(throws: ScanError.componentMissing) { try await reader.lines(in: Quadrants.picture()) }
    }
}
