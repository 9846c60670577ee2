/// Work is done all the same where nobody measures.
extension Optional where Wrapped == any StageTimingProviding {
    /// Does the work of a stage, or of one of its steps.
    package func measure<Value, Failure>(
        _ stage: ReadingStage, step: Int? = nil, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let self else { return try work() }
        return try self.measure(stage, step: step, work)
    }
}
