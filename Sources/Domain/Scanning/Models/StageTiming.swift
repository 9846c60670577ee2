/// How long a stage of a photo's reading took, or one step of it.
public struct StageTiming: Hashable, Codable, Sendable {
    /// The stage.
    public var stage: ReadingStage
    /// Which of the stage's steps it was, from 1; nil for the stage as a whole.
    public var step: Int?
    /// By the wall clock.
    public var duration: Duration
    /// Time that a processor worked on it; nil where that was not measured.
    public var processorTime: Duration?

    /// A stage's or step's time.
    public init(stage: ReadingStage, step: Int? = nil, duration: Duration, processorTime: Duration? = nil) {
        self.stage = stage
        self.step = step
        self.duration = duration
        self.processorTime = processorTime
    }
}
