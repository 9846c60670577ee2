/// A line of text in a colour.
public struct ExplanationNote: Hashable, Sendable {
    /// The line.
    public var text: String
    /// The colour of its letters.
    public var color: InkColor

    /// A line of text in a colour.
    public init(text: String, color: InkColor) {
        self.text = text
        self.color = color
    }
}
