/// The places of a label's text in the photo, and the confidence of its recognition.
struct LabelLayout {
    private let straight: StraightLines
    private let text: FoldedText
    private var lines: [TextLine] { straight.lines }

    /// The layout of lines that were folded to `text`.
    init(_ straight: StraightLines, text: FoldedText) {
        self.straight = straight
        self.text = text
    }

    /// The lines row by row from the top, each row from the left; unchanged unless all of them have boxes.
    static func inReadingOrder(_ lines: [TextLine]) -> [TextLine] {
        var placed: [(line: TextLine, extent: PixelRect)] = []
        for line in lines {
            guard let box = line.box else { return lines }
            placed.append((line, PixelRect(box)))
        }
        placed.sort { $0.extent.doubledMiddle < $1.extent.doubledMiddle }
        var rows: [[(line: TextLine, extent: PixelRect)]] = []
        for entry in placed {
            if let last = rows.last?.last, last.extent.isBeside(entry.extent) {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row in row.sorted { $0.extent.left < $1.extent.left }.map(\.line) }
    }

    /// The place of folded indices among the straight lines: the boxes of their words, or their part of the line's box.
    func place(of range: Range<Int>) -> PixelRect? {
        guard !range.isEmpty, let (index, start, end) = part(of: range), let box = lines[index].box else { return nil }
        let boxes = words(of: lines[index], start, end).compactMap(\.box)
        if let first = boxes.first { return boxes.dropFirst().reduce(PixelRect(first)) { $0.union(PixelRect($1)) } }
        let length = max(1, lines[index].text.unicodeScalars.count)
        return PixelRect(box).part(from: Double(start) / Double(length), to: Double(end) / Double(length))
    }

    /// The place of a share of a line among the straight lines.
    func place(ofLine index: Int, _ share: ClosedRange<Double>) -> PixelRect? {
        lines[index].box.map { PixelRect($0).part(from: share.lowerBound, to: share.upperBound) }
    }

    /// A place on a line as it is in the photo.
    func box(of place: PixelRect?, onLine index: Int) -> Quad? {
        place.map { straight.original($0.quad, ofLine: index) }
    }

    /// The place of folded indices in the photo.
    func box(of range: Range<Int>) -> Quad? {
        guard !range.isEmpty, let (index, _, _) = part(of: range) else { return nil }
        return box(of: place(of: range), onLine: index)
    }

    /// The places of all lines in the photo.
    var boxes: [Quad] {
        lines.indices.compactMap { index in lines[index].box.map { straight.original($0, ofLine: index) } }
    }

    /// The recogniser's confidence in folded indices: the lowest of their words, or that of the line.
    func confidence(of range: Range<Int>) -> Double {
        guard !range.isEmpty, let (index, start, end) = part(of: range) else { return 1 }
        return words(of: lines[index], start, end).map(\.confidence).min() ?? lines[index].confidence
    }

    /// A letter, digit or mark with its place on the label.
    typealias Letter = (point: (x: Double, y: Double), isMark: Bool)

    /// All characters whose places are known, or can be estimated.
    var letters: [Letter] { lines.indices.flatMap { letters(of: lines[$0].words, ofLine: $0) } }

    /// The characters of folded indices whose places are known.
    func letters(of range: Range<Int>) -> [TextLine.Letter] {
        guard !range.isEmpty, let (index, start, end) = part(of: range) else { return [] }
        var offset = 0
        return lines[index].words.flatMap { word in
            defer { offset += word.text.unicodeScalars.count + 1 }
            return word.letters.enumerated().filter { (start..<end).contains(offset + $0.offset) }.map(\.element)
        }
    }

    private func letters(of words: [TextLine.Word], ofLine index: Int) -> [Letter] {
        words.flatMap { word -> [Letter] in
            guard let box = word.box.map({ straight.original($0, ofLine: index) }) else { return [] }
            let scalars = word.text.unicodeScalars, count = Double(scalars.count)
            return scalars.enumerated().map { index, scalar in
                let isPlaced = word.letters.indices.contains(index)
                let middle = isPlaced ? word.letters[index].middle : (Double(index) + 0.5) / count
                let along = (middle - 0.5) * box.length
                let point = (x: box.center.x + box.direction.x * along, y: box.center.y + box.direction.y * along)
                return (point, !scalar.properties.isAlphabetic && scalar.properties.numericType == nil)
            }
        }
    }

    /// The minimum confidence of clearly read text.
    private static let minimumClearConfidence = 0.85

    /// Whether folded indices were read with a high confidence.
    func isClearlyRead(_ range: Range<Int>) -> Bool {
        confidence(of: range) >= Self.minimumClearConfidence
    }

    /// The engines that read all of folded indices; empty for plain text.
    func readers(of range: Range<Int>) -> Set<OCREngine> {
        guard !range.isEmpty else { return [] }
        if let (index, start, end) = part(of: range), isWithinLine(range) {
            let words = words(of: lines[index], start, end)
            // Who read a part of it does not agree on the rest.
            let readers = words.map { lines[index].readers(of: $0) }
            if let first = readers.min(by: { $0.count < $1.count }) {
                let common = readers.reduce(first) { $0.intersection($1) }
                return common.isEmpty ? first : common
            }
        }
        let first = text.source(at: range.lowerBound)
        let last = text.source(at: range.upperBound - 1)
        return lines.indices.filter { (first...max(first, last)).contains($0) }.reduce(into: []) {
            $0.formUnion(lines[$1].readers)
        }
    }

    private func isWithinLine(_ range: Range<Int>) -> Bool {
        text.source(at: range.lowerBound) == text.source(at: range.upperBound - 1)
    }

    /// The line in which a range begins, with the scalars of the line that the range covers.
    private func part(of range: Range<Int>) -> (line: Int, start: Int, end: Int)? {
        let index = text.source(at: range.lowerBound)
        guard lines.indices.contains(index) else { return nil }
        let first = text.offset(at: range.lowerBound)
        let last = text.source(at: range.upperBound - 1) == index ? text.offset(at: range.upperBound - 1) + 1 : nil
        return (index, first, max(first, last ?? lines[index].text.unicodeScalars.count))
    }

    private func words(of line: TextLine, _ start: Int, _ end: Int) -> [TextLine.Word] {
        var offset = 0
        var found: [TextLine.Word] = []
        for word in line.words {
            let length = word.text.unicodeScalars.count
            if offset < end && offset + length > start { found.append(word) }
            offset += length + 1
        }
        return found
    }
}

extension [TextLine] {
    /// The lines row by row, in the direction in which most of their text runs; unchanged unless all of them have
    /// boxes.
    package var inReadingOrder: [TextLine] {
        let rotation = TextRotation(of: self)
        return LabelLayout.inReadingOrder(map { $0.mapCorners(rotation.upright) })
            .map { $0.mapCorners(rotation.original) }
    }
}
