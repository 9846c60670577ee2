import Dispatch

/// Runs an actor's jobs on a dispatch queue of its own, so that a reader that blocks for a second holds up no task of
/// the shared pool.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// A queue whose threads show up under `label` in a debugger.
    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
