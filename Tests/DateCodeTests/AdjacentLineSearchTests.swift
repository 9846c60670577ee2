import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDateCode

@Suite struct AdjacentLineSearchTests {
    private static let texts = ["12.03.2025", "12.03.2027", "15.07.2023"]
    private let printer = DotPrinter(leading: 8)

    /// The place of a line of the picture; with a half, the place between two lines.
    private func region(_ row: Double) -> LineRegion {
        let capital = 7 * printer.pitch
        let top = 192 + (row - 1.5) * printer.leading * printer.pitch
        let length = 10 * 6 * printer.pitch
        return LineRegion(centerX: 256, centerY: top + capital / 2, length: length, capitalHeight: capital)
    }

    private func texts(readFirst: Bool, detected: [LineRegion]) throws -> [String] {
        let picture = try #require(printer.picture(of: Self.texts, width: 512, height: 384))
        let first = TextLine(text: Self.texts[0], confidence: 0.9)
        let search = AdjacentLineSearch(
            recognised: readFirst ? [RecognisedLine(region: region(0), line: first)] : [], detected: detected)
        return search.lines(in: picture, with: try DateCodeNetworks()).map(\.line.text).sorted()
    }

    @Test func whenOneLineOfABlockWasRead_shouldReadTheLinesBelow() throws {
        #expect(try texts(readFirst: true, detected: [region(0)]) == ["12.03.2027", "15.07.2023"])
    }

    @Test func whenTwoLinesWereDetectedAsOne_shouldReadBothAndTheNext() throws {
        #expect(try texts(readFirst: false, detected: [region(0.5)]) == Self.texts.sorted())
    }

    @Test func whenTheScoreIsLow_shouldNotGuess() throws {
        var unsure = region(0.5)
        unsure.score = 0.5

        #expect(try texts(readFirst: false, detected: [unsure]).isEmpty)
    }
}
