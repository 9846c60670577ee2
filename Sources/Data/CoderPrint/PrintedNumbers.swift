import Foundation
import KeepItFreshDomain

/// The numbers among lines of ordinary print: each may be a date, and deserves a second reader.
enum PrintedNumbers {
    /// A date has no more digits, a time or a second date beside it included.
    private static let mostDigits = 18
    /// So many are looked at, those that the other reader is surest of.
    private static let most = 10

    /// Where lines have runs of words of digits, in the pixels of a picture that is the photo reduced by `reduction`.
    static func regions(in lines: [TextLine], reduction: Int) -> [LineRegion] {
        let found = lines.flatMap { runs(of: $0.words) }.sorted { confidence(of: $0) > confidence(of: $1) }
        return found.prefix(most).compactMap { region(of: $0, reduction: Double(reduction)) }
    }

    /// The stretches of neighbouring words that are digits and marks, those with as many digits as a date may have.
    private static func runs(of words: [TextWord]) -> [ArraySlice<TextWord>] {
        words.split { !isNumber($0.text) }.filter { run in
            (ReadLine.fewestDigits...mostDigits).contains(run.reduce(0) { $0 + $1.text.count(where: \.isNumber) })
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.count(where: \.isNumber)
        return digits >= ReadLine.fewestDigits || digits * 2 >= text.count || !text.contains(where: \.isLetter)
    }

    private static func confidence(of run: ArraySlice<TextWord>) -> Double {
        run.map(\.confidence).max() ?? 0
    }

    /// From the first word's beginning to the last one's end, as high as most words are; nil without boxes.
    private static func region(of run: ArraySlice<TextWord>, reduction: Double) -> LineRegion? {
        let boxes = run.compactMap(\.box)
        guard let first = boxes.first, let last = boxes.last else { return nil }
        let start = middle(first.topLeft, first.bottomLeft), end = middle(last.topRight, last.bottomRight)
        let heights = boxes.map {
            hypot(Double($0.bottomLeft.x - $0.topLeft.x), Double($0.bottomLeft.y - $0.topLeft.y))
        }
        let height = heights.sorted()[heights.count / 2]
        guard height > 0 else { return nil }
        return LineRegion(
            centerX: (start.x + end.x) / 2 / reduction, centerY: (start.y + end.y) / 2 / reduction,
            length: hypot(end.x - start.x, end.y - start.y) / reduction, capitalHeight: height / reduction,
            angle: atan2(end.y - start.y, end.x - start.x))
    }

    private static func middle(_ one: PixelPoint, _ other: PixelPoint) -> (x: Double, y: Double) {
        (Double(one.x + other.x) / 2, Double(one.y + other.y) / 2)
    }
}
