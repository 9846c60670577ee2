import Dispatch
import Glibc
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reads photos in a worker process, so that a photo that crashes, hangs or overfills a decoder harms no other one.
///
/// The worker is started at the first photo and serves the next ones. One that ends is replaced, and its photo is tried
/// again while nothing else is read (`RetryGate`): once when the worker failed on it, and `maximumKills` times when the
/// worker was killed from outside, which is not the photo's fault.
package actor WorkerLabelReader: LabelProviding {
    /// More than any photo's text; a worker that sends more is broken.
    private static let replyLimit = 64 << 20

    /// The number of workers that may fail on a photo before it counts as unreadable.
    private static let maximumFailures = 2
    /// The number of workers that may be killed from outside at a photo before it counts as unreadable.
    private static let maximumKills = 20
    /// How often, and with which pause, a worker is tried to start while the system is too busy for one.
    private static let (maximumStarts, startPause) = (20, Duration.milliseconds(500))
    /// Milliseconds in which a worker that has closed its socket must have ended.
    private static let maximumEndMilliseconds = 5_000

    private let program: WorkerProgram
    private let gate: RetryGate
    private let deadline: WorkerProcess.Deadline
    private let outOfMemoryKills: @Sendable () -> Int?
    private let queue = DispatchQueue(label: "worker")
    private var worker: WorkerProcess?

    /// A reader whose worker is started by `program`. All readers that work side by side share `gate`. A photo at which
    /// workers hang takes `seconds` in all.
    package init(program: WorkerProgram, gate: RetryGate, seconds: Double = 18) {
        self.init(
            program: program, gate: gate, seconds: seconds, outOfMemoryKills: { WorkerProcess.outOfMemoryKills })
    }

    /// A reader that asks `outOfMemoryKills` how many processes the system has ended because memory ran out.
    init(
        program: WorkerProgram, gate: RetryGate, seconds: Double, outOfMemoryKills: @escaping @Sendable () -> Int?
    ) {
        self.program = program
        self.outOfMemoryKills = outOfMemoryKills
        self.gate = gate
        deadline = WorkerProcess.Deadline(seconds: seconds / 2)
    }

    /// Starts the worker before the first photo, so that it gets ready while the caller does other things.
    package func start() {
        if worker == nil { worker = try? WorkerProcess(program) }
    }

    /// Ends the worker, while no photo is read. The next photo starts another.
    package func stop() {
        worker = nil
    }

    /// Reads a photo. Throws the worker's error, `decoderCrashed` or `timeout` when too many workers ended at it, and
    /// `systemBusy` when none could be started within ten seconds.
    package func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        try await label(of: file, knowing: nil)
    }

    /// The same for a photo of which more is known.
    package func label(of file: PhotoFile, in context: PhotoContext) async throws(ScanError) -> ScannedLabel {
        try await label(of: file, knowing: context)
    }

    private func label(
        of file: PhotoFile, knowing context: PhotoContext?
    ) async throws(ScanError) -> ScannedLabel {
        var (failures, kills, starts) = (0, 0, 0)
        while true {
            await gate.enter(alone: failures + kills > 0)
            let outcome = await read(file, knowing: context)
            await gate.leave()
            var failure = ScanError.decoderCrashed
            switch outcome {
            case .reply(.label(let label)): return label
            case .reply(.refused(let error)): throw error
            case .reply(.picture), .reply(.files): failures += 1
            case .failed(.systemBusy):
                (failure, starts) = (.systemBusy, starts + 1)
                try? await Task.sleep(for: Self.startPause)
            case .failed(let error): (failure, failures) = (error, failures + 1)
            case .killed: kills += 1
            }
            guard failures < Self.maximumFailures, kills < Self.maximumKills, starts < Self.maximumStarts,
                !Task.isCancelled
            else { throw failure }
        }
    }

    /// Whether a worker was started and has not failed since.
    var hasWorker: Bool { worker != nil }

    private func read(_ file: PhotoFile, knowing context: PhotoContext?) async -> Outcome {
        let worker: WorkerProcess
        do throws(ScanError) {
            worker = if let running = self.worker { running } else { try WorkerProcess(program) }
        } catch {
            return .failed(error)
        }
        self.worker = worker
        let (deadline, earlierKills) = (deadline, outOfMemoryKills())
        let message = context.map { PhotoRequest($0).message(file.bytes) } ?? file.bytes
        let answer = await withTaskCancellationHandler {
            await blocking { worker.exchange(message, replyLimit: Self.replyLimit, deadline: deadline) }
        } onCancel: {
            worker.kill()
        }
        if case .reply(let bytes) = answer, let reply = LabelServer.reply(bytes) { return .reply(reply) }
        self.worker = nil
        // A worker that ended by itself has ended by now, or does in a moment, and its reason is needed.
        let grace = answer == .ended ? Self.maximumEndMilliseconds : 0
        let end = await blocking { worker.end(graceMilliseconds: grace) }
        // The system kills the process that uses the most memory, which is a photo's fault.
        if let end, end.isFromOutside, outOfMemoryKills() == earlierKills { return .killed }
        return .failed(answer == .late || end == .signal(SIGXCPU) ? .timeout : .decoderCrashed)
    }

    /// Runs blocking work on a thread of the reader's own, not on one of the shared pool.
    private func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}

extension WorkerLabelReader {
    /// How an attempt to read a photo ended.
    private enum Outcome {
        case reply(LabelServer.Reply)
        /// The worker failed on the photo.
        case failed(ScanError)
        /// The worker was killed from outside.
        case killed
    }

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
