import Dispatch
import FoundationEssentials
import Glibc
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reads photos in a worker process, so that a photo that crashes, hangs or overfills a decoder harms no other one.
///
/// The worker is started at the first photo and serves the next ones. One that fails is replaced, and the photo is
/// tried once more while nothing else is read (`RetryGate`).
package actor WorkerLabelReader: LabelProviding {
    /// More than any photo's text; a worker that sends more is broken.
    private static let replyLimit = 64 << 20

    private let program: WorkerProgram
    private let gate: RetryGate
    private let deadline: WorkerProcess.Deadline
    private let queue = DispatchQueue(label: "worker")
    private var worker: WorkerProcess?

    /// A reader whose worker is started by `program`. All readers that work side by side share `gate`. A photo at which
    /// workers hang takes `seconds` in all.
    package init(program: WorkerProgram, gate: RetryGate, seconds: Double = 18) {
        self.program = program
        self.gate = gate
        deadline = WorkerProcess.Deadline(seconds: seconds / 2)
    }

    /// Starts the worker before the first photo, so that it gets ready while the caller does other things.
    package func start() {
        if worker == nil { worker = try? WorkerProcess(program) }
    }

    /// Reads a photo. Throws the worker's error, and `decoderCrashed` or `timeout` when two workers failed on it.
    package func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        var failure = ScanError.decoderCrashed
        for alone in [false, true] {
            await gate.enter(alone: alone)
            let answer = await read(file)
            await gate.leave()
            switch answer {
            case .success(.label(let label)): return label
            case .success(.refused(let error)): throw error
            case .success(.picture): failure = .decoderCrashed
            case .failure(let error): failure = error
            }
            if Task.isCancelled { break }
        }
        throw failure
    }

    /// Whether a worker was started and has not failed since.
    var hasWorker: Bool { worker != nil }

    private func read(_ file: PhotoFile) async -> Result<LabelServer.Reply, ScanError> {
        guard let worker = try? worker ?? WorkerProcess(program) else { return .failure(.decoderCrashed) }
        self.worker = worker
        let deadline = deadline
        let answer = await withTaskCancellationHandler {
            await blocking { worker.exchange(file.bytes, replyLimit: Self.replyLimit, deadline: deadline) }
        } onCancel: {
            worker.kill()
        }
        if case .reply(let reply) = answer,
            let reply = try? JSONDecoder().decode(LabelServer.Reply.self, from: Data(reply))
        {
            return .success(reply)
        }
        self.worker = nil
        // A worker that ended by itself has ended by now, or does in a moment, and its reason is needed.
        let end = await blocking { worker.end(graceMilliseconds: answer == .ended ? 1_000 : 0) }
        return .failure(answer == .late || end == .signal(SIGXCPU) ? .timeout : .decoderCrashed)
    }

    /// Runs blocking work on a thread of the reader's own, not on one of the shared pool.
    private func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}

extension WorkerLabelReader {
    /// Lets photos be read side by side, but a photo that a worker failed on alone: the others cannot be the cause
    /// then, nor suffer from it.
    package actor RetryGate {
        private var running = 0
        private var isAlone = false
        private var waitingToBeAlone = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []

        package init() {}

        /// Waits until the photo may be read; `leave` must follow.
        func enter(alone: Bool) async {
            if alone { waitingToBeAlone += 1 }
            while isAlone || (alone ? running > 0 : waitingToBeAlone > 0) {
                await withCheckedContinuation { waiting.append($0) }
            }
            if alone { waitingToBeAlone -= 1 }
            running += 1
            isAlone = alone
        }

        /// Whether a photo waits to be read alone.
        var hasWaitingRetry: Bool { waitingToBeAlone > 0 }

        /// Ends a reading and lets waiting ones begin.
        func leave() {
            running -= 1
            isAlone = false
            let resumed = waiting
            waiting = []
            resumed.forEach { $0.resume() }
        }
    }
}
