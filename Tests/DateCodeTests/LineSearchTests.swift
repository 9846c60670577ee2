import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDateCode

@Suite struct LineSearchTests {
    private static let texts = ["12.03.2025", "12.03.2027", "15.07.2023"]

    /// The place of a line of the picture; with a half, the place between two lines.
    private func region(_ row: Double, of printer: DotPrinter, lines: Int = 3) -> LineRegion {
        let capital = 7 * printer.pitch
        let top = 192 + (row - Double(lines) / 2) * printer.leading * printer.pitch
        let length = 10 * 6 * printer.pitch
        return LineRegion(centerX: 256, centerY: top + capital / 2, length: length, capitalHeight: capital)
    }

    /// What is read where lines nearly touch, from what is known at the beginning.
    private func texts(_ begin: (inout LineSearch, DotPrinter) -> Void) throws -> [String] {
        let printer = DotPrinter(leading: 8)
        var search = LineSearch(
            try #require(printer.picture(of: Self.texts, width: 512, height: 384)))
        begin(&search, printer)
        search.run(with: try DateCodeNetworks())
        return search.read.nonMaximumSuppressed.map(\.line.text).sorted()
    }

    @Test func whenOneLineOfABlockIsRead_shouldReadTheLinesBelow() throws {
        let texts = try texts { search, printer in search.propose([region(0, of: printer)]) }

        #expect(texts == Self.texts.sorted())
    }

    @Test func whenTwoLinesWereDetectedAsOne_shouldReadBothAndTheNext() throws {
        let texts = try texts { search, printer in search.addUnread(region(0.5, of: printer)) }

        #expect(texts == Self.texts.sorted())
    }

    @Test func whenTheScoreOfSuchARegionIsLow_shouldNotGuess() throws {
        let texts = try texts { search, printer in
            var unsure = region(0.5, of: printer)
            unsure.score = 0.5
            search.addUnread(unsure)
        }

        #expect(texts.isEmpty)
    }

    @Test func whenTheDetectorIsNotSure_shouldLookCloser() throws {
        let texts = try texts { search, printer in
            var faint = region(1, of: printer)
            faint.isFaint = true
            search.propose([faint])
        }

        #expect(texts == Self.texts.sorted())
    }

    @Test(arguments: [(40, 12.0, true), (300, 12.0, false), (40, 250.0, false)])
    func whenPrintIsLookedAtFromNear_shouldReadNewLinesAroundIt(left: Int, knownY: Double, isFound: Bool) throws {
        let printer = DotPrinter(pitch: 1.1)
        let picture = try #require(printer.picture(of: ["12.03.2027"], width: 1200, height: 900))
        let place = PixelRect(left: 540, top: 440, right: 640, bottom: 460)
        let known = LineRegion(centerX: 600, centerY: 450 - 250 + knownY, length: 90, capitalHeight: 8)
        let far = PixelRect(left: left, top: 20, right: left + 50, bottom: 40)

        let lines = LineSearch.lines(
            around: left < 100 ? [place] : [far], besides: [known], in: picture, with: try DateCodeNetworks())

        #expect(lines.map(\.line.text) == (isFound ? ["12.03.2027"] : []))
    }

    @Test func whenADateWasRead_shouldNotReadWhatTheDetectorIsNotSureOf() throws {
        let printer = DotPrinter(leading: 13)
        let texts = ["12.03.2025", "", "", "", "12.03.2027"]
        let picture = try #require(printer.picture(of: texts, width: 512, height: 384))
        var faint = region(4, of: printer, lines: 5)
        faint.isFaint = true
        var search = LineSearch(picture)
        search.propose([region(0, of: printer, lines: 5), faint])

        search.run(with: try DateCodeNetworks())

        #expect(search.read.map(\.line.text) == ["12.03.2025"])
    }

    @Test(arguments: [
        ("12.03.2025", 0.9, ["12.03.2025", "12.03.2027"]), ("12.03.2025", 0.4, ["12.03.2025"]), ("EXP", 0.9, ["EXP"]),
    ])
    func whenALineIsSureAndMayContainADate_shouldReadTheOthersOfItsBlock(
        text: String, confidence: Double, expected: [String]
    ) throws {
        let printer = DotPrinter(leading: 13)
        let picture = try #require(printer.picture(of: ["12.03.2025", "12.03.2027"], width: 512, height: 384))
        var search = LineSearch(picture)
        search.add(
            RecognisedLine(
                region: region(0, of: printer, lines: 2), line: TextLine(text: text, confidence: confidence)))

        search.run(with: try DateCodeNetworks())

        #expect(search.read.nonMaximumSuppressed.map(\.line.text).sorted() == expected)
    }
}
