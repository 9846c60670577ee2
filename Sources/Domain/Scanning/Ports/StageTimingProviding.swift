package import KeepItFreshLabels

/// Measures how long the stages of reading one photo take.
package protocol StageTimingProviding: Sendable {
    /// Runs work that stays on its thread, and records how long it took, even if it throws.
    func measure<Value, Failure>(
        _ stage: StageTiming.Stage, step: Int?, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value

    /// Returns and removes what was recorded since the last call, in the order in which the work ended.
    func drain() -> [StageTiming]
}

extension Optional where Wrapped == any StageTimingProviding {
    /// Runs the work of a stage, or of one of its steps; it is measured unless this is nil.
    package func measure<Value, Failure>(
        _ stage: StageTiming.Stage, step: Int? = nil, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let self else { return try work() }
        return try self.measure(stage, step: step, work)
    }
}
