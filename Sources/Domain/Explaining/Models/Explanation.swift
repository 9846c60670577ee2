/// What is drawn into a copy of a photo to show how it was understood.
public struct Explanation: Hashable, Sendable {
    /// What is framed, the least important first: later marks are drawn over earlier ones.
    public var marks: [ExplanationMark]
    /// The lines below the picture, the decision first.
    public var caption: [ExplanationNote]

    /// Marks in the picture and a caption below it.
    public init(marks: [ExplanationMark] = [], caption: [ExplanationNote] = []) {
        self.marks = marks
        self.caption = caption
    }
}
