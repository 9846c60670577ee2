/// A label's text folded for matching, with the original position of every scalar. It is a class, so that passing it on
/// is cheap.
final class FoldedText: Sendable {
    /// The folded scalars of all lines, with a line feed between lines.
    let scalars: [UInt32]
    /// For each folded scalar its index in `printed`.
    let origins: [Int32]
    /// For each folded scalar the index of its line.
    let lines: [Int32]
    /// All scalars as printed, with a line feed between lines.
    let printed: [Unicode.Scalar]
    /// For each line the index of its first folded scalar, and the end of the last line.
    let lineStarts: [Int]
    /// For each folded text the index of its first scalar in `printed`.
    let textStarts: [Int]

    /// Folds lines of text; a line feed inside a line starts a new one.
    init(_ texts: [String]) {
        let folder = TextFolder(texts)
        scalars = folder.scalars
        origins = folder.origins
        lines = folder.lines
        printed = folder.printed
        lineStarts = folder.lineStarts
        textStarts = folder.textStarts
    }

    /// The number of folded scalars.
    var count: Int { scalars.count }

    /// The folded scalar at an index; a line feed outside the text.
    @inline(__always)
    subscript(index: Int) -> UInt32 {
        index >= 0 && index < scalars.count ? scalars[index] : 0x0A
    }

    /// The line of an index; the last line after the end.
    func line(at index: Int) -> Int {
        index < lines.count ? Int(lines[index]) : max(0, lineStarts.count - 2)
    }

    /// The number of the text in which a folded index is.
    func source(at index: Int) -> Int {
        guard index < origins.count else { return max(0, textStarts.count - 1) }
        let origin = Int(origins[index])
        var low = 0
        var high = textStarts.count
        while low < high {
            let middle = (low + high) / 2
            if textStarts[middle] <= origin { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The offset of a folded index in the scalars of its text.
    func offset(at index: Int) -> Int {
        guard index < origins.count else { return 0 }
        return Int(origins[index]) - textStarts[max(0, source(at: index))]
    }

    /// The text as printed between two folded indices.
    func printedText(_ range: Range<Int>) -> String {
        guard !range.isEmpty, range.upperBound <= origins.count else { return "" }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: printed[Int(origins[range.lowerBound])...Int(origins[range.upperBound - 1])])
        return String(view)
    }

    /// The number that the digits of a range are; the range must have digits alone, at most 18.
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + Int(self[$1] - 0x30) } }

    /// Whether the scalar was printed as a capital ASCII letter.
    func isCapital(_ index: Int) -> Bool {
        index < origins.count && (0x41...0x5A).contains(printed[Int(origins[index])].value)
    }
}
