/// A label's text folded for matching, every scalar knowing where it was printed.
struct FoldedText {
    /// Folded scalars of all lines, a line feed between lines.
    private(set) var scalars: [UInt32] = []
    /// For each folded scalar its place in `printed`.
    private(set) var origins: [Int32] = []
    /// For each folded scalar the index of its line.
    private(set) var lines: [Int32] = []
    /// All scalars as printed, a line feed between lines.
    private(set) var printed: [Unicode.Scalar] = []
    /// For each line where its folded scalars begin, and one past the last line.
    private(set) var lineStarts: [Int] = [0]
    /// For each text that was folded where its scalars begin in `printed`.
    private(set) var textStarts: [Int] = []

    /// Folds lines of text; a line feed inside a line parts it in two, as plain text has it.
    init(_ texts: [String]) {
        let capacity = texts.reduce(texts.count) { $0 + $1.utf8.count }
        scalars.reserveCapacity(capacity)
        origins.reserveCapacity(capacity)
        lines.reserveCapacity(capacity)
        printed.reserveCapacity(capacity)
        for (index, text) in texts.enumerated() {
            if index > 0 { breakLine() }
            textStarts.append(printed.count)
            append(text)
        }
        lineStarts.append(scalars.count)
    }

    /// The number of folded scalars.
    var count: Int { scalars.count }

    /// The folded scalar at an index; a line feed outside the text.
    @inline(__always)
    subscript(index: Int) -> UInt32 {
        index >= 0 && index < scalars.count ? scalars[index] : 0x0A
    }

    /// The line of an index; the last line past the end.
    func line(at index: Int) -> Int {
        index < lines.count ? Int(lines[index]) : max(0, lineStarts.count - 2)
    }

    /// The text that a folded index comes from.
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

    /// The scalar of its text that a folded index comes from.
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

    /// True when the scalar was printed as a capital letter of ASCII.
    func isCapital(_ index: Int) -> Bool {
        index < origins.count && (0x41...0x5A).contains(printed[Int(origins[index])].value)
    }

    private mutating func append(_ text: String) {
        guard Self.isLetterSpaced(text) else {
            for scalar in text.unicodeScalars { append(scalar) }
            return
        }
        var spaces = 0
        for scalar in text.unicodeScalars {
            spaces = scalar == " " ? spaces + 1 : 0
            if spaces != 1 { append(scalar) }
        }
    }

    /// True for a line such as `B B 2 0 . 1 1`, whose every scalar stands alone.
    private static func isLetterSpaced(_ text: String) -> Bool {
        var length = 0
        var tokens = 0
        var longer = 0
        for byte in text.utf8 where byte & 0xC0 != 0x80 {
            if byte == 0x20 {
                tokens += length > 0 ? 1 : 0
                length = 0
            } else {
                length += 1
                longer += length == 2 ? 1 : 0
            }
        }
        return tokens >= 5 && longer * 5 <= tokens
    }

    private mutating func breakLine() {
        lines.append(Int32(lineStarts.count - 1))
        origins.append(Int32(printed.count))
        printed.append("\n")
        scalars.append(0x0A)
        lineStarts.append(scalars.count)
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar == "\n" { return breakLine() }
        let folded = ScalarFolding.fold(scalar.value)
        defer { printed.append(scalar) }
        if folded == ScalarFolding.dropped { return }
        push(folded & 0x1F_FFFF)
        if folded >> 24 != 0 { push(folded >> 24) }
    }

    private mutating func push(_ scalar: UInt32) {
        scalars.append(scalar)
        origins.append(Int32(printed.count))
        lines.append(Int32(lineStarts.count - 1))
    }
}
