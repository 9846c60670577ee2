import Dispatch
package import FoundationEssentials
package import KeepItFreshDomain
import Synchronization

/// Makes pictures of photos in a worker process, so that a harmful photo harms only that process.
///
/// The worker is started at the first photo and serves the next ones. One that fails is replaced at the next photo; its
/// own photo is not tried again.
package final class WorkerPictureReader: Sendable {
    private static let maximumFile = 1 << 20

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
        try await answer(.grey(request), file) { Self.picture($0) }
    }

    /// The colour pictures of a photo that are wanted, as JPEG files of at most 1 MB. Throws as `picture` does.
    package func pictures(_ request: PhotoPicture.Request, of file: PhotoFile) async throws(ScanError) -> [Data] {
        try await answer(.colors(request), file) { Self.files($0, to: request) }
    }

    /// The files of a reply to a request; nil for those that a sound worker does not give.
    static func files(_ reply: LabelServer.Reply, to request: PhotoPicture.Request) -> [Data]? {
        guard case .files(let files) = reply, files.count == request.places.count,
            files.allSatisfy({ $0.starts(with: [0xFF, 0xD8, 0xFF]) && $0.count <= maximumFile })
        else { return nil }
        return files
    }

    /// What a worker's reply says to a request; `read` returns nil for a reply that a sound worker does not give.
    private func answer<Value: Sendable>(
        _ request: LabelServer.Request, _ file: PhotoFile, read: @escaping @Sendable (LabelServer.Reply) -> Value?
    ) async throws(ScanError) -> Value {
        let answer = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(ScanError) in try self.ask(request, file, read) })
            }
        }
        return try answer.get()
    }

    private func ask<Value>(
        _ request: LabelServer.Request, _ file: PhotoFile, _ read: (LabelServer.Reply) -> Value?
    ) throws(ScanError) -> Value {
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
            let reply = LabelServer.reply(bytes)
            if case .refused(let error) = reply {
                worker.withLock { $0 = asked }
                throw error
            }
            guard let value = reply.flatMap(read) else { throw .decoderCrashed }
            worker.withLock { $0 = asked }
            return value
        }
    }

    /// The picture of a reply; nil for one that a sound worker does not give.
    static func picture(_ reply: LabelServer.Reply) -> GreyImage? {
        guard case .picture(let width, let height, let reduction, let pixels) = reply, (1...8).contains(reduction)
        else { return nil }
        return GreyImage(width: width, height: height, pixels: [UInt8](pixels), reduction: reduction)
    }
}
