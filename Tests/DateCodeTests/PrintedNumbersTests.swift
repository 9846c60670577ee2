import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshDateCode

@Suite struct PrintedNumbersTests {
    private func word(_ text: String, left: Int, top: Int = 100) -> TextLine.Word {
        TextLine.Word(
            text: text, confidence: 0.6,
            box: Quad(left: left, top: top, right: left + 20 * text.count, bottom: top + 28))
    }

    @Test func whenWordsContainADate_shouldReturnOnlyItsPlace() throws {
        let line = TextLine(
            text: "",
            words: [word("Best", left: 0), word("2021", left: 100), word("08.03", left: 200), word("B", left: 400)])

        let region = try #require(DateCodeTextReader.PrintedNumbers.regions(in: [line], reduction: 2).first)

        #expect(region.box.centerX == 100 && region.box.centerY == 57)
        #expect(region.length == 100 && region.capitalHeight == 14 && region.box.angle == 0)
    }

    @Test(arguments: [("JUN", 300), ("июня.", 340), ("BEFORE", 200), ("BEST", 200)])
    func whenAShortWordIsBesideNumbers_shouldReadItWithThem(word text: String, end: Double) throws {
        let line = TextLine(
            text: "", words: [word("2021", left: 100), word("08", left: 160), word(text, left: 240)])

        let region = try #require(DateCodeTextReader.PrintedNumbers.regions(in: [line], reduction: 1).first)

        #expect(region.box.centerX + region.length / 2 == end)
    }

    @Test func whenTheLineRunsDownThePhoto_shouldRotateTheRegion() throws {
        let box = Quad(
            topLeft: PixelPoint(x: 130, y: 0), topRight: PixelPoint(x: 130, y: 200),
            bottomRight: PixelPoint(x: 100, y: 200), bottomLeft: PixelPoint(x: 100, y: 0))
        let line = TextLine(text: "", words: [TextLine.Word(text: "12.05.2027", confidence: 0.6, box: box)])

        let region = try #require(DateCodeTextReader.PrintedNumbers.regions(in: [line], reduction: 1).first)

        #expect(abs(region.box.angle - .pi / 2) < 1e-9 && region.length == 200 && region.capitalHeight == 30)
    }

    @Test func whenTheSceneTextReaderFoundTheNumber_shouldExpectGroundAroundItsCapitals() throws {
        var line = TextLine(text: "12.05.2027", words: [word("12.05.2027", left: 0)])
        let tight = try #require(DateCodeTextReader.PrintedNumbers.regions(in: [line], reduction: 1).first)
        line.readers = [.sceneText]
        let loose = try #require(DateCodeTextReader.PrintedNumbers.regions(in: [line], reduction: 1).first)

        #expect(tight.capitalHeight == 28 && abs(loose.capitalHeight - 0.8 * 28) < 1e-9)
        #expect(loose.length == tight.length && loose.box.centerY == tight.box.centerY)
    }

    @Test(arguments: ["200", "Sugar", "1234567890 1234567890"])
    func whenThereCannotBeADate_shouldReturnNoPlace(text: String) {
        let words = text.split(separator: " ").enumerated().map { word(String($1), left: $0 * 300) }

        #expect(
            DateCodeTextReader.PrintedNumbers.regions(in: [TextLine(text: text, words: words)], reduction: 1).isEmpty)
    }

    @Test func whenTheOtherReaderReadANumber_shouldReadItThereOnce() async throws {
        let texts = ["12.03.2025"]
        let picture = try #require(DotPrinter(ground: 128, ink: 116).picture(of: texts, width: 512, height: 384))
        let place = Quad(left: 256 - 90, top: 182, right: 256 + 90, bottom: 202)
        let printed = TextLine(
            text: "l2.O3.2025", words: [TextLine.Word(text: "12.03.2025", confidence: 0.4, box: place)])
        let reader = DateCodeTextReader()

        let numbers = try await reader.numbers(of: [printed], besides: [], in: picture)
        let known = try await reader.numbers(of: [printed], besides: numbers, in: picture)

        #expect(numbers.map(\.text) == texts)
        #expect(known.isEmpty)
    }
}
