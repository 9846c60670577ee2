import Glibc
import KeepItFreshDomain
package import KeepItFreshLabels
import Synchronization

/// Measures stages by wall time and by the processor time of the calling thread.
package final class StageStopwatch: StageTimingProviding {
    private let timings = Mutex<[StageTiming]>([])

    package init() {}

    /// Does the work on this thread and records how long it took.
    package func measure<Value, Failure>(
        _ stage: StageTiming.Stage, step: Int?, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let (start, startOfWork) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_THREAD_CPUTIME_ID))
        defer {
            let processorTime = Self.now(CLOCK_THREAD_CPUTIME_ID) - startOfWork
            record(
                StageTiming(
                    stage: stage, step: step, duration: Self.now(CLOCK_MONOTONIC) - start, processorTime: processorTime)
            )
        }
        return try work()
    }

    /// Removes and returns the recorded times.
    package func drain() -> [StageTiming] {
        timings.withLock { timings in
            defer { timings = [] }
            return timings
        }
    }

    private func record(_ timing: StageTiming) {
        timings.withLock { $0.append(timing) }
    }

    private static func now(_ clock: clockid_t) -> Duration {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
