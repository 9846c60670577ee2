/// Where the text of a label stands in the photo, and how sure its reader was.
struct LabelLayout {
    private let lines: [TextLine]
    private let text: FoldedText

    /// The layout of lines that were folded to `text`.
    init(_ lines: [TextLine], text: FoldedText) {
        self.lines = lines
        self.text = text
    }

    /// The lines row by row from the top, each row from the left, as far as all of them have boxes; else as they came.
    static func inReadingOrder(_ lines: [TextLine]) -> [TextLine] {
        var placed: [(line: TextLine, extent: BoxExtent)] = []
        for line in lines {
            guard let box = line.box else { return lines }
            placed.append((line, BoxExtent(box)))
        }
        placed.sort { $0.extent.middle < $1.extent.middle }
        var rows: [[(line: TextLine, extent: BoxExtent)]] = []
        for entry in placed {
            if let last = rows.last?.last, last.extent.isBeside(entry.extent) {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row in row.sorted { $0.extent.left < $1.extent.left }.map(\.line) }
    }

    /// The place of folded indices in the photo: the boxes of their words, or their share of the line's box.
    func box(of range: Range<Int>) -> Quad? {
        guard !range.isEmpty, let (line, start, end) = place(of: range), let box = line.box else { return nil }
        let boxes = words(of: line, start, end).compactMap(\.box)
        if let first = boxes.first {
            return boxes.dropFirst().reduce(BoxExtent(first)) { $0.union(BoxExtent($1)) }.quad
        }
        let length = max(1, line.text.unicodeScalars.count)
        return BoxExtent(box).part(from: Double(start) / Double(length), to: Double(end) / Double(length)).quad
    }

    /// The reader's own measure for folded indices: the least sure of their words, or that of the line.
    func confidence(of range: Range<Int>) -> Double {
        guard !range.isEmpty, let (line, start, end) = place(of: range) else { return 1 }
        return words(of: line, start, end).map(\.confidence).min() ?? line.confidence
    }

    /// What is read at least so surely is plain to read.
    private static let leastPlain = 0.85

    /// True where folded indices are read so surely that hardly anybody would doubt them.
    func isPlain(_ range: Range<Int>) -> Bool {
        confidence(of: range) >= Self.leastPlain
    }

    /// Who read the lines that folded indices stand in; nil for plain text.
    func reader(of range: Range<Int>) -> TextReader? {
        guard !range.isEmpty else { return nil }
        let first = text.source(at: range.lowerBound)
        let last = text.source(at: range.upperBound - 1)
        let readers = lines.indices.filter { (first...max(first, last)).contains($0) }.compactMap { lines[$0].reader }
        return readers.dropFirst().reduce(readers.first) { $0?.joined(with: $1) }
    }

    /// The line of a range's beginning, with the scalars of the line that the range covers.
    private func place(of range: Range<Int>) -> (line: TextLine, start: Int, end: Int)? {
        let index = text.source(at: range.lowerBound)
        guard lines.indices.contains(index) else { return nil }
        let first = text.offset(at: range.lowerBound)
        let last = text.source(at: range.upperBound - 1) == index ? text.offset(at: range.upperBound - 1) + 1 : nil
        return (lines[index], first, max(first, last ?? lines[index].text.unicodeScalars.count))
    }

    private func words(of line: TextLine, _ start: Int, _ end: Int) -> [TextWord] {
        var offset = 0
        var found: [TextWord] = []
        for word in line.words {
            let length = word.text.unicodeScalars.count
            if offset < end && offset + length > start { found.append(word) }
            offset += length + 1
        }
        return found
    }
}
