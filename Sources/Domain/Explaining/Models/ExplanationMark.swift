/// A place in a photo with what was made of it.
public struct ExplanationMark: Hashable, Sendable {
    /// The frame, in pixels of the upright photo.
    public var box: Quad
    /// What stands beside the frame, line by line.
    public var lines: [String]
    /// The colour of the frame and of the ground its text stands on.
    public var color: InkColor

    /// A frame with text beside it.
    public init(box: Quad, lines: [String], color: InkColor) {
        self.box = box
        self.lines = lines
        self.color = color
    }
}
