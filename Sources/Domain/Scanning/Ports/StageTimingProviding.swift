/// Measures how long the stages of one photo's reading take.
public protocol StageTimingProviding: Sendable {
    /// Does work that stays on its thread, and keeps how long it took; also when it throws.
    func measure<Value, Failure>(
        _ stage: ReadingStage, step: Int?, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value

    /// What was kept since the last call, in the order in which it ended.
    func take() -> [StageTiming]
}
