import KeepItFreshDomain

extension TextLine {
    /// A line of the given words: their texts parted by a space, the box around theirs, their mean confidence by length.
    /// Nil when nothing but space was read.
    init?(words: [TextWord]) {
        let words = words.filter { $0.text.contains { !$0.isWhitespace } }
        let letters = words.reduce(0) { $0 + $1.text.count }
        guard letters > 0 else { return nil }
        let weighted = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) }
        self.init(
            text: words.map(\.text).joined(separator: " "),
            confidence: min(1, max(0, weighted / Double(letters))),
            box: Quad(around: words.compactMap(\.box)),
            words: words
        )
    }
}

extension Quad {
    /// The upright rectangle around all corners of `quads`; nil for none.
    init?(around quads: [Quad]) {
        let corners = quads.flatMap(\.corners)
        let columns = corners.map(\.x)
        let rows = corners.map(\.y)
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }
}

extension TextLine {
    /// The same line in a picture `factor` times as large.
    func enlarged(by factor: Int) -> TextLine {
        var line = self
        line.box = box?.enlarged(by: factor)
        for index in words.indices { line.words[index].box = words[index].box?.enlarged(by: factor) }
        return line
    }
}
