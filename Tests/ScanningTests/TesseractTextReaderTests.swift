import KeepItFreshDomain
import KeepItFreshLabels
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

        let expected = line.mapCorners { PixelPoint(x: $0.x * 2, y: $0.y * 2) }
        #expect(doubled.box == expected.box)
        #expect(doubled.words.map(\.box) == expected.words.map(\.box))
    }

    @Test(arguments: TextOrientation.allCases)
    func whenTextIsTurned_shouldReadItInItsPlace(turn: TextOrientation) async throws {
        let upright = TextPicture.draw(["BEST BEFORE 12.05.2027"])
        let turned = try picture(of: upright, running: turn)
        let reader = TesseractTextReader()

        let expected = try #require(try await reader.lines(in: upright).first)
        let found = try #require(try await reader.lines(in: turned).first)
        let known = try #require(try await reader.lines(in: turned, running: turn).first)

        #expect(expected.text == "BEST BEFORE 12.05.2027")
        let inPlace = expected.mapCorners { corner in
            switch turn {
            case .upright: corner
            case .clockwise: PixelPoint(x: turned.width - corner.y, y: corner.x)
            case .upsideDown: PixelPoint(x: turned.width - corner.x, y: turned.height - corner.y)
            case .counterclockwise: PixelPoint(x: corner.y, y: turned.height - corner.x)
            }
        }
        #expect(known == inPlace)
        #expect(found == known)
    }

    @Test func whenTextRunsInAnotherDirectionThanGiven_shouldReadItAsItIs() async throws {
        let lines = try await TesseractTextReader().lines(in: TextPicture.draw(["OAT DRINK"]), running: .clockwise)

        #expect(lines.map(\.text) == ["OAT DRINK"])
    }

    @Test func whenTextIsKnownToBeUpright_shouldTryNoOtherDirection() async throws {
        let turned = try picture(of: TextPicture.draw(["BEST BEFORE 12.05.2027"]), running: .clockwise)

        let lines = try await TesseractTextReader().lines(in: turned, running: .upright)

        #expect(!lines.contains { $0.text.contains("BEFORE") })
    }

    /// An upright picture turned so that its text runs this way.
    private func picture(of upright: GreyImage, running turn: TextOrientation) throws -> GreyImage {
        switch turn {
        case .upright: upright
        case .clockwise: try upright.turned(from: .rightTop)
        case .upsideDown: try upright.turned(from: .bottomRight)
        case .counterclockwise: try upright.turned(from: .leftBottom)
        }
    }

    @Test func whenThePictureIsNoise_shouldLeaveItUnread() async throws {
        let noise = try #require(picture(side: 1_200) { ($0 * 2_654_435_761) >> 13 & 0xFF })
        let grain = try #require(picture(side: 1_200) { 128 + ($0 * 2_654_435_761) >> 13 & 0x0F })

        #expect(noise.edgeTransitionCount > 600_000 && grain.edgeTransitionCount == 0)
        #expect(try await TesseractTextReader().lines(in: noise).isEmpty)
    }

    @Test func whenRowsHaveStrokes_shouldCountBothSidesOfEach() throws {
        let picture = try #require(picture(side: 16) { $0 % 16 == 5 || $0 % 16 == 10 ? 0 : 255 })

        #expect(picture.edgeTransitionCount == 4 * 16)
    }

    private func picture(side: Int, _ shade: (Int) -> Int) -> GreyImage? {
        GreyImage(width: side, height: side, pixels: (0..<(side * side)).map { UInt8(truncatingIfNeeded: shade($0)) })
    }

    @Test func whenTheTimeIsOver_shouldLeaveTheRestUnread() async throws {
        let picture = TextPicture.draw(["BEST BEFORE 12.05.2027", "OAT DRINK"])

        #expect(try await TesseractTextReader(maximumMilliseconds: 0).lines(in: picture).isEmpty)
    }

    @Test func whenTextIsLightOnDark_shouldReadIt() async throws {
        let lines = try await TesseractTextReader().lines(in: TextPicture.draw(["BEST BEFORE 12.05.2027"]).inverted())

        #expect(lines.map(\.text) == ["BEST BEFORE 12.05.2027"])
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
