extension TextLine {
    /// The same line, told to be read by `reader`.
    func read(by reader: TextReader) -> TextLine {
        var line = self
        line.reader = reader
        return line
    }

    /// Adds another reading of the same place to the alternatives.
    mutating func addAlternative(from other: TextLine) {
        alternatives.append(other.text)
        if other.reader != reader { rivals.append(other.text) }
    }

    /// Who made out one of the alternatives; nil for plain text.
    func reader(ofAlternative text: String) -> TextReader? {
        guard rivals.contains(text) else { return reader }
        return switch reader {
        case .print: .coderPrint
        case .coderPrint: .print
        case .both, nil: reader
        }
    }
}
