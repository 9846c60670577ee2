import KeepItFreshDomain
import Testing

@testable import KeepItFreshCoderPrint

@Suite struct LineBlockTests {
    private let printer = DotPrinter(leading: 13)

    private func texts(confidence: Double, first: String = "12.03.2025") throws -> [String] {
        let picture = try #require(printer.picture(of: [first, "12.03.2027"], width: 512, height: 384))
        let capital = 7 * printer.pitch
        let place = LineRegion(
            centerX: 256, centerY: 192 - printer.leading * printer.pitch + capital / 2, length: 60 * printer.pitch,
            capitalHeight: capital)
        let read = ReadLine(region: place, line: TextLine(text: first, confidence: confidence))
        return LineBlock.more(beside: [read], in: picture, with: try CoderPrintNetworks()).map(\.line.text)
    }

    @Test func whenOneDateOfABlockWasRead_shouldReadTheOther() throws {
        #expect(try texts(confidence: 0.9) == ["12.03.2027"])
    }

    @Test func whenWhatWasReadIsUnsureOrHasNoDigits_shouldNotLook() throws {
        #expect(try texts(confidence: 0.4).isEmpty)
        #expect(try texts(confidence: 0.9, first: "EXP").isEmpty)
    }
}
