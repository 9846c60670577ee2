import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct HalfBlocksTests {
    @Test func whenDrawnInTrueColors_shouldShowTwoRowsALine() throws {
        let image = try #require(GreyImage(width: 2, height: 3, pixels: [0, 255, 255, 0, 128, 128]))

        let lines = HalfBlocks(image, hasTrueColor: true).lines

        #expect(
            lines == [
                "\u{1B}[38;2;0;0;0;48;2;255;255;255m▀\u{1B}[38;2;255;255;255;48;2;0;0;0m▀\u{1B}[0m",
                "\u{1B}[38;2;128;128;128;48;2;0;0;0m▀▀\u{1B}[0m",
            ])
    }

    @Test(arguments: [1, 2, 80, 400])
    func whenDrawnInAnySize_shouldHaveThatManyCharacters(width: Int) throws {
        let pixels = (0..<width * 31).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let image = try #require(GreyImage(width: width, height: 31, pixels: pixels))

        let text = TerminalPicture(image, png: []).text(for: .blocks, hasTrueColor: false)

        let lines = text.split(separator: "\n")
        #expect(lines.count == 16)
        #expect(lines.allSatisfy { $0.count { $0 == "▀" } == width && $0.hasSuffix("\u{1B}[0m") })
    }

    @Test func whenAPictureIsTurned_shouldMoveItsCorners() throws {
        let image = try #require(GreyImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))

        #expect(image.turned(quarters: 1).pixels == [4, 1, 5, 2, 6, 3])
        #expect(image.turned(quarters: 2).pixels == [6, 5, 4, 3, 2, 1])
        #expect(image.turned(quarters: -1).pixels == [3, 6, 2, 5, 1, 4])
        #expect(image.beside(image, gap: 1).pixels == [1, 2, 3, 255, 1, 2, 3, 4, 5, 6, 255, 4, 5, 6])
    }

    @Test(arguments: [
        (PixelPoint(x: 0, y: 0), PixelPoint(x: 9, y: 1), 0), (PixelPoint(x: 9, y: 0), PixelPoint(x: 9, y: 9), 3),
        (PixelPoint(x: 9, y: 9), PixelPoint(x: 0, y: 9), 2), (PixelPoint(x: 0, y: 9), PixelPoint(x: 0, y: 0), 1),
    ])
    func whenPrintRunsInADirection_shouldTurnItUpright(start: PixelPoint, end: PixelPoint, quarters: Int) {
        let box = Quad(topLeft: start, topRight: end, bottomRight: end, bottomLeft: start)

        #expect(box.quartersToUpright == quarters)
    }
}
