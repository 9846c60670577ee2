import Dispatch
import FoundationEssentials
package import KeepItFreshDomain
import Synchronization

/// Makes pictures of photos in a worker process, so that a harmful photo harms only that process.
///
/// The worker is started at the first photo and serves the next ones. One that fails is replaced at the next photo; its
/// own photo is not tried again.
package final class WorkerPictureReader: Sendable {
    private let program: WorkerProgram
    private let replyLimit: Int
    private let deadline: WorkerProcess.Deadline
    private let queue = DispatchQueue(label: "pictures")
    /// The worker while it is not asked.
    private let worker = Mutex<WorkerProcess?>(nil)

    /// A reader whose worker, which is started by `program`, reads photos within `limits`. It waits `seconds` for a
    /// worker that hangs.
    package init(program: WorkerProgram, limits: PhotoLimits = PhotoLimits(), seconds: Double = 9) {
        self.program = program
        // More than all pixels in base 64.
        replyLimit = 1 << 20 + limits.pixels / 3 * 4
        deadline = WorkerProcess.Deadline(seconds: seconds)
    }

    /// The picture of a photo that is wanted. Throws the worker's error, `timeout` when it does not answer, and
    /// `decoderCrashed` when it ended.
    package func picture(_ request: PictureRequest, of file: PhotoFile) async throws(ScanError) -> GreyImage {
        let answer = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(ScanError) in try self.ask(request, file) })
            }
        }
        return try answer.get()
    }

    private func ask(_ request: PictureRequest, _ file: PhotoFile) throws(ScanError) -> GreyImage {
        guard let message = LabelServer.message(request, file.bytes) else { throw .unreadableImage }
        let running = worker.withLock { worker in
            defer { worker = nil }
            return worker
        }
        let asked = if let running { running } else { try WorkerProcess(program) }
        switch asked.exchange(message, replyLimit: replyLimit, deadline: deadline) {
        case .late: throw .timeout
        case .ended: throw .decoderCrashed
        case .reply(let bytes):
            let reply = try? JSONDecoder().decode(LabelServer.Reply.self, from: Data(bytes))
            guard let answer = reply.flatMap(Self.answer) else { throw .decoderCrashed }
            worker.withLock { $0 = asked }
            return try answer.get()
        }
    }

    /// What a reply says; nil for one that a sound worker does not give.
    static func answer(_ reply: LabelServer.Reply) -> Result<GreyImage, ScanError>? {
        switch reply {
        case .refused(let error): return .failure(error)
        case .picture(let width, let height, let reduction, let pixels):
            guard (1...8).contains(reduction) else { return nil }
            return GreyImage(width: width, height: height, pixels: [UInt8](pixels), reduction: reduction)
                .map { .success($0) }
        case .label: return nil
        }
    }
}
