/// A word of a text line.
public struct TextWord: Hashable, Codable, Sendable {
    /// What was read.
    public var text: String
    /// 0…1, the reader's own measure.
    public var confidence: Double
    /// Where it stands; nil for plain text.
    public var box: Quad?

    /// A word, as sure as `confidence` says, at `box`.
    public init(text: String, confidence: Double = 1, box: Quad? = nil) {
        self.text = text
        self.confidence = confidence
        self.box = box
    }
}
