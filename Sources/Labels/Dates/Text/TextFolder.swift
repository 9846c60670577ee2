/// Folds texts scalar by scalar for `FoldedText`.
struct TextFolder {
    private(set) var scalars: [UInt32] = []
    private(set) var origins: [Int32] = []
    private(set) var lines: [Int32] = []
    private(set) var printed: [Unicode.Scalar] = []
    private(set) var lineStarts: [Int] = [0]
    private(set) var textStarts: [Int] = []

    /// Folds lines of text; a line feed inside a line starts a new one.
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

    /// Whether a line has spaces between all scalars, such as `B B 2 0 . 1 1`.
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
