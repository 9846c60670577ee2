/// Several readings of one pack as one label.
extension ScannedLabel {
    /// A line with fewer digits is no date.
    private static let minimumDigits = 3

    /// This reading with what further looks at the same photo have read: each of their lines that may be a date is kept
    /// with the line of this reading at its place, where it speaks for what both show, or becomes a line of its own.
    package func joined(with looks: [ScannedLabel]) -> ScannedLabel {
        var joined = self
        for line in looks.flatMap(\.lines) where line.text.count(where: \.isNumber) >= Self.minimumDigits {
            guard let engine = line.readers.ordered.first, let box = line.box else { continue }
            let same = joined.lines.indices.filter { joined.lines[$0].box?.isOfSameLine(as: box) ?? false }
            for index in same { joined.lines[index].looks.append(TextLine.Look(text: line.text, engine: engine)) }
            if same.isEmpty { joined.lines.append(line) }
        }
        return joined
    }
}
