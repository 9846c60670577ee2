import KeepItFreshDomain
import Testing

@testable import KeepItFreshCoderPrint

@Suite struct LineStackTests {
    private static let texts = ["12.03.2025", "12.03.2027", "15.07.2023"]
    private let printer = DotPrinter(leading: 8)

    /// Where a line of the picture stands; between two lines for a half.
    private func region(_ row: Double) -> LineRegion {
        let capital = 7 * printer.pitch
        let top = 192 + (row - 1.5) * printer.leading * printer.pitch
        let length = 10 * 6 * printer.pitch
        return LineRegion(centerX: 256, centerY: top + capital / 2, length: length, capitalHeight: capital)
    }

    private func texts(readFirst: Bool, found: [LineRegion]) throws -> [String] {
        let picture = try #require(printer.picture(of: Self.texts, width: 512, height: 384))
        let first = TextLine(text: Self.texts[0], confidence: 0.9)
        let stack = LineStack(read: readFirst ? [ReadLine(region: region(0), line: first)] : [], found: found)
        return stack.more(in: picture, with: try CoderPrintNetworks()).map(\.line.text).sorted()
    }

    @Test func whenOneLineOfABlockWasRead_shouldReadTheOnesBelow() throws {
        #expect(try texts(readFirst: true, found: [region(0)]) == ["12.03.2027", "15.07.2023"])
    }

    @Test func whenTwoLinesWereFoundAsOne_shouldReadBothAndTheNext() throws {
        #expect(try texts(readFirst: false, found: [region(0.5)]) == Self.texts.sorted())
    }

    @Test func whenNothingWasFoundForSure_shouldNotGuess() throws {
        var unsure = region(0.5)
        unsure.score = 0.5

        #expect(try texts(readFirst: false, found: [unsure]).isEmpty)
    }
}
