import Dispatch
import FoundationEssentials
import Glibc
public import KeepItFreshDomain

/// Reads photos in a worker process, so that a photo that kills, stops or fills the decoders costs itself alone.
///
/// The worker is started at the first photo and serves the next ones. One that is lost over a photo is replaced, and the
/// photo tried once more while nothing else is read (`RetryGate`).
public actor WorkerLabelReader: LabelProviding {
    /// More than any photo's text; a worker that sends more has lost its mind.
    private static let replyLimit = 64 << 20

    private let program: WorkerProgram
    private let gate: RetryGate
    private let patience: WorkerPatience
    private let queue = DispatchQueue(label: "worker")
    private var worker: WorkerProcess?

    /// A reader whose worker is started by `program`. All readers that work side by side share `gate`. A worker
    /// that hangs over a photo is waited for `seconds` in all.
    public init(program: WorkerProgram, gate: RetryGate, seconds: Double = 18) {
        self.program = program
        self.gate = gate
        patience = WorkerPatience(seconds: seconds / 2)
    }

    /// Starts the worker ahead of the first photo, so that it gets ready while the caller does other things.
    public func start() {
        if worker == nil { worker = try? WorkerProcess(program) }
    }

    /// Reads a photo. Throws what the worker throws, and `decoderCrashed` or `timeout` when two workers were lost over
    /// it.
    public func label(of file: PhotoFile) async throws(ScanError) -> Label {
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

    /// True once a worker was started, until it is lost.
    var hasWorker: Bool { worker != nil }

    private func read(_ file: PhotoFile) async -> Result<WorkerReply, ScanError> {
        guard let worker = try? worker ?? WorkerProcess(program) else { return .failure(.decoderCrashed) }
        self.worker = worker
        let patience = patience
        let answer = await withTaskCancellationHandler {
            await blocking { worker.exchange(file.bytes, replyLimit: Self.replyLimit, patience: patience) }
        } onCancel: {
            worker.kill()
        }
        if case .reply(let reply) = answer, let reply = try? JSONDecoder().decode(WorkerReply.self, from: Data(reply)) {
            return .success(reply)
        }
        self.worker = nil
        // One that ended for a reason of its own has ended by now, or does in a moment: its reason is wanted.
        let end = await blocking { worker.end(graceMilliseconds: answer == .gone ? 1_000 : 0) }
        return .failure(answer == .late || end == .signal(SIGXCPU) ? .timeout : .decoderCrashed)
    }

    /// Does on a thread of the reader's own what would hold up one of the shared pool.
    private func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
