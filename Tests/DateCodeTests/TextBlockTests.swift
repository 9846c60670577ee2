import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDateCode

@Suite struct TextBlockTests {
    private let printer = DotPrinter(leading: 13)

    private func texts(confidence: Double, first: String = "12.03.2025") throws -> [String] {
        let picture = try #require(printer.picture(of: [first, "12.03.2027"], width: 512, height: 384))
        let capital = 7 * printer.pitch
        let place = LineRegion(
            centerX: 256, centerY: 192 - printer.leading * printer.pitch + capital / 2, length: 60 * printer.pitch,
            capitalHeight: capital)
        let read = RecognisedLine(region: place, line: TextLine(text: first, confidence: confidence))
        return AdjacentLineSearch.TextBlock.lines(beside: [read], in: picture, with: try DateCodeNetworks()).map(
            \.line.text)
    }

    @Test func whenOneDateOfABlockWasRead_shouldReadTheOther() throws {
        #expect(try texts(confidence: 0.9) == ["12.03.2027"])
    }

    @Test func whenTheLineIsUnsureOrHasNoDigits_shouldNotSearch() throws {
        #expect(try texts(confidence: 0.4).isEmpty)
        #expect(try texts(confidence: 0.9, first: "EXP").isEmpty)
    }
}
