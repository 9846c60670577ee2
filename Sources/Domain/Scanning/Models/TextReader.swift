/// Who read a line of a photo's text.
public enum TextReader: String, Codable, Hashable, Sendable, CaseIterable {
    /// The reader of ordinary print.
    case print
    /// The reader of what coders print: inkjet dots, thermal transfer, laser.
    case coderPrint
    /// Both: they agree, or each read a part.
    case both

    /// Who read what `self` and `other` read together.
    func joined(with other: TextReader) -> TextReader {
        self == other ? self : .both
    }
}
