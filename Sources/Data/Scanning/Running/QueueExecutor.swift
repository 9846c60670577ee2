import Dispatch

/// Runs an actor's jobs on a separate dispatch queue, so that work that blocks for a second does not keep a thread of
/// the shared pool from other tasks.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// `label` is the queue's name in a debugger.
    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
