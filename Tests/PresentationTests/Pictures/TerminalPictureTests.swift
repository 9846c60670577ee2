import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

@Suite struct TerminalPictureTests {
    @Test(arguments: [(1, 1), (7, 6), (40, 13), (400, 299)])
    func whenDrawnAsSixels_shouldShowEachPixelOnceInItsShade(width: Int, height: Int) throws {
        let image = try #require(picture(width, height))

        let text = TerminalPicture(image, png: []).text(for: .sixel)

        #expect(text.hasSuffix("\u{1B}\\\n"))
        let drawn = try #require(SixelDecoder(String(text.dropLast())))
        #expect(drawn.width == width && drawn.height == height && !drawn.isUntidy)
        let isNear = zip(image.pixels, drawn.pixels).allSatisfy { pixel, percent in
            percent.map { abs(Double($0) - Double(pixel) / 2.55) <= 4 } ?? false
        }
        #expect(isNear)
        #expect(text.dropFirst().dropLast(3).unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) })
    }

    @Test func whenRowsAreOfOneShade_shouldWriteThemAsRuns() throws {
        let white = try #require(GreyImage(width: 300, height: 6, pixels: Array(repeating: 255, count: 1_800)))

        #expect(TerminalPicture.Sixels(white).text.hasSuffix("#15!300~\u{1B}\\"))
    }

    @Test(arguments: [1, 3_071, 3_072, 3_073, 10_000])
    func whenSentToKitty_shouldBeCompleteInChunksWithoutAnswers(count: Int) throws {
        let png = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let image = try #require(picture(4, 4))

        let text = TerminalPicture(image, png: png).text(for: .kitty)

        let chunks = text.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
        #expect(text.hasSuffix("\u{1B}\\\n"))
        var content = ""
        for (place, chunk) in chunks.enumerated() {
            let parts = chunk.components(separatedBy: ";")
            let isLast = place == chunks.count - 1
            let keys = (place == 0 ? "a=T,f=100," : "") + "q=2,m=\(isLast ? 0 : 1)"
            try #require(parts.count == 2)
            #expect(parts[0] == "\u{1B}_G" + keys)
            #expect(parts[1].count <= 4_096 && (isLast || parts[1].count % 4 == 0))
            content += parts[1]
        }
        #expect(Data(base64Encoded: content) == Data(png))
    }

    @Test func whenSentToITerm_shouldBeCompleteInOneSequence() throws {
        let png: [UInt8] = [0x89, 0x50, 0x1B, 0x07, 0]

        let text = TerminalPicture(try #require(picture(40, 2)), png: png).text(for: .iterm)

        let head = "\u{1B}]1337;File=inline=1;size=5;width=40px;preserveAspectRatio=1:"
        #expect(text.hasPrefix(head) && text.hasSuffix("\u{07}\n"))
        #expect(Data(base64Encoded: String(text.dropFirst(head.count).dropLast(2))) == Data(png))
    }

    @Test(
        arguments: [
            (["KITTY_WINDOW_ID": "1"], PictureProtocol.kitty), (["TERM": "xterm-kitty"], .kitty),
            (["TERM_PROGRAM": "iTerm.app"], .iterm), (["TERM_PROGRAM": "WezTerm"], .iterm),
            (["LC_TERMINAL": "iTerm2"], .iterm), (["TERM": "xterm-256color"], nil), ([:], nil),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], nil), (["TERM_PROGRAM": "iTerm.app", "STY": "1"], nil),
        ] as [([String: String], PictureProtocol?)])
    func whenTheEnvironmentNamesTheTerminal_shouldChooseItsProtocol(
        environment: [String: String], kind: PictureProtocol?
    ) {
        #expect(PictureProtocol(environment: environment) == kind)
    }

    @Test(
        arguments: [
            ("\u{1B}[?62;4;22c", PictureProtocol.sixel), ("\u{1B}[?64;1;2;4c", .sixel), ("\u{1B}[?62;22c", nil),
            ("\u{1B}[?4c", nil), ("\u{1B}[?1;2c", nil), ("\u{1B}[?62;14;40c", nil), ("c", nil), ("", nil),
            ("\u{1B}[?62;4", nil),
        ] as [(String, PictureProtocol?)])
    func whenTheTerminalAnswers_shouldDetectSixels(answer: String, kind: PictureProtocol?) {
        #expect(PictureProtocol(answer: Array(answer.utf8)) == kind)
    }

    /// A picture of all shades.
    private func picture(_ width: Int, _ height: Int) -> GreyImage? {
        GreyImage(
            width: width, height: height,
            pixels: (0..<width * height).map { UInt8(truncatingIfNeeded: $0 / width * 7 + $0 % width * 3) })
    }
}
