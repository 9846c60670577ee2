import Glibc
public import KeepItFreshDomain
import Synchronization

/// Measures stages by the system's clocks: the wall's and the working thread's.
public final class StageStopwatch: StageTimingProviding {
    private let timings = Mutex<[StageTiming]>([])

    /// A stopwatch that has measured nothing yet.
    public init() {}

    /// Does the work on this thread and keeps how long it took.
    public func measure<Value, Failure>(
        _ stage: ReadingStage, step: Int?, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let (start, startOfWork) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_THREAD_CPUTIME_ID))
        defer {
            let processorTime = Self.now(CLOCK_THREAD_CPUTIME_ID) - startOfWork
            keep(
                StageTiming(
                    stage: stage, step: step, duration: Self.now(CLOCK_MONOTONIC) - start, processorTime: processorTime)
            )
        }
        return try work()
    }

    /// What was kept, which is then forgotten.
    public func take() -> [StageTiming] {
        timings.withLock { timings in
            defer { timings = [] }
            return timings
        }
    }

    private func keep(_ timing: StageTiming) {
        timings.withLock { $0.append(timing) }
    }

    private static func now(_ clock: clockid_t) -> Duration {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
